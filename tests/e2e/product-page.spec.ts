import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { readSiteFiles } from '../behaviors/read-behavior-names';
import { expectAccessible } from './support/expect-accessible';
import { expectAnnounced } from './support/expect-announced';
import { cartBadge } from './support/cart-badge';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { COASTERS, MUG, SHIRT } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

const PAINT = '/product/wall-paint/';

test( 'a variation is chosen by keyboard and added without leaving the page @quick', async ( {
	page,
	shop,
} ) => {
	await page.goto( SHIRT.path );
	const article = page.getByRole( 'article' );
	const add = article.getByRole( 'button', { name: 'Add to cart' } );
	await expect( add ).toHaveClass( /wc-variation-selection-needed/ );
	await add.press( 'Enter' );
	await expectAnnounced(
		page,
		'Please select some product options before adding this product'
	);
	const size = page.getByRole( 'radiogroup', { name: 'Size' } );
	await expect( size ).toHaveAccessibleDescription(
		/^Please select some product options/
	);
	await expectAccessible( page );
	await expect( size.getByRole( 'radio', { name: 'Small' } ) ).toBeFocused();
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'ArrowDown' );
	await expect( size.getByRole( 'radio', { name: 'Large' } ) ).toBeChecked();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Space' );
	await expect(
		page.getByRole( 'radio', { name: 'Red, out of stock' } )
	).toBeChecked();
	await expect( add ).toHaveClass( /wc-variation-is-unavailable/ );
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'ArrowRight' );
	// Green is on sale, and has its own picture and description.
	await expect( article.getByText( 'Shirt in green, large.' ) ).toBeVisible();
	const price = article.locator( '.product__summary > .price' );
	await expect( price ).toContainText( 'Current price is: $35.00.' );
	await expect( price ).not.toContainText( '–' );
	await expect(
		article.getByRole( 'img', { name: /green linen shirt/i } )
	).toBeVisible();
	await article
		.getByRole( 'button', { name: 'Increase quantity' } )
		.press( 'Enter' );
	await add.press( 'Enter' );
	await expect( cartBadge( page, 2 ) ).toBeVisible();
	await expect( page ).toHaveURL( SHIRT.path );
	const [ item ] = ( await shop.cart() ).items;
	expect( item?.variation.map( ( { value } ) => value ).sort() ).toEqual( [
		'Green',
		'Large',
	] );
	await expectAccessible( page );
	await page.getByRole( 'contentinfo' ).scrollIntoViewIfNeeded();
	const bar = page.getByRole( 'region', { name: `Add ${ SHIRT.name }` } );
	await expect( bar.locator( '.price' ) ).toContainText( '$35.00' );
	await expect( bar.locator( '.price' ) ).not.toContainText( '–' );
} );

test( 'the server finds the variation of a product with many variations', async ( {
	page,
} ) => {
	await watchLayoutShifts( page );
	await page.goto( PAINT );
	const choose = async ( name: string ) => {
		const option = page.getByRole( 'radio', { name, exact: true } );
		// Until its code has loaded, the form holds the click and repeats it.
		await option.click();
		await expect( option ).toBeChecked();
	};
	await choose( 'Moss' );
	await choose( '5 l' );
	await expect( page.locator( '.product__summary > .price' ) ).toHaveText(
		/\$30\.00/
	);
	await expect( page.locator( '.product_meta .sku' ) ).toHaveText(
		'PAINT-4-3'
	);
	await choose( 'Slate' );
	await choose( '20 l' );
	await expect( page.getByText( 'Out of stock' ) ).toBeVisible();
	expect( await layoutShifts( page ) ).toEqual( [] );
} );

