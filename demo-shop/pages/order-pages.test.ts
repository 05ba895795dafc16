/** @jest-environment node */
import { isRecord } from '../is-record';
import {
	createTestBrowser,
	visitShop,
	type TestBrowser,
	type Visit,
} from './test-browser';

const START = Date.UTC( 2026, 10, 21, 12 );
const MINUTE = 60_000;

let now: number;
let browser: TestBrowser;
beforeEach( () => {
	now = START;
	browser = createTestBrowser( '/nowhere', () => now );
} );
afterEach( () => browser.shop.close() );

const GUEST = {
	first_name: 'Gina',
	last_name: 'Guest',
	address_1: '10 Elm Street',
	city: 'San Francisco',
	state: 'CA',
	postcode: '94105',
	country: 'US',
	email: 'gina@shop.test',
};

const CARDS = {
	good: '4242424242424242',
	declined: '4000000000000002',
	challenge: '4000000000003220',
};

const details = ( number: string ) => [
	{ key: 'number', value: number },
	{ key: 'expiry', value: '12/30' },
	{ key: 'cvc', value: '123' },
];

const add = () =>
	browser.send( '/cart/add', {
		'add-to-cart': '26',
		quantity: '2',
		back: '/cart/',
	} );

const pick = ( value: unknown, ...path: string[] ): unknown =>
	path.reduce< unknown >(
		( from, name ) => ( isRecord( from ) ? from[ name ] : undefined ),
		value
	);

/** Orders like the checkout block, and returns the shop's response. */
const order = async (
	changes: object
): Promise< {
	body: unknown;
	received: string;
} > => {
	await add();
	const { text } = await browser.open( '/checkout/' );
	const nonce = /"storeApiNonce":"(\w+)"/.exec( text )?.[ 1 ] ?? '';
	const reply = await browser.post(
		'/wp-json/wc/store/v1/checkout',
		{ billing_address: GUEST, shipping_address: GUEST, ...changes },
		{ Nonce: nonce }
	);
	const body: unknown = JSON.parse( reply.text );
	return {
		body,
		received: `/checkout/order-received/${ pick( body, 'order_id' ) }/?key=${ pick( body, 'order_key' ) }`,
	};
};

const main = ( { document }: Visit ) =>
	document.querySelector( 'main' )?.textContent?.replace( /\s+/g, ' ' ) ?? '';

const heading = ( { document }: Visit ) =>
	document.querySelector( 'h1' )?.textContent?.trim();

const linkOf = ( { document }: Visit, name: string ) =>
	[ ...document.querySelectorAll( 'main a' ) ]
		.find( ( link ) => link.textContent?.trim().startsWith( name ) )
		?.getAttribute( 'href' ) ?? '';

const fieldsOf = ( { document }: Visit ): Record< string, string > =>
	Object.fromEntries(
		[ ...document.querySelectorAll( 'main [type="hidden"]' ) ].map(
			( field ) => [
				field.getAttribute( 'name' ) ?? '',
				field.getAttribute( 'value' ) ?? '',
			]
		)
	);

test( 'shows the items, the total and the payment on the order received page', async () => {
	const { received } = await order( {
		payment_method: 'bacs',
		customer_note: 'Ring <b>twice</b>',
	} );
	const page = await browser.open( received );
	expect( heading( page ) ).toBe( 'Thank you' );
	const text = main( page );
	for ( const part of [
		'21 November 2026',
		'gina@shop.test',
		'Direct bank transfer',
		'Please transfer the total',
		'Stone Mug',
		'× 2',
		'Subtotal',
		'Shipping',
		'Total',
		'Gina Guest',
		'San Francisco, CA 94105',
		'United States (US)',
		'Ring <b>twice</b>',
	] ) {
		expect( text ).toContain( part );
	}
	// The header shows the cart after the order.
	expect(
		page.document.querySelector( '.wc-block-mini-cart__badge' )?.textContent
	).toBe( '0' );
} );

test( 'shows what was bought, where the confirmation goes, and where and when the parcel arrives', async () => {
	const { received } = await order( { payment_method: 'cod' } );
	const page = await browser.open( received );
	const text = main( page );
	expect( text ).toContain( 'The confirmation goes to gina@shop.test' );
	const steps = [
		...page.document.querySelectorAll( '.order-steps > li' ),
	].map( ( step ) => step.textContent?.replace( /\s+/g, ' ' ).trim() );
	expect( steps[ 0 ] ).toMatch( /^Pay \$[\d.]+ Pay with cash upon delivery/ );
	// Ordered on a Saturday, 3 to 5 working days before.
	expect( steps[ 1 ] ).toMatch(
		/^Your parcel arrives Wednesday 25 November – Friday 27 November Gina Guest, 10 Elm Street, San Francisco/
	);
	const picture = page.document.querySelector( '.order-table img' );
	expect( picture?.getAttribute( 'src' ) ).toMatch( /^http/ );
	expect( picture?.getAttribute( 'width' ) ).toBe( '64' );
} );

