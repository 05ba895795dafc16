/** @jest-environment node */
import { cartResponse } from '../../../tests/fixtures/cart';
import { getAddressChanges, parseAddressProblems } from './address-changes';

const { shipping_address: shippingAddress, billing_address: billingAddress } =
	cartResponse();
const ADDRESS = {
	country: 'US',
	state: 'NY',
	city: ' Brooklyn ',
	postcode: '11201 ',
};
const TRIMMED = {
	country: 'US',
	state: 'NY',
	city: 'Brooklyn',
	postcode: '11201',
};
const addresses = { shippingAddress, billingAddress };

describe( 'getAddressChanges', () => {
	it( 'changes both addresses while they are equal', () => {
		expect( getAddressChanges( ADDRESS, [], addresses, true ) ).toEqual( {
			shipping_address: TRIMMED,
			billing_address: TRIMMED,
		} );
	} );

	it.each( [
		[
			'differs from the billing address',
			{
				...addresses,
				billingAddress: { ...billingAddress, city: 'Rome' },
			},
			true,
		],
		[ 'is in a country that is not allowed for billing', addresses, false ],
	] )( 'changes only the shipping address if it %s', ( _, both, canBill ) => {
		expect( getAddressChanges( ADDRESS, [], both, canBill ) ).toEqual( {
			shipping_address: TRIMMED,
		} );
	} );

	it( 'clears fields that the country hides', () => {
		const state = {
			key: 'state',
			label: 'State',
			optionalLabel: 'State',
			required: false,
			hidden: true,
		};
		expect(
			getAddressChanges( ADDRESS, [ state ], addresses, false )
				.shipping_address
		).toEqual( { ...TRIMMED, state: '' } );
	} );
} );

describe( 'parseAddressProblems', () => {
	const rejection = ( ...codes: string[] ) => ( {
		code: 'rest_invalid_param',
		message: 'Invalid parameter(s)',
		data: {
			status: 400,
			details: Object.fromEntries(
				codes.map( ( code, index ) => [
					index === 0 ? 'shipping_address' : 'billing_address',
					{ code, message: 'No.' },
				] )
			),
		},
	} );

	it.each( [
		[ [ 'invalid_country' ], { country: 'shippingNotAllowed' } ],
		[ [ 'invalid_state' ], { state: 'missingState' } ],
		[
			[ 'invalid_postcode', 'invalid_postcode' ],
			{ postcode: 'invalidPostcode' },
		],
	] )( 'assigns %s to its field', ( codes, expected ) => {
		expect( parseAddressProblems( rejection( ...codes ) ) ).toEqual(
			expected
		);
	} );

	it.each( [
		[ 'of another field', rejection( 'invalid_phone' ) ],
		[
			'that also concerns another field',
			rejection( 'invalid_state', 'invalid_phone' ),
		],
		[
			'without invalid parameters',
			{ code: 'constructor', message: 'No.' },
		],
		[ 'that is not an API error', new Error( 'No.' ) ],
	] )( 'returns null for an error %s', ( _, error ) => {
		expect( parseAddressProblems( error ) ).toBeNull();
	} );
} );