for ( const [ width, locale ] of [
	[ 1280, 'en_US' ],
	[ 390, 'ar' ],
] as const ) {
	test( `choices move nothing, at ${ width } px in ${ locale }`, async ( {
		page,
		shop,
	} ) => {
		await shop.setOptions( { locale } );
		await page.setViewportSize( { width, height: 844 } );
		await page.goto( SHIRT.path );
		const article = page.getByRole( 'article' );
		const add = article.getByRole( 'button', { name: 'Add to cart' } );
		await expect( add ).toHaveClass( /wc-variation-selection-needed/ );
		const places = async () => {
			const boxes = [
				article.locator( '.woocommerce-product-gallery' ),
				article.locator( '.variations' ),
				add,
			].map( ( element ) => element.boundingBox() );
			return JSON.stringify( await Promise.all( boxes ) );
		};
		// Playwright's click would scroll.
		const choose = ( name: string ) =>
			page
				.getByRole( 'radio', { name } )
				.evaluate( ( radio: HTMLElement ) => radio.click() );
		const initial = await places();
		await choose( 'Large' );
		await choose( 'Green' );
		await expect( add ).not.toHaveClass( /disabled/ );
		expect( await places() ).toBe( initial );
		await choose( 'Red, out of stock' );
		await expect( article.getByText( 'Out of stock' ) ).toBeVisible();
		expect( await places() ).toBe( initial );
	} );
}

test( 'a review is written with stars', async ( { page } ) => {
	await page.goto( COASTERS.path );
	await page.getByRole( 'tab', { name: 'Reviews' } ).press( 'Enter' );
	await page
		.getByLabel( 'Your review' )
		.fill( 'They stay where I put them.' );
	await page.getByLabel( 'Name' ).fill( 'Ida' );
	await page
		.getByRole( 'textbox', { name: 'Email' } )
		.fill( 'ida@example.com' );
	// They load when the form is visible.
	await expect( page.getByRole( 'radio' ) ).toHaveCount( 5 );
	await page.getByRole( 'button', { name: 'Submit' } ).click();
	await expectAnnounced( page, 'Please select a rating' );
	await expect(
		page.getByRole( 'radio', { name: '1 of 5 stars' } )
	).toBeFocused();
	await page.keyboard.press( 'ArrowLeft' );
	await page.keyboard.press( 'ArrowLeft' );
	await expect(
		page.getByRole( 'radio', { name: '4 of 5 stars' } )
	).toBeChecked();
	await expectAccessible( page );
	await page.getByRole( 'button', { name: 'Submit' } ).click();

	await expect( page ).toHaveURL( /\/product\/coaster-pair\/#comment-\d+$/ );
	const review = page.getByRole( 'tabpanel' ).locator( '.review' ).first();
	await expect( review ).toBeInViewport();
	await expect( review ).toContainText( 'They stay where I put them.' );
	await expect(
		review.getByRole( 'img', { name: 'Rated 4 out of 5' } )
	).toBeVisible();
} );

test( "the sticky bar adds the form's quantity, and Buy now leads to the checkout", async ( {
	page,
	shop,
} ) => {
	await page.goto( MUG.path );
	const bar = page.getByRole( 'region', { name: `Add ${ MUG.name }` } );
	await expect( bar ).toBeHidden();
	await page.getByRole( 'contentinfo' ).scrollIntoViewIfNeeded();
	await expect( bar ).toBeVisible();
	await bar.getByRole( 'button', { name: 'Increase quantity' } ).click();
	await bar.getByRole( 'button', { name: 'Add to cart' } ).click();
	await expect( cartBadge( page, 2 ) ).toBeVisible();
	await page.getByRole( 'heading', { level: 1 } ).scrollIntoViewIfNeeded();
	await expect( page.getByLabel( `Quantity: ${ MUG.name }` ) ).toHaveValue(
		'2'
	);
	await page.getByRole( 'button', { name: 'Buy now' } ).click();
	await expect( page ).toHaveURL( /\/checkout\/$/ );
	expect( ( await shop.cart() ).items_count ).toBe( 4 );
} );

for ( const [ width, locale ] of [
	[ 1280, 'en_US' ],
	[ 390, 'en_US' ],
	[ 390, 'ar' ],
] as const ) {
	// The mirrored page on a phone has the least space.
	const tag = locale === 'ar' ? [] : [ '@all' ];
	const title = `nothing moves when the script comes late, at ${ width } px in ${ locale }`;
	test( title, { tag }, async ( { page, shop } ) => {
		await shop.setOptions( { locale } );
		await page.setViewportSize( { width, height: 844 } );
		await watchLayoutShifts( page );
		await page.route( '**/build/behaviors/*', async ( route ) => {
			await new Promise( ( resolve ) => setTimeout( resolve, 500 ) );
			await route.continue();
		} );
		for ( const path of [ SHIRT.path, `${ MUG.path }#reviews` ] ) {
			await page.goto( path );
			await expect(
				page
					.getByRole( 'article' )
					.getByRole( 'button', { name: 'Increase quantity' } )
			).toBeVisible();
			await page.waitForLoadState( 'networkidle' );
			expect( await layoutShifts( page ) ).toEqual( [] );
			expect(
				await page.evaluate(
					() =>
						document.documentElement.scrollWidth -
						document.documentElement.clientWidth
				)
			).toBe( 0 );
		}
	} );
}

test(
	'the page fits a small window with large text',
	{ tag: '@all' },
	async ( { page } ) => {
		await page.setViewportSize( { width: 320, height: 640 } );
		await page.goto( `${ MUG.path }#reviews` );
		await page.evaluate( () => {
			document.documentElement.style.fontSize = '200%';
		} );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 320 );
	}
);

