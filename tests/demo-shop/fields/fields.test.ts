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

test( 'what is filled in is kept with the order', async () => {
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

test( 'the next order knows what was told of the shopper, not of the order', async () => {
	await order( { 'demo/nickname': 'Patty' } );
	const { additional_fields: fields } = await pat.checkout();
	expect( fields ).toMatchObject( { 'demo/nickname': 'Patty' } );
	expect( fields ).not.toHaveProperty( [ 'demo/slot' ] );
} );

test( 'a customer is known by it in another session too', async () => {
	await pat.logIn( 'customer@shop.test', 'password' );
	await order( { 'demo/nickname': 'Case' } );
	const later = new Shopper( shop );
	await later.logIn( 'customer@shop.test', 'password' );
	expect( await later.checkout() ).toMatchObject( {
		additional_fields: { 'demo/nickname': 'Case' },
	} );
} );

test( 'a field that has to be filled in is told by its place and name', async () => {
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
	'what is hidden does not have to be filled in: %j gives %i',
	async ( fields, status ) => {
		expect( ( await order( fields ) ).status ).toBe( status );
	}
);

test( 'several problems of one argument are told together', async () => {
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
	'a rule may ask for a field: %s with %p gives %i',
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
] )( 'a rule may hide a field: gift %p', async ( isGift, kept ) => {
	const answer = await order( {
		'demo/gift': isGift,
		'demo/gift-message': 'For you',
	} );
	const { additional_fields: fields } = readCheckoutOf( answer );
	expect( fields ).toEqual( { ...SLOT, 'demo/gift': isGift, ...kept } );
} );

const orderWithVat = ( vat: string ) =>
	order( {}, { billing_address: { ...PAT, 'demo/vat-number': vat } } );

test.each( [ 'US123', '' ] )( 'a value fits its pattern: %p', async ( vat ) => {
	expect( ( await orderWithVat( vat ) ).status ).toBe( 200 );
} );

test( 'a value that does not is told by its name', async () => {
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
] )( 'values of the wrong kind are refused: %j', async ( fields, code ) => {
	expect( detailsOf( await order( fields ) ) ).toMatchObject( {
		additional_fields: { code },
	} );
	expect(
		detailsOf( await pat.change( { additional_fields: fields } ) )
	).toMatchObject( { additional_fields: { code } } );
} );

test( 'a choice in an address has to be one that is offered', async () => {
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

test( 'a draft asks only for what it is sent', async () => {
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

test( 'addresses of a shop without them have none', async () => {
	await pat.post( `${ API }/cart/update-customer`, {
		billing_address: { 'demo/vat-number': 'US123' },
	} );
	await pat.setOptions( { additionalFields: 'none' } );
	const { billing_address: billing } = await pat.checkout();
	expect( Object.keys( billing ) ).not.toContain( 'demo/vat-number' );
} );
