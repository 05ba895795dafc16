import { MUG } from './support/products';
import { expect, test } from './support/shop-test';

const SCRIPT = '/failing-method.js';
const MESSAGE =
	'This payment method isn’t working. Choose a different payment method or contact us.';

const FAILING_METHOD = `
	const Content = () => {
		throw new Error( 'It broke' );
	};
	window.wc.wcBlocksRegistry.registerPaymentMethod( {
		name: 'bacs',
		label: 'Card',
		ariaLabel: 'Card',
		content: window.wp.element.createElement( Content ),
		edit: null,
		canMakePayment: () => true,
	} );
`;

test.use( {
	allowedConsoleErrors: /It broke|threw an error/,
	shopOptions: { paymentMethods: [ 'cod', 'bacs' ] },
} );

test( 'a failed payment method cannot place an order, but another one can immediately', async ( {
	page,
	shop,
	checkoutPage,
} ) => {
	await shop.add( [ MUG.id, 1 ] );
	await page.route( `**${ SCRIPT }`, ( route ) =>
		route.fulfill( {
			contentType: 'text/javascript',
			body: FAILING_METHOD,
		} )
	);
	await page.route( /\/checkout\/(\?.*)?$/, async ( route ) => {
		const response = await route.fetch();
		const html = await response.text();
		await route.fulfill( {
			response,
			body: html.replace(
				'</head>',
				`<script type="application/json" id="shopfront-add-ons">[ { "src": "${ SCRIPT }" } ]</script></head>`
			),
		} );
	} );
	const message = page
		.getByRole( 'group', { name: 'Payment options' } )
		.getByText( MESSAGE );
	await checkoutPage.open();
	await checkoutPage.fill();
	await checkoutPage.method( 'Card' ).check();
	await expect( message ).toHaveCount( 1 );
	await checkoutPage.placeOrder.scrollIntoViewIfNeeded();
	await checkoutPage.placeOrder.click();
	await expect( message ).toHaveCount( 2 );
	await expect( message.first() ).toBeInViewport();
	expect( await shop.orders() ).toHaveLength( 0 );
	await checkoutPage.method( 'Cash on delivery' ).check();
	await expect( message ).toHaveCount( 0 );
	await checkoutPage.placeOrder.click();
	await page.waitForURL( /order-received/ );
	expect( await shop.orders() ).toMatchObject( [
		{ payment_method: 'cod' },
	] );
} );