test( 'shows the account, the amount and the reference of a bank transfer, to be copied', async () => {
	const { received, body } = await order( { payment_method: 'bacs' } );
	const page = await browser.open( received );
	const values = Object.fromEntries(
		[ ...page.document.querySelectorAll( '.order-transfer > div' ) ].map(
			( row ) => [
				row.querySelector( 'dt' )?.textContent,
				row.querySelector( '[data-copy]' )?.getAttribute( 'data-copy' ),
			]
		)
	);
	expect( values ).toEqual( {
		Amount: expect.stringMatching( /^\d+\.\d\d$/ ),
		Recipient: 'Harbour & Field',
		IBAN: 'DE00000000000000000000',
		BIC: 'DEMODE00XXX',
		Reference: `Order ${ pick( body, 'order_id' ) }`,
	} );
	expect( main( page ) ).toContain(
		'Your parcel arrives 3–5 working days after your payment'
	);
	const cash = await order( { payment_method: 'cod' } );
	expect(
		( await browser.open( cash.received ) ).document.querySelector(
			'[data-copy]'
		)
	).toBeNull();
} );

test( 'says where an order is picked up', async () => {
	await add();
	const { text } = await browser.open( '/checkout/' );
	await browser.post(
		'/wp-json/wc/store/v1/cart/select-shipping-rate',
		{ package_id: 0, rate_id: 'pickup_location:1' },
		{ Nonce: /"storeApiNonce":"(\w+)"/.exec( text )?.[ 1 ] ?? '' }
	);
	const { received } = await order( { payment_method: 'cod' } );
	expect( main( await browser.open( received ) ) ).toContain(
		'Pick your order up at Brooklyn depot 99 Atlantic Avenue'
	);
} );

test( 'shows the total of the reply', async () => {
	const { received } = await order( { payment_method: 'cod' } );
	const page = await browser.open( received );
	const rows = [
		...page.document.querySelectorAll( '.cart-totals div' ),
	].map( ( row ) =>
		Number(
			row.querySelector( 'dd' )?.textContent?.replace( /[^\d.-]/g, '' )
		)
	);
	const total = rows.pop();
	expect( rows.reduce( ( sum, row ) => sum + row, 0 ) ).toBeCloseTo(
		total ?? 0
	);
	expect( total ).toBeGreaterThan( 36 );
} );

