import type { Page } from '@playwright/test';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { CAP, COASTERS, LAMP, MUG } from './support/products';
import { expect, test } from './support/shop-test';

/** Holds scripts until you call the returned function. */
const holdScripts = async ( page: Page ): Promise< () => void > => {
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( /\.js$/, async ( route ) => {
		await released;
		await route.continue();
	} );
	return release;
};

/** Starting with the next page that opens. */
const watchLargestPaints = ( page: Page ) =>
	page.addInitScript( () => {
		const paints: number[] = [];
		Object.assign( window, { largestPaints: paints } );
		new PerformanceObserver( ( list ) =>
			paints.push(
				...list.getEntries().map( ( { startTime } ) => startTime )
			)
		).observe( { type: 'largest-contentful-paint', buffered: true } );
	} );

const waitForImages = ( page: Page ) =>
	page.waitForFunction( () =>
		[ ...document.images ].every( ( image ) => {
			const { top, width } = image.getBoundingClientRect();
			return image.complete || width === 0 || top > window.innerHeight;
		} )
	);

const boxes = ( page: Page ) =>
	page.evaluate( () => {
		const found: Record< string, number[] > = {};
		for ( const element of document.querySelectorAll< HTMLElement >(
			'main h2, main legend, main label[for], main input[name], main img, main .wc-block-components-totals-item'
		) ) {
			const { x, y, width, height } = element.getBoundingClientRect();
			const text = element.textContent?.replace( /\s+/g, '' ) ?? '';
			const name = `${ element.localName } ${ element.getAttribute( 'name' ) ?? text }`;
			if (
				width > 0 &&
				element.checkVisibility() &&
				! ( name in found ) &&
				! element.closest(
					'[inert], .wc-block-components-radio-control'
				)
			) {
				found[ name ] = [ x, y, width, height ].map( Math.round );
			}
		}
		return found;
	} );

const MOUNTED = '.wc-block-components-notices';

for ( const { width, locale, usualPath } of [
	{ width: 390, locale: 'en_US', usualPath: '/checkout/' },
	{ width: 390, locale: 'ar' },
	{ width: 1280, locale: 'en_US' },
	{ width: 1280, locale: 'ar', usualPath: '/cart/' },
] ) {
	test.describe( `${ width } px, ${ locale }`, () => {
		test.use( {
			viewport: { width, height: 844 },
			shopOptions: { locale },
		} );

		for ( const path of [ '/cart/', '/checkout/' ] ) {
			test(
				`${ path } has its final layout before scripts arrive`,
				{ tag: path === usualPath ? [] : [ '@all' ] },
				async ( { page, shop } ) => {
					await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] );
					await watchLayoutShifts( page );
					await watchLargestPaints( page );
					const release = await holdScripts( page );
					await page.goto( path, { waitUntil: 'commit' } );
					await expect(
						page.locator( '.site-footer' )
					).toBeAttached();
					await page.evaluate( () => document.fonts.ready );
					await waitForImages( page );
					const painted = await boxes( page );
					const releasedAt = await page.evaluate( () =>
						performance.now()
					);
					release();
					await expect(
						page.locator( MOUNTED ).first()
					).toBeAttached();
					await page.waitForLoadState( 'networkidle' );
					expect( Object.keys( painted ).length ).toBeGreaterThan(
						7
					);
					// Payment methods may still be loading.
					await expect
						.poll( () => boxes( page ) )
						.toMatchObject( painted );
					expect( await layoutShifts( page ) ).toEqual( [] );
					// The largest paint is no later than on a page without the block's script.
					const paints: number[] = await page.evaluate( () =>
						Reflect.get( window, 'largestPaints' )
					);
					expect( paints.length ).toBeGreaterThan( 0 );
					expect( Math.max( ...paints ) ).toBeLessThan( releasedAt );
				}
			);
		}
	} );
}

