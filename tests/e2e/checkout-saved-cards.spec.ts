import { CAP, MUG } from './support/products';
import { expect, test } from './support/shop-test';

/** This card's bank confirms every payment on its own page. */
const CHALLENGED = '4000 0000 0000 3220';
const SAVED = /ending in 3220/;

test.use( { shopOptions: { paymentMethods: [ 'demo-card', 'cod' ] } } );

test( 'saves a card that its bank has confirmed, and pays the next order with it', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	const saved = checkoutPage
		.step( 'Payment options' )
		.getByRole( 'radio', { name: SAVED } );
	const isAsked = () =>
		expect(
			page.getByRole( 'heading', { name: 'Is it you?' } )
		).toBeVisible();
	const agree = () =>
		page.getByRole( 'button', { name: 'Yes, pay' } ).click();

	await shop.add( [ MUG.id, 1 ] );
	await checkoutPage.open();
	await checkoutPage.fill( {
		email: `pat-${ test.info().testId }-${ Date.now() }@shop.test`,
	} );
	await page.getByLabel( /^Create an account/ ).check();
	await checkoutPage.method( 'Card' ).check();
	await page.getByLabel( 'Card number' ).fill( CHALLENGED );
	await page.getByLabel( 'Expiry date (MM/YY)' ).fill( '12/40' );
	await page.getByLabel( 'Security code' ).fill( '123' );
	await page.getByLabel( /^Save payment information/ ).check();
	await checkoutPage.placeOrder.click();
	await isAsked();
	await page.goto( '/my-account/' );
	await expect( page.getByText( SAVED ) ).toHaveCount( 0 );
	await page.goBack();
	await agree();
	await checkoutPage.expectPlaced();
	const first = page.url();

	await page.goto( '/my-account/' );
	await expect( page.getByText( SAVED ).first() ).toBeVisible();

	await shop.add( [ CAP.id, 1 ] );
	await checkoutPage.open();
	await expect( saved ).toBeChecked();
	await expect( page.getByLabel( 'Card number' ) ).toHaveCount( 0 );
	await checkoutPage.placeOrder.click();
	await isAsked();
	await agree();
	await checkoutPage.expectPlaced();
	expect( page.url() ).not.toBe( first );
	expect( ( await shop.orders() ).at( 0 ) ).toMatchObject( {
		payment_method: 'demo-card',
		status: 'processing',
	} );

	await page.goto( '/my-account/' );
	await expect(
		page.locator( '.saved-cards li' ).filter( { hasText: SAVED } )
	).toHaveCount( 1 );
} );

test( 'pays with the chosen one of several saved cards', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await shop.becomeCustomer();
	const cards = checkoutPage
		.step( 'Payment options' )
		.getByRole( 'radio', { name: /ending in/ } );

	await shop.add( [ MUG.id, 1 ] );
	await checkoutPage.open();
	await expect( cards ).toHaveCount( 1 );
	await checkoutPage.method( 'Card' ).last().check();
	await page.getByLabel( 'Card number' ).fill( '5555 5555 5555 4444' );
	await page.getByLabel( 'Expiry date (MM/YY)' ).fill( '12/40' );
	await page.getByLabel( 'Security code' ).fill( '123' );
	await page.getByLabel( /^Save payment information/ ).check();
	await checkoutPage.placeOrder.click();
	await checkoutPage.expectPlaced();

	await shop.add( [ CAP.id, 1 ] );
	await checkoutPage.open();
	await expect( cards ).toHaveCount( 2 );
	const names = await cards.evaluateAll( ( radios ) =>
		radios.map( ( radio ) => radio.closest( 'label' )?.textContent ?? '' )
	);
	expect( new Set( names ).size ).toBe( 2 );
	for ( const card of [ cards.last(), cards.first(), cards.last() ] ) {
		await card.check();
		await expect( card ).toBeChecked();
		await expect( page.getByLabel( 'Card number' ) ).toHaveCount( 0 );
	}
	await expect( checkoutPage.pending ).toHaveCount( 0 );
	const sent = page.waitForRequest(
		( request ) =>
			request.method() === 'POST' &&
			/\/checkout\b/.test( request.url() ) &&
			Boolean( request.postData()?.includes( 'payment_data' ) )
	);
	const chosen = await cards.last().getAttribute( 'value' );
	await checkoutPage.placeOrder.click();
	expect( ( await sent ).postData() ).toContain( `"${ chosen }"` );
	await checkoutPage.expectPlaced();
} );
