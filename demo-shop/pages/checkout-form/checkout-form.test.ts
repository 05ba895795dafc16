/** @jest-environment node */
import {
	createTestBrowser,
	type TestBrowser,
	type Visit,
} from '../test-browser';

const PAT = {
	email: 'pat@shop.test',
	country: 'US',
	first_name: 'Pat',
	last_name: 'Guest',
	address_1: '500 Howard Street',
	city: 'San Francisco',
	state: 'CA',
	postcode: '94105',
};

let browser: TestBrowser;
beforeEach( async () => {
	browser = createTestBrowser();
	await browser.send( '/cart/add', { 'add-to-cart': '26', back: '/cart/' } );
} );
afterEach( () => browser.shop.close() );

const form = ( { document }: Visit ) =>
	document.querySelector< HTMLFormElement >(
		'.checkout-place noscript form'
	)!;

/** The values that a browser would send with the page's form. */
const valuesOf = ( visit: Visit ): Record< string, string > => {
	const values: Record< string, string > = {};
	for ( const element of form( visit ).elements ) {
		const { name, value, type } = element as HTMLInputElement;
		const isSent =
			type !== 'submit' &&
			( ! [ 'radio', 'checkbox' ].includes( type ) ||
				( element as HTMLInputElement ).checked );
		if ( name && isSent ) {
			values[ name ] = value;
		}
	}
	return values;
};

const press = async (
	visit: Visit,
	action: string,
	changes: Record< string, string > = {}
) => browser.send( '/checkout/', { ...valuesOf( visit ), ...changes, action } );

const orders = async (): Promise< Record< string, unknown >[] > =>
	JSON.parse( ( await browser.open( '/demo/orders' ) ).text );

const alertOf = ( visit: Visit ) =>
	form( visit )
		.querySelector( '[role=alert]' )
		?.textContent.replace( /\s+/g, ' ' )
		.trim();

test( 'places an order with the chosen rate, payment method and note', async () => {
	const placed = await press( await browser.open( '/checkout/' ), 'order', {
		...PAT,
		payment_method: 'bacs',
		note: 'Ring twice',
	} );
	expect( placed.path ).toMatch( /^\/checkout\/order-received\/\d+\/\?key=/ );
	expect( await orders() ).toMatchObject( [
		{
			status: 'on-hold',
			payment_method: 'bacs',
			note: 'Ring twice',
			billing: { email: 'pat@shop.test' },
			shipping: { postcode: '94105' },
		},
	] );
} );

test( 'places one order for a form that is sent several times', async () => {
	const page = await browser.open( '/checkout/' );
	const visits = [
		...( await Promise.all( [
			press( page, 'order', PAT ),
			press( page, 'order', PAT ),
		] ) ),
		await press( page, 'order', PAT ),
	];
	expect( await orders() ).toHaveLength( 1 );
	expect( visits[ 2 ]?.path ).toBe( visits[ 0 ]?.path );
	expect( visits[ 2 ]?.path ).toContain( 'order-received' );
} );