test( 'keeps what is typed when the page reloads before its scripts arrive', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await shop.add( [ MUG.id, 1 ] );
	const release = await holdScripts( page );
	await page.goto( '/checkout/', { waitUntil: 'commit' } );
	await checkoutPage.email.fill( 'pat@example.com' );
	await page.getByLabel( 'City' ).fill( 'Lisbon' );
	await page.reload( { waitUntil: 'commit' } );
	// In a first paint again.
	await expect( page.locator( '.sf-first-paint' ) ).toBeAttached();
	await expect( checkoutPage.email ).toHaveValue( 'pat@example.com' );
	await page.getByLabel( 'City' ).fill( 'Porto' );
	release();
	await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
	await expect( checkoutPage.email ).toHaveValue( 'pat@example.com' );
	await expect( page.getByLabel( 'City' ) ).toHaveValue( 'Porto' );
	// Now the block keeps it: an older text must not come back.
	await page.getByLabel( 'City' ).fill( 'Faro' );
	await page.reload();
	await expect( page.locator( MOUNTED ).first() ).toBeAttached();
	await expect( page.getByLabel( 'City' ) ).toHaveValue( 'Faro' );
	await expect( checkoutPage.email ).toHaveValue( 'pat@example.com' );
} );

test( 'orders with the payment method that was chosen while scripts load, and with no other', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await shop.add( [ MUG.id, 1 ] );
	await checkoutPage.open();
	await checkoutPage.fill();
	await expect
		.poll( async () => ( await shop.cart() ).billing_address.city )
		.not.toBe( '' );
	const release = await holdScripts( page );
	await page.reload( { waitUntil: 'commit' } );
	await expect( page.locator( '.sf-first-paint' ) ).toBeAttached();
	await checkoutPage.method( 'Card' ).check();
	await checkoutPage.placeOrder.click();
	release();
	await expect( page.getByLabel( 'Card number' ) ).toBeVisible();
	await expect( checkoutPage.method( 'Card' ) ).toBeChecked();
	await expect(
		page.getByText( 'Please enter a valid card number' ).first()
	).toBeVisible();
	expect( await shop.orders() ).toEqual( [] );
} );

test( 'orders with the saved card that the server selects while scripts load', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await shop.becomeCustomer();
	await shop.add( [ MUG.id, 1 ] );
	const release = await holdScripts( page );
	await page.goto( '/checkout/', { waitUntil: 'commit' } );
	const card = page.locator( '.sf-first-paint' ).getByLabel( /4242/ );
	await expect( card ).toBeChecked();
	await checkoutPage.placeOrder.click();
	release();
	await checkoutPage.expectPlaced();
	expect( await shop.orders() ).toMatchObject( [
		{ payment_method: 'demo-card' },
	] );
} );

test( 'says so if it does not place an order, because the shopper saw another total', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await shop.becomeCustomer();
	const before = await shop.orders();
	await shop.add( [ MUG.id, 1 ] );
	const release = await holdScripts( page );
	await page.goto( '/checkout/', { waitUntil: 'commit' } );
	await expect( checkoutPage.placeOrder ).toBeVisible();
	await page
		.locator( '.sf-first-paint .wc-block-components-totals-footer-item' )
		.getByText( '$' )
		.evaluateAll( ( totals ) =>
			totals.forEach( ( total ) => ( total.textContent = '$1.00' ) )
		);
	await checkoutPage.placeOrder.click();
	release();
	await expect(
		page.getByText( 'Your order has not been placed yet' ).first()
	).toBeInViewport();
	expect( await shop.orders() ).toEqual( before );
	await checkoutPage.placeOrder.click();
	await checkoutPage.expectPlaced();
} );

test.describe( 'a small window without touch', () => {
	test.use( { viewport: { width: 390, height: 664 } } );

	test( 'shows the field in use above the bar that appears', async ( {
		page,
		shop,
	} ) => {
		await shop.add( [ MUG.id, 1 ] );
		const release = await holdScripts( page );
		await page.goto( '/checkout/', { waitUntil: 'commit' } );
		const city = page.getByLabel( 'City' );
		await city.focus();
		// At the lower edge, where the bar will be.
		await city.evaluate( ( field ) =>
			scrollBy( 0, field.getBoundingClientRect().bottom - innerHeight )
		);
		release();
		await expect(
			page.getByRole( 'region', { name: 'Place Order' } )
		).toBeVisible();
		await expect( city ).toBeFocused();
		await expect
			.poll( () =>
				city.evaluate( ( field ) => {
					const { left, top, width, height } =
						field.getBoundingClientRect();
					return field.contains(
						document.elementFromPoint(
							left + width / 2,
							top + height / 2
						)
					);
				} )
			)
			.toBe( true );
	} );
} );

