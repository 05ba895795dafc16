import type { Page } from '@playwright/test';
import { expect, setSwitches, test } from '../support/wordpress-test';

const titles = ( page: Page ) =>
	page.locator( '.wc-block-product .wp-block-post-title' );
const pageLink = ( page: Page, number: number ) =>
	page
		.getByRole( 'navigation', { name: 'Pagination' } )
		.getByRole( 'link', { name: `Page ${ number }` } );
// Themes request files of other hosts, which a local site may not reach.
test.use( { allowedConsoleErrors: /net::ERR_/ } );

test.beforeEach( async ( { site, context, baseURL } ) => {
	test.skip(
		site.kind !== 'given' || ! site.hasSwitches,
		'The double has no lists of products.'
	);
	await setSwitches(
		context,
		baseURL ?? '',
		'theme:twentytwentyfive',
		'product-collection'
	);
} );

test( 'a collection turns its pages in place, and Back returns to the first one', async ( {
	page,
} ) => {
	await page.goto( '/shop/' );
	test.skip(
		( await page.locator( '[data-wc-interactive]' ).count() ) > 0,
		"Collections of WooCommerce 9.6 stay the platform's."
	);
	const first = await titles( page ).allInnerTexts();
	await page.evaluate( () => Object.assign( window, { isSame: true } ) );
	await pageLink( page, 2 ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /\/shop\/(page\/2\/|\?.*page=2)/ );
	await expect( titles( page ) ).not.toHaveText( first );
	await expect(
		page.locator( '.wc-block-product' ).first().getByRole( 'link' ).first()
	).toBeFocused();
	await expect(
		page.getByRole( 'status' ).filter( { hasText: /Page 2|Showing 1\d/ } )
	).not.toHaveCount( 0 );
	await page.goBack();
	await expect( page ).toHaveURL( /\/shop\/$/ );
	await expect( titles( page ) ).toHaveText( first );
	expect(
		await page.evaluate( () => Reflect.get( window, 'isSame' ) === true )
	).toBe( true );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test(
		'the pages of a collection are links',
		{ tag: '@all' },
		async ( { page } ) => {
			await page.goto( '/shop/' );
			const first = await titles( page ).allInnerTexts();
			await pageLink( page, 2 ).click();
			await expect( page ).toHaveURL( /\/shop\/(page\/2\/|\?.*page=2)/ );
			await expect( titles( page ) ).not.toHaveText( first );
		}
	);
} );
