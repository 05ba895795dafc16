import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { MUG } from './support/products';
import { expect, test } from './support/shop-test';

// Real pages with site-wide behaviors. Each behavior has its own tests.

/** Slides out of view are cut off, but the page must not scroll to them. */
const expectNoOverflow = async ( page: Page ) =>
	expect(
		await page.evaluate(
			() =>
				document.documentElement.scrollWidth -
				document.documentElement.clientWidth
		)
	).toBe( 0 );

test( 'the home page shows slides, numbers, photos and a film', async ( {
	page,
} ) => {
	await page.goto( '/' );
	const slides = page.getByRole( 'group', { name: 'This week' } );
	await expect(
		slides.getByRole( 'button', { name: /next/i } )
	).toBeVisible();
	await slides.getByRole( 'button', { name: /next/i } ).click();
	await expect(
		slides.getByRole( 'heading', { name: 'Light for long evenings' } )
	).toBeInViewport();
	await page.getByText( 'mugs thrown so far' ).scrollIntoViewIfNeeded();
	await expect(
		page.getByText( '12,400', { exact: true } ).first()
	).toBeVisible();
	await page
		.getByRole( 'heading', { name: 'Our photos' } )
		.scrollIntoViewIfNeeded();
	await page.getByRole( 'link', { name: 'Watch the film' } ).click();
	const film = page.getByRole( 'dialog' );
	await expect( film.locator( 'video' ) ).toBeVisible();
	// The page does not show through.
	await expect
		.poll( () =>
			film.evaluate( ( dialog ) => {
				const { backgroundColor, opacity } = getComputedStyle(
					dialog,
					'::backdrop'
				);
				return [ backgroundColor, opacity ];
			} )
		)
		.toEqual( [ 'rgb(0, 0, 0)', '1' ] );
	await page.keyboard.press( 'Escape' );
	await expect(
		page.getByRole( 'img', { name: 'The harbor before sunrise' } )
	).toBeVisible();
	await expectNoOverflow( page );
} );

test( "a link opens the guide's closed sections, outermost first", async ( {
	page,
} ) => {
	await page.goto( '/guide/' );
	const answer = page.getByText( 'Salt at once, then cold water.' );
	await expect( answer ).toBeHidden();
	await page.getByRole( 'link', { name: 'Wine stains' } ).click();
	await expect( answer ).toBeInViewport();
	await page.getByRole( 'link', { name: 'brass', exact: true } ).click();
	await expect( page.getByRole( 'tab', { name: 'Brass' } ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
	await expect(
		page.getByText( 'Not lacquered, so it darkens' )
	).toBeInViewport();
	await page.goto( '/guide/#pickup' );
	await expect( page.getByText( 'Yes, at both workshops' ) ).toBeInViewport();
	await page.getByRole( 'button', { name: 'Open all' } ).click();
	await expect( page.getByText( 'We sew it' ) ).toBeVisible();
} );

test.describe( 'on a phone, mirrored', () => {
	test.use( {
		viewport: { width: 320, height: 640 },
		hasTouch: true,
		shopOptions: { locale: 'ar' },
	} );

	test( 'the menu of the header and the categories are panels', async ( {
		page,
	} ) => {
		await page.goto( '/guide/' );
		const header = page.getByRole( 'banner' );
		expect( ( await header.boundingBox() )?.height ).toBeLessThan( 125 );
		// Before, the browser opens it as a popover.
		await expect( page.locator( 'dialog.is-enhanced' ) ).toHaveCount( 1 );
		await header.getByRole( 'button', { name: 'Menu' } ).click();
		const menu = page.getByRole( 'dialog', { name: 'Menu' } );
		await expect( menu ).toBeVisible();
		expect(
			await menu.evaluate( ( element ) => element.matches( ':modal' ) )
		).toBe( true );
		await page.keyboard.press( 'Escape' );
		await expect( menu ).toBeHidden();
		await expect(
			header.getByRole( 'button', { name: 'Menu' } )
		).toBeFocused();
		await expectNoOverflow( page );
		await page.goto( '/shop/' );
		await page.getByRole( 'link', { name: 'Categories' } ).click();
		await expect(
			page
				.getByRole( 'dialog' )
				.getByRole( 'link', { name: 'Everything' } )
		).toBeVisible();
	} );

	test(
		'pages with behaviors have no accessibility problems',
		{ tag: '@all' },
		async ( { page } ) => {
			for ( const path of [ '/', '/guide/' ] ) {
				await page.goto( path );
				await page.emulateMedia( { reducedMotion: 'reduce' } );
				await expectAccessible( page );
				await expectNoOverflow( page );
			}
		}
	);
} );

test( 'the login opens above the page, shows the password, and reports errors', async ( {
	page,
} ) => {
	await page.goto( '/guide/' );
	await page
		.getByRole( 'banner' )
		.getByRole( 'link', { name: 'Log in' } )
		.click();
	const login = page.getByRole( 'dialog', { name: 'Log in' } );
	await login.getByLabel( 'Email address' ).fill( 'customer@shop.test' );
	const password = login.getByLabel( 'Password', { exact: true } );
	await password.fill( 'wrong' );
	await login.getByRole( 'button', { name: 'Show password' } ).click();
	await expect( password ).toHaveAttribute( 'type', 'text' );
	await login.getByRole( 'button', { name: 'Log in' } ).click();
	await expect( login.getByRole( 'alert' ) ).toContainText( 'wrong' );
	await expect( page ).toHaveURL( /\/guide\/$/ );
} );

test( 'every page but the checkout has the same menu, with a button and Escape', async ( {
	page,
	shop,
} ) => {
	test.slow();
	await shop.add( [ MUG.id, 1 ] );
	const menu = page.getByRole( 'navigation', { name: 'Main' } );
	const button = menu.getByRole( 'button', { name: 'Submenu of Shop' } );
	const entry = menu.getByRole( 'link', { name: 'Kitchen' } );
	for ( const path of [ '/shop/', MUG.path, '/wishlist/', '/cart/' ] ) {
		await test.step( path, async () => {
			await page.goto( path );
			await menu.getByRole( 'link', { name: 'Shop' } ).focus();
			await expect( entry ).toBeHidden();
			await expect( button ).toBeVisible();
			await page.keyboard.press( 'Tab' );
			await expect( button ).toBeFocused();
			await page.keyboard.press( 'Enter' );
			await expect( entry ).toBeInViewport( { ratio: 1 } );
			const below = ( await button.boundingBox() )!;
			const top = ( await entry.boundingBox() )!;
			expect( top.y ).toBeGreaterThanOrEqual(
				below.y + below.height - 1
			);
			expect( Math.abs( top.x - below.x ) ).toBeLessThan( 100 );
			await page.keyboard.press( 'Tab' );
			await page.keyboard.press( 'Escape' );
			await expect( entry ).toBeHidden();
			await expect( button ).toBeFocused();
			await expectAccessible( page, 'header' );
		} );
	}
} );