/** Behaviors of all kinds of pages. The bench prints their sizes. */
const SITE_FILE = new RegExp( `/(${ readSiteFiles().join( '|' ) })\\.` );

// See tools/benchmark/results/behaviors.md.
test( 'product pages load only a few KiB of product behaviors', async ( {
	page,
} ) => {
	// Routed requests aren't cached, so each page loads each file.
	await page.route( '**/build/**', ( route ) => route.continue() );
	for ( const [ path, limitKiB ] of [
		[ SHIRT.path, 13.1 ],
		[ MUG.path, 5.3 ],
		[ '/shop/', 3.5 ],
	] as const ) {
		const files: Array< Promise< Buffer > > = [];
		const script = page.waitForResponse( /\/behaviors\.js/ );
		const collect = ( response: Response ) => {
			if (
				/behaviors\/.*\.js|add-to-cart/.test( response.url() ) &&
				// They have their own switches: wishlist buttons, and quantity buttons (0.7 KiB).
				! /\/(wishlist|quantity-stepper)[.-]/.test( response.url() ) &&
				! SITE_FILE.test( response.url() )
			) {
				files.push( response.body() );
			}
		};
		page.on( 'response', collect );
		await page.goto( path );
		await page.waitForLoadState( 'networkidle' );
		page.off( 'response', collect );
		const sizes = ( await Promise.all( files ) ).map(
			( file ) => gzipSync( file ).length
		);
		expect( sizes.length, path ).toBeGreaterThan( 1 );
		expect( gzipSync( await ( await script ).body() ).length ).toBeLessThan(
			2.2 * 1024
		);
		expect(
			sizes.reduce( ( sum, size ) => sum + size, 0 ),
			path
		).toBeLessThan( limitKiB * 1024 );
	}
} );

test( 'a group asks for quantities, and adds several products at once', async ( {
	page,
	shop,
} ) => {
	await page.goto( '/product/evening-on-deck/' );
	const article = page.getByRole( 'article' );
	const add = article.getByRole( 'button', { name: 'Add to cart' } );
	await add.press( 'Enter' );
	await expectAnnounced( page, 'Please choose the quantity' );
	const lantern = page.getByLabel( 'Quantity: Ship’s Lantern' );
	await expect( lantern ).toBeFocused();
	await page.keyboard.press( 'ArrowUp' );
	await page.keyboard.press( 'ArrowUp' );
	await page.getByLabel( 'Add Reading Lamp' ).press( 'Space' );
	await expect( page.getByText( 'Total: $298.00' ) ).toBeVisible();
	await expectAccessible( page );
	await add.press( 'Enter' );
	await expect( cartBadge( page, 3 ) ).toBeVisible();
	expect( ( await shop.cart() ).items_count ).toBe( 3 );
	// A press during the first addition is ignored.
	await expect( add ).not.toHaveClass( /\bloading\b/ );

	// The lamp is sold individually, so only the lanterns are added.
	await add.press( 'Enter' );
	await expectAnnounced( page, 'Reading Lamp' );
	await expect( lantern ).toHaveValue( '0' );
	await expect( page.getByLabel( 'Add Reading Lamp' ) ).toBeChecked();
	expect( ( await shop.cart() ).items_count ).toBe( 5 );
} );