test( 'keeps what is typed while scripts load, with focus and selection @quick', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await shop.add( [ MUG.id, 1 ] );
	const release = await holdScripts( page );
	await page.goto( '/checkout/', { waitUntil: 'commit' } );
	await checkoutPage.email.fill( 'pat@example.com' );
	const city = page.getByLabel( 'City' );
	await city.pressSequentially( 'San Francisco' );
	await city.press( 'Shift+Home' );
	// Enter doesn't reload the page.
	await city.press( 'Enter' );
	release();
	await expect( page.locator( MOUNTED ).first() ).toBeAttached();
	await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
	await expect( checkoutPage.email ).toHaveValue( 'pat@example.com' );
	await expect( city ).toHaveValue( 'San Francisco' );
	await expect( city ).toBeFocused();
	expect(
		await city.evaluate( ( { ownerDocument } ) =>
			String( ownerDocument.getSelection() )
		)
	).toBe( 'San Francisco' );

	await page.keyboard.type( 'Oakland' );
	await expect( city ).toHaveValue( 'Oakland' );
	await checkoutPage.fill();
	await checkoutPage.placeOrder.click();
	await checkoutPage.expectPlaced();
} );

test( 'keeps what is typed on a page without a preloaded cart, until the cart has loaded', async ( {
	page,
	shop,
	checkoutPage,
	wire,
} ) => {
	await shop.add( [ MUG.id, 1 ] );
	await page.route( '**/checkout/', async ( route ) => {
		const response = await route.fetch();
		const body = ( await response.text() ).replaceAll( 'sf-preload', 'x' );
		await route.fulfill( { response, body } );
	} );
	const release = await wire.hold();
	await page.goto( '/checkout/' );
	await checkoutPage.email.fill( 'pat@example.com' );
	await expect( page.locator( '.sf-first-paint' ) ).toBeVisible();
	release();
	await expect( page.locator( MOUNTED ).first() ).toBeAttached();
	await expect( checkoutPage.email ).toHaveValue( 'pat@example.com' );
	await expect( checkoutPage.email ).toBeFocused();
} );

