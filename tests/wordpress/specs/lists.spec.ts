import type { Page } from '@playwright/test';
import { expect, setSwitches, test } from '../support/wordpress-test';

const titles = ( page: Page ) =>
	page.locator( '.wc-block-product .wp-block-post-title' );
const pageLink = ( page: Page, number: number ) =>
	page
		.getByRole( 'navigation', { name: 'Pagination' } )
		.getByRole( 'link', { name: `Page ${ number }` } );
// Themes request files from other hosts, which a local site may not reach.
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
		'product-collection',
		'list:short-pages'
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
		page
			// The number of results is an alert in older versions.
			.locator( '[role="status"], [role="alert"]' )
			.filter( { hasText: /Page 2|Showing 5/ } )
	).not.toHaveCount( 0 );
	await page.goBack();
	await expect( page ).toHaveURL( /\/shop\/$/ );
	await expect( titles( page ) ).toHaveText( first );
	expect(
		await page.evaluate( () => Reflect.get( window, 'isSame' ) === true )
	).toBe( true );
} );

for ( const part of [ 'product-collection', 'plugin-off' ] ) {
	test( `buttons show the number in the cart after adding and on the next page: ${ part }`, async ( {
		page,
		context,
		baseURL,
		requested,
	} ) => {
		await setSwitches(
			context,
			baseURL ?? '',
			'theme:twentytwentyfive',
			part
		);
		await page.goto( '/shop/' );
		test.skip(
			( await page.locator( '[data-wc-interactive]' ).count() ) > 0,
			"Collections of WooCommerce 9.6 stay the platform's."
		);
		const button = page
			.locator( '.wc-block-product .ajax_add_to_cart' )
			.first();
		const reads = () =>
			requested.filter( ( url ) => /store\/v1\/cart/.test( url ) );
		await page.waitForLoadState( 'networkidle' );
		await expect( button ).toHaveText( 'Add to cart' );
		if ( part !== 'plugin-off' ) {
			expect( reads(), 'without a cart' ).toEqual( [] );
		}
		const box = await button.boundingBox();
		await button.click();
		await expect( button ).toHaveText( '1 in cart' );
		await button.click();
		await expect( button ).toHaveText( '2 in cart' );
		requested.length = 0;
		await page.goto( '/shop/' );
		await expect( button ).toHaveText( '2 in cart' );
		if ( part !== 'plugin-off' ) {
			expect( await button.boundingBox() ).toEqual( box );
			expect( reads(), 'the badge has cached the cart' ).toEqual( [] );
			// As if the cart had changed elsewhere.
			await page.evaluate( () => localStorage.clear() );
			await page.goto( '/shop/' );
			await expect( button ).toHaveText( '2 in cart' );
			await page.waitForLoadState( 'networkidle' );
			expect( reads(), 'one for badge and buttons' ).toHaveLength( 1 );
		}
	} );
}

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

test( 'the buttons of a carousel scroll it, until its ends', async ( {
	page,
	context,
	baseURL,
} ) => {
	await setSwitches(
		context,
		baseURL ?? '',
		'theme:twentytwentyfive',
		'product-collection',
		'list:carousel'
	);
	await page.goto( '/sample-page/' );
	const list = page.locator( '.entry-content .wc-block-product-template' );
	const [ previous, next ] = await page
		.locator( '.wc-block-next-previous-buttons button' )
		.all();
	test.skip(
		! previous || ! next,
		'This WooCommerce has no carousel of products.'
	);
	const scrolled = () => list.evaluate( ( { scrollLeft } ) => scrollLeft );
	await expect( previous! ).toHaveAttribute( 'aria-disabled', 'true' );
	await next!.focus();
	await page.keyboard.press( 'Enter' );
	await expect.poll( scrolled ).toBeGreaterThan( 100 );
	await expect( previous! ).toHaveAttribute( 'aria-disabled', 'false' );
	await expect( async () => {
		await page.keyboard.press( 'ArrowRight' );
		await expect( next! ).toHaveAttribute( 'aria-disabled', 'true', {
			timeout: 1000,
		} );
	} ).toPass();
	await expect( next! ).toBeFocused();
} );

// Both in turn: the platform's block uses our stores and contexts.
for ( const part of [ 'ours', 'all-products-off' ] ) {
	test.describe( part, () => {
		// For guests, a request of the platform's block is refused, with and without this plugin.
		test.use( {
			allowedConsoleErrors:
				part === 'ours'
					? /net::ERR_/
					: /net::ERR_|status of 401|^Object$/,
		} );

		test( 'the all-products block sorts, turns pages and adds a product', async ( {
			page,
			context,
			baseURL,
			serverCart,
		} ) => {
			await setSwitches(
				context,
				baseURL ?? '',
				'theme:twentytwentyfive',
				'list:all-products',
				part
			);
			await page.goto( '/sample-page/' );
			const block = page.locator( '.wc-block-all-products' );
			const products = block.locator( '.wc-block-grid__product' );
			await expect( products ).toHaveCount( 6 );
			const names = () =>
				block
					.locator( 'h2.wc-block-grid__product-title' )
					.allInnerTexts();
			const newest: Array< { name: string } > = await (
				await page.request.get(
					'/wp-json/wc/store/v1/products?catalog_visibility=catalog&per_page=6'
				)
			).json();
			const first = newest.map( ( { name } ) => name );
			await expect.poll( names ).toEqual( first );
			await block.getByRole( 'combobox' ).selectOption( 'price-desc' );
			await expect.poll( names ).not.toEqual( first );
			await expect( products ).toHaveCount( 6 );
			const dearest = await names();
			await block
				.getByRole( part === 'ours' ? 'link' : 'button', {
					name: 'Page 2',
				} )
				.click();
			await expect.poll( names ).not.toEqual( dearest );
			await block
				.getByRole( 'button', { name: /^Add to cart/ } )
				.first()
				.click();
			await expect
				.poll( async () => ( await serverCart() ).items_count )
				.toBe( 1 );
		} );
	} );
}

test( 'a search form suggests products, which lead to their pages', async ( {
	page,
	context,
	baseURL,
	site: { products },
} ) => {
	await setSwitches(
		context,
		baseURL ?? '',
		'theme:storefront',
		'live-search'
	);
	const [ { name, path } ] = products;
	await page.goto( '/shop/' );
	await page.locator( 'form.sf-search [type="search"]' ).first().focus();
	await page.keyboard.type( name.slice( 0, 5 ), { delay: 20 } );
	const option = page
		.getByRole( 'option' )
		.filter( { hasText: name } )
		.first();
	await expect( option ).toBeVisible();
	await expect( option ).toContainText( '$' );
	await page.keyboard.press( 'ArrowDown' );
	await expect(
		page
			.locator( '.sf-search__panel' )
			.getByRole( 'option', { selected: true } )
	).toHaveCount( 1 );
	await option.click();
	await page.waitForURL( `**${ path }` );
} );