test.describe( 'on a mirrored page', () => {
	test.use( { shopOptions: { locale: 'ar' } } );

	test(
		'arrow keys follow the direction of tabs and stars',
		{ tag: '@all' },
		async ( { page } ) => {
			await page.goto( MUG.path );
			const tab = ( name: string ) => page.getByRole( 'tab', { name } );
			await expect( tab( 'Description' ) ).toHaveAttribute(
				'aria-selected',
				'true'
			);
			await tab( 'Description' ).press( 'ArrowLeft' );
			await expect( tab( 'Additional information' ) ).toBeFocused();
			await page.keyboard.press( 'ArrowLeft' );
			await page.keyboard.press( 'Enter' );
			const star = ( count: number ) =>
				page.getByRole( 'radio', { name: `${ count } of 5 stars` } );
			await star( 1 ).press( 'ArrowLeft' );
			await expect( star( 2 ) ).toBeChecked();
			await expectAccessible( page );
		}
	);
} );

test.describe( 'if the script never loads', () => {
	test.use( { allowedConsoleErrors: LOST_REQUESTS } );

	test( 'the selects come back, and choose a variation', async ( {
		page,
		shop,
	} ) => {
		await page.route( '**/build/behaviors/*.js', ( route ) =>
			route.abort()
		);
		await page.goto( SHIRT.path );
		const size = page.getByRole( 'combobox', { name: 'Size' } );
		await expect( size ).toBeHidden();
		await expect( size ).toBeVisible( { timeout: 15_000 } );
		await expect( page.getByRole( 'radio' ) ).toHaveCount( 0 );
		await size.selectOption( 'Small' );
		await page
			.getByRole( 'combobox', { name: 'Colour' } )
			.selectOption( 'Blue' );
		await page.getByRole( 'button', { name: 'Buy now' } ).click();
		await expect( page ).toHaveURL( /\/checkout\/$/ );
		expect( ( await shop.cart() ).items[ 0 ]?.variation ).toHaveLength( 2 );
	} );

	test( 'links open the sections, one at a time', async ( { page } ) => {
		await page.route( '**/build/behaviors/*.js', ( route ) =>
			route.abort()
		);
		await page.goto( MUG.path );
		const panels = page.getByRole( 'tabpanel' );
		await expect( panels ).toHaveCount( 1 );
		await page.getByRole( 'tab', { name: 'Reviews' } ).click();
		await expect( panels ).toHaveCount( 1 );
		await expect( panels ).toContainText( 'Very sturdy.' );
	} );
} );

test.describe( 'without script', () => {
	test.use( {
		javaScriptEnabled: false,
		allowedConsoleErrors:
			/was preloaded using link (?:module)?preload but not used/,
	} );

	test( 'sections show, a variation is bought, and a refused review keeps its text', async ( {
		page,
		shop,
	} ) => {
		await page.goto( SHIRT.path );
		for ( const name of [
			'Description',
			'Additional information',
			'Reviews',
		] ) {
			await expect(
				page.getByRole( 'heading', { name, exact: true } )
			).toBeVisible();
		}
		await page.getByLabel( 'Your rating' ).selectOption( 'Good' );
		await page.getByLabel( 'Your review' ).fill( 'Soft.' );
		await page.getByLabel( 'Name' ).fill( ' ' );
		await page
			.getByRole( 'textbox', { name: 'Email' } )
			.fill( 'ida@example.com' );
		await page.getByRole( 'button', { name: 'Submit' } ).click();
		const summary = page
			.getByRole( 'alert' )
			.filter( { hasText: 'saved' } );
		await expect( summary ).toBeInViewport();
		await expect( page.locator( '#author-error' ) ).toHaveText(
			'Please enter your name.'
		);
		await expect( page.getByLabel( 'Your review' ) ).toHaveValue( 'Soft.' );

		await page
			.getByRole( 'combobox', { name: 'Size' } )
			.selectOption( 'Small' );
		await page
			.getByRole( 'combobox', { name: 'Colour' } )
			.selectOption( 'Blue' );
		await page.getByRole( 'button', { name: 'Buy now' } ).click();
		await expect( page ).toHaveURL( /\/checkout\/$/ );
		expect( ( await shop.cart() ).items[ 0 ]?.variation ).toHaveLength( 2 );
	} );
} );

