import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { expectNoOverflow } from './support/expect-no-overflow';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { expect, test } from './support/shop-test';

const collection = ( page: Page, name: string ) =>
	page
		.locator( 'section' )
		.filter( { has: page.getByRole( 'heading', { level: 2, name } ) } );
const headings = ( page: Page ) =>
	page.getByRole( 'main' ).getByRole( 'listitem' ).getByRole( 'heading' );
const pages = ( page: Page ) =>
	page.getByRole( 'navigation', { name: 'Pages' } ).first();

/** A page load would remove the mark. */
const mark = ( page: Page ) =>
	page.evaluate( () => Object.assign( window, { isSame: true } ) );
const isSame = ( page: Page ) =>
	page.evaluate( () => Reflect.get( window, 'isSame' ) === true );

test( 'turns the pages of a listing with the keyboard, without loading one', async ( {
	page,
} ) => {
	await watchLayoutShifts( page );
	await page.goto( '/shop/' );
	await mark( page );
	const first = await headings( page ).allInnerTexts();
	const next = pages( page ).getByRole( 'link', { name: 'Next' } );
	const requested = page.waitForRequest( /\/shop\/\?page=2/ );
	// From the link before it, because the skip link moves when it gets focus.
	await pages( page ).getByRole( 'link' ).nth( -2 ).focus();
	await page.keyboard.press( 'Tab' );
	await expect( next ).toBeFocused();
	await requested;
	await page.keyboard.press( 'Enter' );

	await expect( page ).toHaveURL( /\/shop\/\?page=2$/ );
	await expect( page.locator( '.woocommerce-result-count' ) ).toHaveText(
		/Showing 13–24 of \d+ results/
	);
	await expect(
		page.getByRole( 'main' ).locator( 'h3 a' ).first()
	).toBeFocused();
	await expect( pages( page ).locator( '[aria-current]' ) ).toHaveText(
		/2$/
	);
	await expectAccessible( page );
	const second = await headings( page ).allInnerTexts();
	expect( second ).not.toEqual( first );

	const add = page
		.getByRole( 'main' )
		.getByRole( 'button', { name: /^Add to cart/ } )
		.first();
	await add.click();
	await expect( page.locator( 'a.added_to_cart' ) ).toBeVisible();

	await page.goBack();
	await expect( headings( page ) ).toHaveText( first );
	await page.goForward();
	await expect( headings( page ) ).toHaveText( second );
	await page.goBack();
	await expect( headings( page ) ).toHaveText( first );
	expect( await isSame( page ) ).toBe( true );
	expect( await layoutShifts( page ) ).toEqual( [] );

	// A reloaded page still goes back.
	await page.goForward();
	await page.reload();
	await expect( headings( page ) ).toHaveText( second );
	await page.goBack();
	await expect( headings( page ) ).toHaveText( first );
} );

test( 'shows all collections and layouts, which stay in place while pictures load', async ( {
	page,
} ) => {
	await page.route( /\/pictures\//, async ( route ) => {
		await new Promise( ( resolve ) => setTimeout( resolve, 300 ) );
		await route.continue();
	} );
	await watchLayoutShifts( page );
	await page.goto( '/collections/' );
	await page.waitForLoadState( 'networkidle' );
	await expectAccessible( page );
	await expectNoOverflow( page );

	const carousel = collection( page, 'Best sellers' );
	const list = carousel.getByRole( 'list' );
	const next = carousel.getByRole( 'button', { name: 'Next products' } );
	const previous = carousel.getByRole( 'button', {
		name: 'Previous products',
	} );
	await expect( previous ).toHaveAttribute( 'aria-disabled', 'true' );
	await next.click();
	await expect
		.poll( () => list.evaluate( ( { scrollLeft } ) => scrollLeft ) )
		.toBeGreaterThan( 300 );
	await expect( previous ).toHaveAttribute( 'aria-disabled', 'false' );
	await expect(
		collection( page, 'Top rated' ).getByRole( 'button', {
			name: 'Next products',
		} )
	).toBeHidden();
	await expect(
		collection( page, 'Collection of an inactive add-on' ).getByRole(
			'listitem'
		)
	).toHaveCount( 3 );
	await expect(
		collection( page, 'No results' ).getByText( 'No products were found' )
	).toBeVisible();

	// Two collections turn their pages independently.
	await collection( page, 'Product catalog' )
		.getByRole( 'link', { name: 'Page 2' } )
		.click();
	await expect( page ).toHaveURL( /\?query-1-page=2$/ );
	const latest = collection( page, 'New arrivals' );
	const names = await latest
		.getByRole( 'listitem' )
		.getByRole( 'heading', { level: 2 } )
		.allInnerTexts();
	await latest.getByRole( 'link', { name: 'Next' } ).click();
	await expect( page ).toHaveURL( /query-1-page=2&query-4-page=2/ );
	await expect(
		latest.getByRole( 'listitem' ).getByRole( 'heading', { level: 2 } )
	).not.toHaveText( names );
	expect( await layoutShifts( page ) ).toEqual( [] );
} );