test.each( [
	[ 'another key', ( url: string ) => `${ url }x` ],
	[ 'no key', ( url: string ) => url.replace( /\?.*/, '' ) ],
	[ 'another number', ( url: string ) => url.replace( /\/1\//, '/2/' ) ],
	[ 'no number', ( url: string ) => url.replace( /\/1\//, '/x/' ) ],
] )( 'reveals nothing of an order with %s', async ( _what, change ) => {
	const { received } = await order( { payment_method: 'cod' } );
	for ( const url of [
		received,
		received.replace( 'order-received', 'order-pay' ),
		received.replace( 'order-received', 'challenge' ),
	] ) {
		const page = await browser.open( change( url ) );
		expect( page.status ).toBe( 404 );
		expect( page.text ).not.toContain( 'Gina' );
	}
} );

test( 'opens a guest’s order by its key for ten minutes, and by its email address afterwards', async () => {
	const { received } = await order( { payment_method: 'cod' } );
	const other = visitShop( browser.shop );
	now = START + 10 * MINUTE;
	expect( heading( await other.open( received ) ) ).toBe( 'Thank you' );
	now += 1;
	for ( const visitor of [ other, browser ] ) {
		const page = await visitor.open( received );
		expect( heading( page ) ).toBe( 'Is this your order?' );
		expect( page.text ).not.toContain( 'gina@shop.test' );
		expect( page.text ).not.toContain( 'Elm Street' );
	}
	const wrong = await other.send( received, {
		billing_email: 'x@shop.test',
	} );
	expect(
		wrong.document.querySelector( '[role="alert"]' )?.textContent
	).toContain( 'not the email address' );
	expect( wrong.text ).not.toContain( 'Elm Street' );
	const right = await other.send( received, {
		billing_email: ' Gina@Shop.test ',
	} );
	expect( heading( right ) ).toBe( 'Thank you' );
} );

test( 'shows a customer’s order to its owner only, and redirects there after logging in', async () => {
	await browser.post( '/demo/login', {
		email: 'customer@shop.test',
		password: 'password',
	} );
	const { received } = await order( { payment_method: 'cod' } );
	const other = visitShop( browser.shop );
	const closed = await other.open( received );
	expect( heading( closed ) ).toBe( 'Please log in' );
	expect( closed.text ).not.toContain( 'Gina' );

	const login = await other.open( linkOf( closed, 'Log in' ) );
	const redirect =
		login.document
			.querySelector( 'input[name="redirect_to"]' )
			?.getAttribute( 'value' ) ?? '';
	expect( redirect ).toBe( received );
	const wrong = await other.send( '/my-account/login', {
		username: 'customer@shop.test',
		password: 'wrong',
		redirect_to: redirect,
	} );
	expect(
		wrong.document
			.querySelector( 'input[name="redirect_to"]' )
			?.getAttribute( 'value' )
	).toBe( received );
	const open = await other.send( '/my-account/login', {
		username: 'customer@shop.test',
		password: 'password',
		redirect_to: redirect,
	} );
	expect( open.path ).toBe( received );
	expect( heading( open ) ).toBe( 'Thank you' );
} );

test.each( [
	[ 'https://evil.test/' ],
	[ '//evil.test/' ],
	[ 'javascript:alert(1)' ],
] )(
	'never redirects to another site after logging in, such as %s',
	async ( redirect ) => {
		const page = await browser.send( '/my-account/login', {
			username: 'customer@shop.test',
			password: 'password',
			redirect_to: redirect,
		} );
		expect( page.path ).toBe( '/my-account/' );
	}
);

test( 'pays an unpaid order later, without JavaScript', async () => {
	const { body, received } = await order( {
		payment_method: 'demo-card',
		payment_data: details( CARDS.declined ),
	} );
	expect( pick( body, 'payment_result', 'payment_status' ) ).toBe(
		'failure'
	);
	const failed = await browser.open( received );
	expect( heading( failed ) ).toBe( 'Your order has not been paid' );

	const pay = linkOf( failed, 'Pay for this order' );
	const form = await browser.open( pay );
	expect( heading( form ) ).toBe( 'Pay for order 1' );
	expect(
		[ ...form.document.querySelectorAll( '[name="payment_method"]' ) ].map(
			( input ) => input.getAttribute( 'value' )
		)
	).toEqual( [ 'cod', 'bacs', 'cheque', 'demo-card' ] );

	const fields = {
		billing_email: 'gina@shop.test',
		payment_method: 'demo-card',
		expiry: '12/30',
		cvc: '123',
	};
	const again = await browser.send( pay, {
		...fields,
		number: CARDS.declined,
	} );
	expect( heading( again ) ).toBe( 'Pay for order 1' );
	expect(
		again.document.querySelector( '[role="alert"]' )?.textContent
	).toContain( 'Your card was declined.' );
	const paid = await browser.send( pay, { ...fields, number: CARDS.good } );
	expect( heading( paid ) ).toBe( 'Thank you' );
	expect( heading( await browser.open( pay ) ) ).toBe(
		'Nothing is left to be paid'
	);
} );

test( 'refuses to pay an order at a total that was not on its page', async () => {
	const { received } = await order( {
		payment_method: 'demo-card',
		payment_data: details( CARDS.declined ),
	} );
	const pay = linkOf( await browser.open( received ), 'Pay for this order' );
	const form = await browser.open( pay );
	const shown = fieldsOf( form );
	// In another tab, the shopper adds an item, and the unpaid order follows.
	const { text } = await browser.open( '/cart/' );
	await browser.post(
		'/wp-json/wc/store/v1/cart/add-item',
		{ id: 27, quantity: 1 },
		{ Nonce: /"storeApiNonce":"(\w+)"/.exec( text )?.[ 1 ] ?? '' }
	);
	const refused = await browser.send( pay, {
		...shown,
		payment_method: 'cod',
	} );
	expect( heading( refused ) ).toBe( 'Pay for order 1' );
	expect(
		refused.document.querySelector( '[role="alert"]' )?.textContent
	).toContain( 'Your total has changed to $' );
	const paid = await browser.send( pay, {
		...fieldsOf( refused ),
		payment_method: 'cod',
	} );
	expect( heading( paid ) ).toBe( 'Thank you' );
} );

describe( 'an order whose process died in the payment', () => {
	/** Kills the process during payment, and returns the URLs of the order's pages. */
	const dieInPayment = async () => {
		await browser.post( '/demo/faults', {
			plan: [
				{
					match: '/checkout',
					kind: 'die-after-charge',
					status: 502,
					times: 1,
				},
			],
		} );
		await add();
		const page = await browser.open( '/checkout/' );
		const nonce = /"storeApiNonce":"(\w+)"/.exec( page.text )?.[ 1 ] ?? '';
		await browser.post(
			'/wp-json/wc/store/v1/checkout',
			{ billing_address: GUEST, payment_method: 'cod' },
			{ Nonce: nonce }
		);
		const { text } = await browser.open( '/wp-json/wc/store/v1/checkout', {
			Nonce: nonce,
		} );
		const key = pick( JSON.parse( text ), 'order_key' );
		return {
			received: `/checkout/order-received/1/?key=${ key }`,
			pay: `/checkout/order-pay/1/?pay_for_order=true&key=${ key }`,
		};
	};

	const confirmed = ( { document }: Visit ) =>
		document.querySelector< HTMLInputElement >(
			'[name=shopfront_confirmed]'
		);

	test( 'says so on the order received page, even after cancellation', async () => {
		const { received } = await dieInPayment();
		const pending = await browser.open( received );
		expect( main( pending ) ).toContain(
			'We don’t know yet whether this order was paid'
		);
		expect( main( pending ) ).not.toContain( 'Load this page again' );
		expect( linkOf( pending, 'Contact us' ) ).toBe( '/contact/' );
		await browser.post( '/demo/attempts', {
			order_id: 1,
			event: 'hold-stock-cancels',
		} );
		const cancelled = await browser.open( received );
		expect( heading( cancelled ) ).toBe( 'This order was cancelled' );
		expect( main( cancelled ) ).toContain(
			'We don’t know yet whether this order was paid'
		);
	} );

	test( 'can be paid again on its page only with the shopper’s confirmation', async () => {
		const { pay } = await dieInPayment();
		const form = await browser.open( pay );
		expect( main( form ) ).toContain(
			'We don’t know yet whether order 1 was paid'
		);
		const fields = { ...fieldsOf( form ), payment_method: 'cod' };
		const refused = await browser.send( pay, fields );
		expect( heading( refused ) ).toBe( 'Pay for order 1' );
		const box = confirmed( refused );
		expect( box?.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		expect(
			refused.document.getElementById(
				box?.getAttribute( 'aria-describedby' ) ?? ''
			)?.textContent
		).toContain( 'select the box above the button' );
		const paid = await browser.send( pay, {
			...fields,
			shopfront_confirmed: box?.value ?? '',
		} );
		expect( heading( paid ) ).toBe( 'Thank you' );
	} );

	test( 'is listed for the merchant until an answer frees it', async () => {
		const { received, pay } = await dieInPayment();
		const list = await browser.open( '/demo/attempts/' );
		expect( main( list ) ).toContain( 'Order 1' );
		expect( main( list ) ).toContain( 'The payment has no answer' );
		const after = await browser.send( '/demo/attempts/', {
			...fieldsOf( list ),
			event: 'was-not-paid',
		} );
		expect( main( after ) ).toContain( 'Every payment has an answer.' );
		expect( confirmed( await browser.open( pay ) ) ).toBeNull();
		expect( heading( await browser.open( received ) ) ).toBe(
			'Your order has not been paid'
		);
		expect(
			main( await browser.send( '/demo/attempts/', { order_id: 'x' } ) )
		).toContain( 'Every payment has an answer.' );
	} );
} );

describe( 'the bank’s challenge', () => {
	const challenge = async () => {
		const { body } = await order( {
			payment_method: 'demo-card',
			payment_data: details( CARDS.challenge ),
		} );
		return String( pick( body, 'payment_result', 'redirect_url' ) );
	};

	test( 'places the order once after a yes', async () => {
		const url = await challenge();
		const page = await browser.open( url );
		expect( heading( page ) ).toBe( 'Is it you?' );
		const placed = await browser.send( url, { answer: 'yes' } );
		expect( heading( placed ) ).toBe( 'Thank you' );
		expect( placed.path ).toContain( '/checkout/order-received/1/' );
		// A second answer changes nothing.
		const later = await browser.send( url, { answer: 'no' } );
		expect( heading( later ) ).toBe( 'Thank you' );
	} );

	test( 'is shown again after the total changed', async () => {
		const url = await challenge();
		const page = await browser.open( url );
		const shown = fieldsOf( page );
		// In another tab, the shopper starts a more expensive attempt with its own challenge.
		await challenge();
		const again = await browser.send( url, { ...shown, answer: 'yes' } );
		expect( heading( again ) ).toBe( 'Is it you?' );
		const placed = await browser.send( url, {
			...fieldsOf( again ),
			answer: 'yes',
		} );
		expect( heading( placed ) ).toBe( 'Thank you' );
	} );

	test( 'leaves the order unpaid and the cart unchanged after a no', async () => {
		const url = await challenge();
		const refused = await browser.send( url, { answer: 'no' } );
		expect( refused.path ).toBe( '/checkout/' );
		expect(
			refused.document.querySelector( '[role="alert"]' )?.textContent
		).toContain( 'Nothing was charged' );
		expect(
			refused.document.querySelector( '.wc-block-mini-cart__badge' )
				?.textContent
		).toBe( '2' );
		expect( heading( await browser.open( url ) ) ).toBe(
			'Your order has not been paid'
		);
	} );
} );

describe( 'the account page', () => {
	beforeEach( () =>
		browser.post( '/demo/login', {
			email: 'customer@shop.test',
			password: 'password',
		} )
	);

	test( 'shows orders, the newest first', async () => {
		expect( main( await browser.open( '/my-account/' ) ) ).toContain(
			'You have not ordered anything yet.'
		);
		await order( { payment_method: 'cod' } );
		await order( {
			payment_method: 'demo-card',
			payment_data: details( CARDS.declined ),
		} );
		const page = await browser.open( '/my-account/' );
		const rows = [
			...page.document.querySelectorAll( '.orders tbody tr' ),
		];
		expect(
			rows.map( ( row ) =>
				row.textContent?.replace( /\s+/g, ' ' ).trim()
			)
		).toEqual( [
			expect.stringMatching( /^Order 2 21 November 2026 Failed .*Pay/ ),
			expect.stringMatching( /^Order 1 21 November 2026 Processing / ),
		] );
		const first = rows[ 1 ]?.querySelector( 'a' )?.getAttribute( 'href' );
		expect( heading( await browser.open( first ?? '' ) ) ).toBe(
			'Thank you'
		);
	} );

	test( 'makes a saved card the default, and deletes it', async () => {
		for ( const number of [ CARDS.good, '5555555555554444' ] ) {
			await order( {
				payment_method: 'demo-card',
				payment_data: [
					...details( number ),
					{ key: 'wc-demo-card-new-payment-method', value: true },
				],
			} );
		}
		const cards = ( page: Visit ) =>
			[ ...page.document.querySelectorAll( '.saved-cards__name' ) ].map(
				( name ) => name.textContent?.replace( /\s+/g, ' ' ).trim()
			);
		const page = await browser.open( '/my-account/' );
		expect( cards( page ) ).toEqual( [
			'Visa ending in 4242, expires 12/30 (default)',
			'Mastercard ending in 4444, expires 12/30',
		] );
		const stranger = visitShop( browser.shop );
		await stranger.post( '/demo/login', {
			email: 'robin@shop.test',
			password: 'password',
		} );
		await stranger.send( '/my-account/cards/delete', { card: '1' } );
		expect(
			cards(
				await browser.send( '/my-account/cards/default', { card: '2' } )
			)
		).toEqual( [
			'Visa ending in 4242, expires 12/30',
			'Mastercard ending in 4444, expires 12/30 (default)',
		] );
		expect(
			cards(
				await browser.send( '/my-account/cards/delete', { card: '2' } )
			)
		).toEqual( [ 'Visa ending in 4242, expires 12/30 (default)' ] );
		// A saved card needs no number.
		const { received } = await order( {
			payment_method: 'demo-card',
			payment_data: [ { key: 'token', value: '1' } ],
		} );
		expect( heading( await browser.open( received ) ) ).toBe( 'Thank you' );
	} );
} );

test.each( [
	[ '/terms/', 'Terms and conditions' ],
	[ '/privacy/', 'Privacy' ],
] )( 'links %s from every page', async ( path, title ) => {
	const home = await browser.open( '/' );
	expect(
		home.document.querySelector( `footer a[href="${ path }"]` )
	).not.toBeNull();
	const page = await browser.open( path );
	expect( page.status ).toBe( 200 );
	expect( heading( page ) ).toBe( title );
} );
