import { expectAccessible } from './support/expect-accessible';
import { expectAnnounced } from './support/expect-announced';
import { expectNoOverflow } from './support/expect-no-overflow';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { CAP, MUG } from './support/products';
import { expect, test } from './support/shop-test';

test.beforeEach( ( { shop } ) => shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] ) );

test( 'the summary stays visible beside the form, and both open without layout shift', async ( {
	page,
	checkoutPage,
} ) => {
	await watchLayoutShifts( page );
	await checkoutPage.open();
	await page.waitForLoadState( 'networkidle' );
	expect( await layoutShifts( page ) ).toEqual( [] );
	await expectAccessible( page );

	const summary = page.getByRole( 'heading', { name: 'Order summary' } );
	await checkoutPage.placeOrder.scrollIntoViewIfNeeded();
	await expect( summary ).toBeInViewport();
} );

test( 'a block that the shop does not need leaves no gap', async ( {
	shop,
	checkoutPage,
} ) => {
	await shop.setOptions( { localPickupEnabled: false } );
	await checkoutPage.open();
	const boxOf = async ( title: string ) => {
		const box = await checkoutPage.step( title ).boundingBox();
		return {
			top: box?.y ?? 0,
			bottom: ( box?.y ?? 0 ) + ( box?.height ?? 0 ),
		};
	};
	const contact = await boxOf( 'Contact information' );
	const address = await boxOf( 'Shipping address' );
	const options = await boxOf( 'Shipping options' );
	expect( address.top - contact.bottom ).toBeCloseTo(
		options.top - address.bottom,
		0
	);
} );

test( 'pickup charges the price of the chosen location', async ( {
	page,
	checkoutPage,
} ) => {
	await checkoutPage.open();
	await page.getByRole( 'radio', { name: 'Pickup' } ).check();
	const places = checkoutPage.step( 'Pickup locations' );
	await expect( places.getByRole( 'radio' ).first() ).toBeChecked();
	await expect( checkoutPage.step( 'Shipping address' ) ).toBeHidden();
	await expect( checkoutPage.step( 'Shipping options' ) ).toBeHidden();
	const last = places.getByRole( 'radio' ).last();
	await last.check();
	await expect( checkoutPage.pending ).toHaveCount( 0 );
	await expectAccessible( page );

	await page.reload();
	await expect( last ).toBeChecked();
	await page.getByRole( 'radio', { name: 'Ship', exact: true } ).check();
	await expect( checkoutPage.step( 'Shipping options' ) ).toBeVisible();
	await expect( checkoutPage.step( 'Pickup locations' ) ).toBeHidden();
} );

test(
	'announces rates for a changed address',
	{ tag: '@all' },
	async ( { page, checkoutPage } ) => {
		await checkoutPage.open();
		await checkoutPage.shipping( 'ZIP Code' ).fill( '94110' );
		await checkoutPage.shipping( 'ZIP Code' ).blur();
		await expectAnnounced( page, 'shipping option' );
	}
);

test.describe( 'on a small screen', () => {
	test.use( { viewport: { width: 320, height: 640 } } );

	test( 'the summary is collapsed above the form, in reading order, and repeated above the button', async ( {
		page,
		checkoutPage,
	} ) => {
		await checkoutPage.open();
		const title = page.getByRole( 'button', { name: /^Order summary/ } );
		await expect( title ).toHaveAttribute( 'aria-expanded', 'false' );
		await expect( title ).toContainText( '$' );
		await title.focus();
		await page.keyboard.press( 'Enter' );
		await page.keyboard.press( 'Tab' );
		await expect(
			page.getByRole( 'button', { name: 'Add coupons' } )
		).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await page.getByLabel( 'Enter code' ).fill( 'SPRING' );
		await expectNoOverflow( page );
		await expectAccessible( page );

		await page.setViewportSize( { width: 1280, height: 900 } );
		await expect( page.getByLabel( 'Enter code' ) ).toHaveValue( 'SPRING' );
		await page.setViewportSize( { width: 320, height: 640 } );
		await expect( page.getByLabel( 'Enter code' ) ).toHaveValue( 'SPRING' );

		const again = page.locator( '.checkout-order-summary-block-fill' );
		await expect(
			again.getByText( 'Total', { exact: true } )
		).toBeVisible();
		await expect( again.getByText( 'Add coupons' ) ).toHaveCount( 0 );
	} );
} );

test(
	'an emptied cart links back to the shop',
	{ tag: '@all' },
	async ( { page, shop } ) => {
		await shop.remove( MUG.id );
		await shop.remove( CAP.id );
		await page.goto( '/checkout/' );
		await expect(
			page.getByRole( 'heading', {
				name: 'Your cart is currently empty!',
			} )
		).toBeVisible();
		await page.getByRole( 'link', { name: 'Browse the store' } ).click();
		await expect( page ).toHaveURL( /\/shop\// );
	}
);

test.describe( 'several packages on a small phone', () => {
	test.use( {
		viewport: { width: 360, height: 740 },
		shopOptions: { severalPackages: true },
	} );

	test(
		'can be shipped or picked up without horizontal scrolling',
		{ tag: '@all' },
		async ( { page, shop, checkoutPage } ) => {
			await checkoutPage.open();
			await checkoutPage.fill();
			const rates = checkoutPage.step( 'Shipping options' );
			expect(
				( await shop.cart() ).shipping_rates.length
			).toBeGreaterThan( 1 );
			await expect(
				rates.getByRole( 'radio', { checked: true } )
			).toHaveCount( ( await shop.cart() ).shipping_rates.length );
			await expectNoOverflow( page );

			await page.getByRole( 'radio', { name: 'Pickup' } ).check();
			const places = checkoutPage.step( 'Pickup locations' );
			await expect( places.getByRole( 'radio' ).first() ).toBeChecked();
			// The first location is selected at once, while its price is calculated.
			await expect( async () => {
				await places
					.getByRole( 'radio' )
					.last()
					.check( { timeout: 1000 } );
			} ).toPass();
			await expect( checkoutPage.pending ).toHaveCount( 0 );
			await expectNoOverflow( page );
			await checkoutPage.placeOrder.click();
			await checkoutPage.expectPlaced();
			await expectNoOverflow( page );
		}
	);
} );

test.describe( 'a rate with a delivery time on a phone', () => {
	test.use( {
		viewport: { width: 390, height: 844 },
		shopOptions: { rateDetails: true },
	} );

	test(
		'starts its price and time below its name',
		{ tag: '@all' },
		async ( { shop, checkoutPage } ) => {
			await shop.add( [ MUG.id, 1 ] );
			await checkoutPage.open();
			const step = checkoutPage.step( 'Shipping options' );
			const name = await step
				.getByText( 'Flat rate', { exact: true } )
				.boundingBox();
			const price = await step.getByText( '$10.00' ).boundingBox();
			expect( price?.y ).toBeGreaterThan( name?.y ?? Infinity );
			expect( price?.x ).toBe( name?.x );
		}
	);
} );