test( 'shows errors beside the fields, links to them, and keeps all values', async () => {
	const visit = await press( await browser.open( '/checkout/' ), 'order', {
		...PAT,
		email: 'pat',
		city: '',
		postcode: 'x',
		note: 'Ring <twice>',
		payment_method: 'cheque',
	} );
	expect( alertOf( visit ) ).toBe(
		'Please enter a valid email address Please enter a valid city Please enter a valid zip code'
	);
	for ( const name of [ 'email', 'city', 'postcode' ] ) {
		const field = form( visit ).querySelector( `[name=${ name }]` );
		expect( field?.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		const error = visit.document.getElementById(
			field?.getAttribute( 'aria-describedby' ) ?? ''
		);
		expect( error?.textContent ).toContain( 'Please enter a valid' );
		expect(
			visit.document.querySelector( `[href="#${ field?.id }"]` )
		).not.toBeNull();
	}
	expect( valuesOf( visit ) ).toMatchObject( {
		email: 'pat',
		first_name: 'Pat',
		postcode: 'x',
		note: 'Ring <twice>',
		payment_method: 'cheque',
	} );
	expect( await orders() ).toEqual( [] );
} );

test( 'shows the fields and rates of another country', async () => {
	const page = await browser.open( '/checkout/' );
	const visit = await press( page, 'update', { ...PAT, country: 'GB' } );
	const label = form( visit ).querySelector( '[for=checkout-postcode]' );
	expect( label?.textContent ).toBe( 'Postcode' );
	expect( valuesOf( visit ) ).toMatchObject( {
		country: 'GB',
		state: '',
		first_name: 'Pat',
	} );
	expect( Object.keys( valuesOf( visit ) ) ).toContain( 'rate[0]' );
	expect( alertOf( visit ) ).toBeUndefined();
} );

test( 'does not charge a total that the shopper has not seen', async () => {
	const page = await browser.open( '/checkout/' );
	const [ rate = '' ] = [
		...form( page ).querySelectorAll< HTMLInputElement >(
			'[name="rate[0]"]:not(:checked)'
		),
	].map( ( { value } ) => value );
	const visit = await press( page, 'order', { ...PAT, 'rate[0]': rate } );
	expect( alertOf( visit ) ).toContain( 'Your total has changed to' );
	expect( await orders() ).toEqual( [] );
	const placed = await press( visit, 'order' );
	expect( placed.path ).toContain( 'order-received' );
} );

test( 'applies a coupon, and shows why another one is refused', async () => {
	const page = await browser.open( '/checkout/' );
	const before = valuesOf( page ).expected_total;
	const visit = await press( page, 'coupon', { ...PAT, coupon: 'ten' } );
	expect( Number( valuesOf( visit ).expected_total ) ).toBeLessThan(
		Number( before )
	);
	expect( valuesOf( visit ).city ).toBe( 'San Francisco' );
	expect(
		alertOf( await press( visit, 'coupon', { coupon: 'nothing' } ) )
	).toContain( 'nothing' );
} );

test( 'accepts no form without the nonce of its page', async () => {
	const page = await browser.open( '/checkout/' );
	for ( const action of [ 'order', 'update' ] ) {
		const visit = await press( page, action, { ...PAT, nonce: 'x' } );
		expect( alertOf( visit ) ).toBe(
			'This page has expired. Please send the form again.'
		);
		expect( valuesOf( visit ).first_name ).toBe( 'Pat' );
	}
	expect( await orders() ).toEqual( [] );
} );

test.each( [
	[ 'a captcha', { captcha: true }, 'needs JavaScript' ],
	[
		'a card as the only payment method',
		{ paymentMethods: [ 'demo-card' ] },
		'needs JavaScript',
	],
	[ 'an account', { guestCheckout: false }, 'Log in' ],
] )( 'explains an order that requires %s', async ( _, options, text ) => {
	await browser.post( '/demo/options', options );
	const visit = await browser.open( '/checkout/' );
	expect( form( visit ) ).toBeNull();
	expect(
		visit.document.querySelector( '.checkout-place noscript' )?.textContent
	).toContain( text );
} );

describe( 'after the process of the order died in the payment', () => {
	beforeEach( async () => {
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
		const page = await browser.open( '/checkout/' );
		await press( page, 'order', PAT );
	} );

	const checkbox = ( visit: Visit ) =>
		form( visit ).querySelector< HTMLInputElement >(
			'[name=shopfront_confirmed]'
		);

	test( 'warns with the order number and a way to reach the shop', async () => {
		const page = await browser.open( '/checkout/' );
		const warning = form( page ).querySelector( '.unanswered' );
		expect( warning?.textContent ).toContain(
			'We don’t know yet whether order 1 was paid'
		);
		expect( warning?.querySelector( 'a' )?.getAttribute( 'href' ) ).toBe(
			'/contact/'
		);
		expect( checkbox( page )?.checked ).toBe( false );
		expect( alertOf( page ) ).toBeUndefined();
	} );

	test( 'refuses the order at the checkbox until it is ticked, then pays the same order', async () => {
		const page = await browser.open( '/checkout/' );
		const refused = await press( page, 'order', PAT );
		expect( alertOf( refused ) ).toContain( 'We didn’t send your order' );
		const box = checkbox( refused );
		expect( box?.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		expect(
			refused.document.getElementById(
				box?.getAttribute( 'aria-describedby' ) ?? ''
			)?.textContent
		).toContain( 'select the box above the button' );
		expect(
			form( refused ).querySelector( `[href="#${ box?.id }"]` )
		).not.toBeNull();
		expect( valuesOf( refused ) ).toMatchObject( PAT );
		expect( await orders() ).toMatchObject( [ { charges: 1 } ] );

		const unfinished = await press( refused, 'order', {
			city: '',
			shopfront_confirmed: box?.value ?? '',
		} );
		expect( checkbox( unfinished )?.checked ).toBe( true );
		const placed = await press( unfinished, 'order', { city: PAT.city } );
		expect( placed.path ).toMatch( /order-received\/1\// );
		expect( await orders() ).toMatchObject( [
			{ status: 'processing', charges: 2 },
		] );
	} );

	test( 'orders other items without a warning', async () => {
		await browser.send( '/cart/add', {
			'add-to-cart': '27',
			back: '/cart/',
		} );
		const page = await browser.open( '/checkout/' );
		expect( checkbox( page ) ).toBeNull();
		const placed = await press( page, 'order', PAT );
		expect( placed.path ).toMatch( /order-received\/2\// );
	} );
} );

test( 'pays the order of an open payment window, and places no other', async () => {
	await browser.post( '/demo/options', {
		paymentMethods: [ 'cod', 'demo-dialog' ],
	} );
	const page = await browser.open( '/checkout/' );
	const { nonce } = valuesOf( page );
	const reply = await browser.post(
		'/wp-json/wc/store/v1/checkout',
		{ billing_address: PAT, payment_method: 'demo-dialog' },
		{ Nonce: nonce ?? '' }
	);
	const { order_id: id, order_key: key } = JSON.parse( reply.text );
	const placed = await press( await browser.open( '/checkout/' ), 'order', {
		...PAT,
		payment_method: 'cod',
	} );
	expect( placed.path ).toContain( `order-received/${ id }/` );
	// The dialog is still open, but has nothing left to charge.
	const late = await browser.post( '/demo/dialog-payment', {
		order: id,
		key,
		isPaid: true,
	} );
	expect( JSON.parse( late.text ).redirect ).toContain( 'order-received' );
	expect( await orders() ).toMatchObject( [
		{ id, status: 'processing', charges: 1 },
	] );
} );
