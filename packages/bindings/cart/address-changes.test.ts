/** @jest-environment node */
import { cartResponse } from '../../../tests/fixtures/cart';
import { getAddressChanges, parseAddressProblems } from './address-changes';

const { shipping_address: shippingAddress, billing_address: billingAddress } =
	cartResponse();
const PLACE = {
	country: 'US',
	state: 'NY',
	city: ' Brooklyn ',
	postcode: '11201 ',
};
const TOLD = {
	country: 'US',
	state: 'NY',
	city: 'Brooklyn',
	postcode: '11201',
};
const addresses = { shippingAddress, billingAddress };

describe( 'getAddressChanges', () => {
	it( 'changes both addresses while they are equal', () => {
		expect( getAddressChanges( PLACE, [], addresses, true ) ).toEqual( {
			shipping_address: TOLD,
			billing_address: TOLD,
		} );
	} );

	it.each( [
		[
			'is billed elsewhere',
			{
				...addresses,
				billingAddress: { ...billingAddress, city: 'Rome' },
			},
			true,
		],
		[ 'is not billed to', addresses, false ],
	] )( 'changes only the shipping address if it %s', ( _, both, canBill ) => {
		expect( getAddressChanges( PLACE, [], both, canBill ) ).toEqual( {
			shipping_address: TOLD,
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
			getAddressChanges( PLACE, [ state ], addresses, false )
				.shipping_address
		).toEqual( { ...TOLD, state: '' } );
	} );
} );

describe( 'parseAddressProblems', () => {
	const refusal = ( ...codes: string[] ) => ( {
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
		expect( parseAddressProblems( refusal( ...codes ) ) ).toEqual(
			expected
		);
	} );

	it.each( [
		[ 'of anything else', refusal( 'invalid_phone' ) ],
		[ 'of anything else too', refusal( 'invalid_state', 'invalid_phone' ) ],
		[ 'without parameters', { code: 'constructor', message: 'No.' } ],
		[ 'that is none', new Error( 'No.' ) ],
	] )( 'returns null for an error %s', ( _, error ) => {
		expect( parseAddressProblems( error ) ).toBeNull();
	} );
} );