test( 'pictures are chosen and opened full-screen by keyboard', async ( {
	page,
} ) => {
	await watchLayoutShifts( page );
	await page.goto( '/product/canvas-backpack/' );
	const pictures = page.locator( '.flex-control-nav' ).getByRole( 'button' );
	await expect( pictures ).toHaveCount( 3 );
	expect( await layoutShifts( page ) ).toEqual( [] );
	// The keyboard passes several pictures before it loads the slider's code, which shows the focused picture.
	const links = page.locator( '.woocommerce-product-gallery__image a' );
	await links.evaluateAll( ( elements: HTMLElement[] ) =>
		elements.slice( 0, 2 ).forEach( ( element ) => element.focus() )
	);
	await expect( pictures.nth( 1 ) ).toHaveAttribute( 'aria-current', 'true' );
	await expect( links.nth( 1 ) ).toBeFocused();
	await expect( links.nth( 1 ) ).toBeInViewport();
	await pictures.nth( 0 ).press( 'Enter' );
	await expect( pictures.nth( 0 ) ).toHaveAttribute( 'aria-current', 'true' );
	await pictures.nth( 1 ).press( 'Enter' );
	await expect( pictures.nth( 1 ) ).toHaveAttribute( 'aria-current', 'true' );
	await expect(
		page.locator( '.woocommerce-product-gallery__image' ).first()
	).toHaveAttribute( 'inert' );

	const open = page.getByRole( 'button', {
		name: 'View full-screen image gallery',
	} );
	await open.press( 'Enter' );
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog.getByText( '2 / 3' ) ).toBeVisible();
	await expect( page ).toHaveURL( /#&gid=1&pid=2$/ );
	await page.keyboard.press( 'ArrowRight' );
	await expect( dialog.getByText( '3 / 3' ) ).toBeVisible();
	await dialog.getByRole( 'button', { name: 'Share' } ).press( 'Enter' );
	await expect(
		dialog.getByRole( 'link', { name: 'Download image' } )
	).toHaveAttribute( 'href', /backpack-slate\.svg/ );
	await expectAccessible( page );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( open ).toBeFocused();
	await expect( page ).toHaveURL( /canvas-backpack\/$/ );
} );

test( 'a click on a picture opens it, and Back returns to the product', async ( {
	page,
} ) => {
	await page.goto( '/product/canvas-backpack/' );
	const address = page.url();
	await page
		.locator( '.woocommerce-product-gallery__image a' )
		.first()
		.click();
	await expect( page.locator( '.sf-lightbox-root' ) ).toBeVisible();
	await page.goBack();
	await expect( page.locator( '.sf-lightbox-root' ) ).toHaveCount( 0 );
	expect( page.url() ).toBe( address );
} );

test.describe( 'by touch', () => {
	test.use( { hasTouch: true, viewport: { width: 390, height: 844 } } );

	test( 'a tap zooms a picture, and another one zooms out', async ( {
		page,
	} ) => {
		await page.goto( '/product/ships-lantern/' );
		const picture = page
			.locator( '.woocommerce-product-gallery__image a' )
			.first();
		const zoomed = page.locator( '.sf-zoom-image' );
		await picture.tap();
		await expect( zoomed ).toHaveCount( 1 );
		await picture.tap();
		await expect( zoomed ).toHaveCount( 0 );
		await picture.tap();
		await expect( zoomed ).toHaveCount( 1 );
		await expect( page.locator( '.sf-lightbox-root' ) ).toHaveCount( 0 );
	} );
} );

test( 'a URL opens its picture, and a missing picture has a link', async ( {
	page,
} ) => {
	await page.route( /backpack-moss\.svg\?w=1600/, ( route ) =>
		route.fulfill( { contentType: 'image/svg+xml', body: 'broken' } )
	);
	await page.goto( '/product/canvas-backpack/#&gid=1&pid=2' );
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog.getByText( '2 / 3' ) ).toBeVisible();
	await expect(
		dialog.getByRole( 'link', {
			name: 'The image #2 could not be loaded.',
		} )
	).toBeVisible();
} );
