/** @jest-environment node */
import { createTestBrowser, type TestBrowser } from './test-browser';

let browser: TestBrowser;
beforeEach( () => {
	browser = createTestBrowser();
} );
afterEach( () => browser.shop.close() );

const setOptions = ( options: object ) =>
	browser.post( '/demo/options', options );

const getCart = async () => {
	const { text } = await browser.open( '/wp-json/wc/store/v1/cart' );
	return JSON.parse( text );
};

test.each( [
	[ 'stepNumbers', '[data-show-form-step-numbers="true"]' ],
	[
		'stepDescriptions',
		'.wp-block-woocommerce-checkout-payment-block[data-description]',
	],
	[
		'termsCheckbox',
		'.wp-block-woocommerce-checkout-terms-block[data-checkbox="true"]',
	],
	[
		'buttonPrice',
		'.wp-block-woocommerce-checkout-actions-block.is-style-with-price',
	],
	[
		'reassurance',
		'.wp-block-woocommerce-checkout-actions-block[data-reassurance]',
	],
	[
		'expressStyles',
		'.wp-block-woocommerce-checkout-express-payment-block[data-button-height="55"]',
	],
] )( '%s saves an attribute with its block', async ( option, selector ) => {
	const find = async () =>
		( await browser.open( '/checkout/' ) ).document.querySelector(
			selector
		);
	await setOptions( { [ option ]: false } );
	expect( await find() ).toBeNull();
	await setOptions( { [ option ]: true } );
	expect( await find() ).not.toBeNull();
} );

test( 'asks the page to reload in every cart', async () => {
	await setOptions( { reloadExtension: true } );
	expect( ( await getCart() ).extensions[ 'demo-reload' ] ).toEqual( {
		reload: true,
	} );
} );

const CHECKOUT = '/wp-json/wc/store/v1/checkout';
const ADDRESS = {
	first_name: 'Ada',
	last_name: 'Lovelace',
	company: '',
	address_1: '1 Main Street',
	address_2: '',
	city: 'Toronto',
	state: 'ON',
	postcode: 'M5V 2T6',
	country: 'CA',
	phone: '',
};

const order = async ( fields: object = {} ) => {
	const visit = await browser.open( '/wp-json/wc/store/v1/cart' );
	const Nonce = visit.headers.get( 'Nonce' ) ?? '';
	await browser.post(
		'/wp-json/wc/store/v1/cart/add-item',
		{ id: 26, quantity: 1 },
		{ Nonce }
	);
	const answer = await browser.post(
		CHECKOUT,
		{
			billing_address: { ...ADDRESS, email: 'ada@shop.test' },
			shipping_address: ADDRESS,
			payment_method: 'cod',
			...fields,
		},
		{ Nonce }
	);
	return { status: answer.status, body: JSON.parse( answer.text ) };
};

test( 'refuses a country that the shop does not ship to', async () => {
	await setOptions( { narrowCountries: true } );
	expect( await order() ).toEqual( {
		status: 400,
		body: expect.objectContaining( {
			code: 'woocommerce_rest_invalid_address_country',
			message:
				'Sorry, we do not ship orders to the provided country (CA)',
		} ),
	} );
} );

test( 'a required checkbox is refused with its own message', async () => {
	await setOptions( { additionalFields: 'strict' } );
	const { status, body } = await order( {
		additional_fields: { 'demo/adult': false, 'demo/withdrawal': true },
	} );
	expect( status ).toBe( 400 );
	expect( JSON.stringify( body ) ).toContain(
		'Confirm that you are of legal age to order here.'
	);
} );

test( "the fault form chooses the next response's status and body", async () => {
	await browser.send( '/demo/fault-form', {
		match: '/cart',
		kind: 'reply',
		times: '1',
		status: '418',
		body: '{ "code": "teapot", "message": "Short and stout." }',
	} );
	const failed = await browser.open( '/wp-json/wc/store/v1/cart' );
	expect( failed.status ).toBe( 418 );
	expect( failed.headers.get( 'Content-Type' ) ).toBe( 'application/json' );
	expect( JSON.parse( failed.text ).code ).toBe( 'teapot' );
	expect( ( await browser.open( '/wp-json/wc/store/v1/cart' ) ).status ).toBe(
		200
	);
} );