test.describe( 'without script', () => {
	test.use( {
		javaScriptEnabled: false,
		allowedConsoleErrors: /preloaded using link preload but not used/,
	} );

	test( 'pages are links, and carousels scroll', async ( { page } ) => {
		await page.setViewportSize( { width: 320, height: 640 } );
		await page.goto( '/collections/' );
		await expectNoOverflow( page );
		await expect(
			page.getByRole( 'button', { name: 'Next products' } )
		).toHaveCount( 0 );
		await collection( page, 'Product catalog' )
			.getByRole( 'link', { name: 'Next' } )
			.click();
		await expect( page ).toHaveURL( /\?query-1-page=2$/ );
		await expect( pages( page ).locator( '[aria-current]' ) ).toHaveText(
			/2$/
		);
	} );
} );

test( "the all-products block sorts, turns pages and adds, and starts from the server's HTML", async ( {
	page,
} ) => {
	await watchLayoutShifts( page );
	await page.goto( '/all-products/' );
	const sorting = page.getByRole( 'combobox', { name: 'Order products by' } );
	await expect( sorting ).toBeVisible();
	await page.waitForLoadState( 'networkidle' );
	expect( await layoutShifts( page ) ).toEqual( [] );
	await expectAccessible( page );
	await expectNoOverflow( page );

	const names = page.getByRole( 'main' ).locator( 'h2' );
	const first = await names.allInnerTexts();
	await mark( page );
	await page.getByRole( 'link', { name: 'Page 2' } ).click();
	await expect( page ).toHaveURL( /\?product-page=2$/ );
	await expect( names ).not.toHaveText( first );
	await expect( names.first().getByRole( 'link' ) ).toBeFocused();
	await page.goBack();
	await expect( names ).toHaveText( first );

	await sorting.selectOption( 'Price: high to low' );
	await expect( names.first() ).toHaveText( 'Ship’s Bell, Cast in Bronze' );
	await page
		.getByRole( 'main' )
		.getByRole( 'button', { name: /^Add to cart/ } )
		.first()
		.click();
	await expect(
		page.getByRole( 'button', { name: /in cart/ } )
	).toBeVisible();
	expect( await isSame( page ) ).toBe( true );
} );

test( 'the stars of all products show the rating', async ( { page } ) => {
	await page.goto( '/all-products/' );
	const stars = page
		.getByRole( 'listitem' )
		.filter( { hasText: 'Canvas Cap' } )
		.getByRole( 'img', { name: /^Rated 3 out of 5/ } );
	await expect( stars ).toBeVisible();
	const widths = await stars.evaluate( ( element ) => {
		const { fontSize } = getComputedStyle( element );
		return [
			element.getBoundingClientRect().width / parseFloat( fontSize ),
			( element.firstElementChild?.getBoundingClientRect().width ?? 0 ) /
				element.getBoundingClientRect().width,
		];
	} );
	// Five stars are five to six times as wide as high.
	expect( widths[ 0 ] ).toBeLessThan( 7 );
	expect( widths[ 1 ] ).toBeCloseTo( 0.6, 2 );
} );
