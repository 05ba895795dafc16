/** @jest-environment node */
import type { Shop } from '../app';
import {
	API,
	MUG,
	openShop,
	PAT,
	readCheckoutOf,
	Shopper,
} from '../orders/test-shopper';

let shop: Shop;
let pat: Shopper;

beforeEach( async () => {
	shop = openShop( { options: { additionalFields: 'all' } } );
	pat = new Shopper( shop );
	await pat.add( MUG );
} );

afterEach( () => shop.close() );

const SLOT = { 'demo/slot': 'am' };
const order = ( fields: object, more: object = {} ) =>
	pat.order( { additional_fields: { ...SLOT, ...fields }, ...more } );

const detailsOf = ( { body }: { body: unknown } ) =>
	Reflect.get( Object( Reflect.get( Object( body ), 'data' ) ), 'details' );

test( 'stores the field values with the order', async () => {
	const answer = await order(
		{ 'demo/nickname': ' Patty ', 'demo/newsletter': true },
		{ billing_address: { ...PAT, 'demo/vat-number': 'US123' } }
	);
	expect( readCheckoutOf( answer ) ).toMatchObject( {
		additional_fields: {
			'demo/nickname': 'Patty',
			'demo/newsletter': true,
			'demo/slot': 'am',
		},
		billing_address: { 'demo/vat-number': 'US123', 'demo/door': '' },
	} );
} );

test( 'prefills the next order with contact fields and not with order fields', async () => {
	await order( { 'demo/nickname': 'Patty' } );
	const { additional_fields: fields } = await pat.checkout();
	expect( fields ).toMatchObject( { 'demo/nickname': 'Patty' } );
	expect( fields ).not.toHaveProperty( [ 'demo/slot' ] );
} );

test( "prefills a customer's fields in another session", async () => {
	await pat.logIn( 'customer@shop.test', 'password' );
	await order( { 'demo/nickname': 'Case' } );
	const later = new Shopper( shop );
	await later.logIn( 'customer@shop.test', 'password' );
	expect( await later.checkout() ).toMatchObject( {
		additional_fields: { 'demo/nickname': 'Case' },
	} );
} );

test( 'names the location and label of a missing required field', async () => {
	const answer = await order( { 'demo/slot': undefined } );
	expect( answer ).toMatchObject( {
		status: 400,
		body: { code: 'rest_invalid_param' },
	} );
	expect( detailsOf( answer ) ).toEqual( {
		additional_fields: {
			code: 'woocommerce_required_checkout_field',
			message: 'Delivery slot is required',
			data: { location: 'order', key: 'demo/slot' },
		},
	} );
} );

test.each( [
	[ { 'demo/gift': true }, 400 ],
	[ { 'demo/gift': false }, 200 ],
	[ {}, 200 ],
] )(
	'does not require a hidden field: %j results in %i',
	async ( fields, status ) => {
		expect( ( await order( fields ) ).status ).toBe( status );
	}
);

test( 'reports several problems of one argument together', async () => {
	const answer = await order(
		{ 'demo/slot': undefined },
		{ payment_method: 'bacs' }
	);
	expect( detailsOf( answer ) ).toMatchObject( {
		additional_fields: {
			data: { key: 'demo/slot' },
			additional_errors: [ { data: { key: 'demo/reference' } } ],
		},
	} );
} );

test.each( [
	[ 'bacs', undefined, 400 ],
	[ 'bacs', 'My transfer', 200 ],
	[ 'cheque', undefined, 200 ],
] )(
	'requires a field by a rule: %s with %p results in %i',
	async ( paymentMethod, reference, status ) => {
		const answer = await order(
			{ 'demo/reference': reference },
			{ payment_method: paymentMethod }
		);
		expect( answer.status ).toBe( status );
	}
);

test.each( [
	[ true, { 'demo/gift-message': 'For you' } ],
	[ false, {} ],
] )( 'hides a field by a rule: gift %p', async ( isGift, kept ) => {
	const answer = await order( {
		'demo/gift': isGift,
		'demo/gift-message': 'For you',
	} );
	const { additional_fields: fields } = readCheckoutOf( answer );
	expect( fields ).toEqual( { ...SLOT, 'demo/gift': isGift, ...kept } );
} );

test.each( [
	[ '', 200, undefined ],
	[ ' 2026-12-24 ', 200, undefined ],
	[ '2026-02-30', 400, 'Please provide a valid Delivery date' ],
	[ '24.12.2026', 400, 'Please provide a valid Delivery date' ],
] )(
	'takes dates of the calendar only: %p results in %i',
	async ( date, status, message ) => {
		const answer = await order( { 'demo/delivery-date': date } );
		expect( answer.status ).toBe( status );
		expect( detailsOf( answer )?.additional_fields.message ).toBe(
			message
		);
	}
);

const orderWithVat = ( vat: string ) =>
	order( {}, { billing_address: { ...PAT, 'demo/vat-number': vat } } );

test.each( [ 'US123', '' ] )(
	'accepts a value that matches its pattern: %p',
	async ( vat ) => {
		expect( ( await orderWithVat( vat ) ).status ).toBe( 200 );
	}
);

test( 'names the field of a value that does not match its pattern', async () => {
	expect( detailsOf( await orderWithVat( 'us-123' ) ) ).toMatchObject( {
		billing_address: {
			code: 'woocommerce_invalid_checkout_field',
			message: 'Please provide a valid VAT number',
			data: { location: 'address', key: 'demo/vat-number' },
		},
	} );
} );

test.each( [
	[ { 'demo/slot': 'night' }, 'rest_not_in_enum' ],
	[ { 'demo/newsletter': 'yes' }, 'rest_invalid_type' ],
	[ { 'demo/nickname': 3 }, 'rest_invalid_type' ],
] )( 'refuses values of the wrong type: %j', async ( fields, code ) => {
	expect( detailsOf( await order( fields ) ) ).toMatchObject( {
		additional_fields: { code },
	} );
	expect(
		detailsOf( await pat.change( { additional_fields: fields } ) )
	).toMatchObject( { additional_fields: { code } } );
} );

test( 'refuses an unavailable choice in an address', async () => {
	const answer = await pat.send( '/cart/update-customer', {
		shipping_address: { 'demo/door': 'roof' },
	} );
	expect( detailsOf( answer ) ).toMatchObject( {
		shipping_address: {
			code: 'rest_not_in_enum',
			message: 'demo/door is not one of front, back, and neighbour.',
		},
	} );
	await pat.post( `${ API }/cart/update-customer`, {
		shipping_address: { 'demo/door': 'back' },
	} );
	expect( ( await pat.get( '/cart' ) ).body ).toMatchObject( {
		shipping_address: { 'demo/door': 'back' },
	} );
} );

test( 'validates only the sent fields of a draft', async () => {
	const answer = await pat.change( {
		additional_fields: { 'demo/nickname': 'Patty' },
	} );
	expect( readCheckoutOf( answer ) ).toMatchObject( {
		additional_fields: { 'demo/nickname': 'Patty' },
	} );
	expect(
		( await pat.change( { additional_fields: { 'demo/slot': '' } } ) )
			.status
	).toBe( 400 );
} );

test( 'removes address fields from a shop without them', async () => {
	await pat.post( `${ API }/cart/update-customer`, {
		billing_address: { 'demo/vat-number': 'US123' },
	} );
	await pat.setOptions( { additionalFields: 'none' } );
	const { billing_address: billing } = await pat.checkout();
	expect( Object.keys( billing ) ).not.toContain( 'demo/vat-number' );
} );