test.describe( 'presses before scripts arrive', () => {
	test( 'change the quantity of their line, by pointer and by key @quick', async ( {
		page,
		shop,
		cartPage,
	} ) => {
		await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] );
		const release = await holdScripts( page );
		await page.goto( '/cart/', { waitUntil: 'commit' } );
		const plus = page
			.locator( '.sf-first-paint .wc-block-cart-items__row', {
				hasText: CAP.name,
			} )
			.locator( '.wc-block-components-quantity-selector__button--plus' );
		// It needs this file besides the block's.
		const actions = page.waitForRequest( /\/actions\./ );
		await plus.click();
		await actions;
		await expect( plus ).toHaveAttribute( 'aria-busy', 'true' );
		// The server's markup answers before any script of the block.
		await expect( cartPage.quantity( CAP.name ) ).toHaveValue( '2' );
		await plus.focus();
		await page.keyboard.press( 'Enter' );
		release();
		await expect( cartPage.quantity( CAP.name ) ).toHaveValue( '3' );
		await expect( cartPage.plus( CAP.name ) ).toBeFocused();
		await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '2' );
		await page.waitForLoadState( 'networkidle' );
		await page.reload();
		await expect( cartPage.quantity( CAP.name ) ).toHaveValue( '3' );
	} );

	test( 'reach the checkout before the link that follows them', async ( {
		page,
		shop,
	} ) => {
		await shop.add( [ MUG.id, 2 ] );
		const release = await holdScripts( page );
		await page.goto( '/cart/', { waitUntil: 'commit' } );
		const painted = page.locator( '.sf-first-paint' );
		await painted
			.locator( '.wc-block-components-quantity-selector__button--plus' )
			.click();
		await painted
			.getByRole( 'link', { name: 'Proceed to Checkout' } )
			.click();
		release();
		await page.waitForURL( /\/checkout\// );
		expect( ( await shop.cart() ).items_count ).toBe( 3 );
	} );

	for ( const [ next, isReleased ] of [
		[ '/checkout/', false ],
		[ '/cart/', false ],
		[ '/checkout/', true ],
	] as const ) {
		test( `reach the next page, ${ next }, if theirs ends ${ isReleased ? 'while' : 'before' } its scripts arrive`, async ( {
			page,
			shop,
		} ) => {
			await shop.add(
				[ MUG.id, 2 ],
				[ CAP.id, 1 ],
				[ LAMP.id, 1 ],
				[ COASTERS.id, 2 ]
			);
			await holdScripts( page );
			await page.goto( '/cart/', { waitUntil: 'commit' } );
			const row = ( name: string ) =>
				page.locator( '.sf-first-paint .wc-block-cart-items__row', {
					hasText: name,
				} );
			for ( const { name } of [ MUG, COASTERS ] ) {
				await row( name )
					.locator(
						'.wc-block-components-quantity-selector__button--plus'
					)
					.click();
			}
			await row( CAP.name ).getByRole( 'spinbutton' ).fill( '4' );
			await row( LAMP.name )
				.getByRole( 'button', { name: 'Remove' } )
				.click();
			if ( isReleased ) {
				await page.unrouteAll( { behavior: 'ignoreErrors' } );
				await page.goto( next );
			} else {
				await page.goto( next, { waitUntil: 'commit' } );
				await page.unrouteAll( { behavior: 'ignoreErrors' } );
				await page.reload();
			}
			await expect
				.poll( async () =>
					( await shop.cart() ).items.map( ( { id, quantity } ) => [
						id,
						quantity,
					] )
				)
				.toEqual( [
					[ MUG.id, 3 ],
					[ CAP.id, 4 ],
					[ COASTERS.id, 4 ],
				] );
		} );
	}

	test( 'like a quantity in the block that the shopper is still typing', async ( {
		page,
		shop,
		cartPage,
	} ) => {
		await shop.add( [ MUG.id, 2 ] );
		await page.goto( '/cart/' );
		await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
		await cartPage.quantity( MUG.name ).fill( '7' );
		await page.goto( '/checkout/' );
		await expect
			.poll( async () => ( await shop.cart() ).items_count )
			.toBe( 7 );
	} );

	test( 'reach the control that replaced theirs if a script repeats them too late', async ( {
		page,
		shop,
		cartPage,
	} ) => {
		await shop.add( [ MUG.id, 2 ] );
		const release = await holdScripts( page );
		await page.goto( '/cart/', { waitUntil: 'commit' } );
		const old = await page
			.locator(
				'.sf-first-paint .wc-block-components-quantity-selector__button--plus'
			)
			.elementHandle();
		release();
		await expect( page.locator( MOUNTED ).first() ).toBeAttached();
		await old?.evaluate( ( element ) =>
			element.dispatchEvent(
				new MouseEvent( 'click', { bubbles: true } )
			)
		);
		await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '3' );
	} );

	test( 'choose a payment method, open the coupon form and place the order', async ( {
		page,
		shop,
		checkoutPage,
	} ) => {
		await shop.add( [ MUG.id, 1 ] );
		const release = await holdScripts( page );
		await page.goto( '/checkout/', { waitUntil: 'commit' } );
		const painted = page.locator( '.sf-first-paint' );
		await painted.getByText( 'Direct bank transfer' ).click();
		await painted
			.getByRole( 'button', { name: 'Add coupons' } )
			.filter( { visible: true } )
			.press( 'Enter' );
		await painted.getByRole( 'button', { name: 'Place Order' } ).click();
		release();
		await expect(
			checkoutPage.method( 'Direct bank transfer' )
		).toBeChecked();
		await expect(
			page.getByRole( 'textbox', { name: 'Enter code' } ).first()
		).toBeVisible();
		// The order was stopped by the empty form, as after a press at any other time.
		await expect( checkoutPage.email ).toHaveAttribute(
			'aria-invalid',
			'true'
		);
	} );
} );

test( 'a page whose frames leave no time starts its block within seconds', async ( {
	page,
	shop,
} ) => {
	await page.addInitScript( () => {
		const draw = () => {
			const end = performance.now() + 40;
			while ( performance.now() < end ) {
				// As an animation does on a slow phone.
			}
			requestAnimationFrame( draw );
		};
		requestAnimationFrame( draw );
	} );
	await shop.add( [ MUG.id, 2 ] );
	await page.goto( '/cart/' );
	await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0, {
		timeout: 60_000,
	} );
} );

test.describe( 'a page that is never idle', () => {
	const OF_BLOCK = /\/build\/standalone\/(?!(?:mini-cart|add-to-cart)\.js)/;

	test.beforeEach( ( { page } ) =>
		page.addInitScript( () => {
			window.requestIdleCallback = () => 0;
		} )
	);

	test( 'loads no script of the cart before the first interaction, and answers it @quick', async ( {
		page,
		shop,
		cartPage,
	} ) => {
		await shop.add( [ MUG.id, 2 ] );
		const requested: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.resourceType() === 'script' ) {
				requested.push( new URL( request.url() ).pathname );
			}
		} );
		await page.goto( '/cart/' );
		await page.waitForLoadState( 'networkidle' );
		expect( requested.filter( ( url ) => OF_BLOCK.test( url ) ) ).toEqual(
			[]
		);
		await page
			.locator(
				'.sf-first-paint .wc-block-components-quantity-selector__button--plus'
			)
			.click();
		await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '3' );
		await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
		const names = requested.filter( ( url ) => OF_BLOCK.test( url ) );
		expect( new Set( names ).size ).toBe( names.length );
	} );

	test( 'keeps a quantity that is being typed', async ( {
		page,
		shop,
		cartPage,
	} ) => {
		await shop.add( [ MUG.id, 2 ] );
		await page.goto( '/cart/' );
		await page.waitForLoadState( 'networkidle' );
		const quantity = cartPage.quantity( MUG.name );
		await quantity.press( 'End' );
		await quantity.pressSequentially( '1' );
		await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
		await expect( quantity ).toHaveValue( '21' );
		await expect( quantity ).toBeFocused();
		await quantity.press( 'Enter' );
		await page.waitForLoadState( 'networkidle' );
		await page.reload();
		await expect( quantity ).toHaveValue( '21' );
	} );

	test( 'keeps what is typed into the checkout, and places the order', async ( {
		page,
		shop,
		checkoutPage,
	} ) => {
		await shop.add( [ MUG.id, 1 ] );
		await page.goto( '/checkout/' );
		await page.waitForLoadState( 'networkidle' );
		await expect( page.locator( '.sf-first-paint' ) ).toBeVisible();
		await checkoutPage.email.pressSequentially( 'pat@example.com' );
		await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
		await expect( checkoutPage.email ).toHaveValue( 'pat@example.com' );
		await expect( checkoutPage.email ).toBeFocused();
		await checkoutPage.fill();
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
	} );

	test.describe( 'with a date', () => {
		test.use( { shopOptions: { additionalFields: 'all' } } );

		test( 'keeps the date, and mounts when the shopper leaves it', async ( {
			page,
			shop,
		} ) => {
			await shop.add( [ MUG.id, 1 ] );
			await page.goto( '/checkout/' );
			const date = page.locator( '#order-demo-delivery-date' );
			await date.focus();
			await page.keyboard.type( '0228' );
			await page.waitForLoadState( 'networkidle' );
			await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 1 );
			await page.keyboard.type( '2027' );
			await date.blur();
			await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
			await expect( date ).toHaveValue( '2027-02-28' );
		} );
	} );
} );
