/** @jest-environment node */
import { DEFAULT_OPTIONS } from '../options';
import {
	addressProblem,
	defaultBillingAddress,
	defaultShippingAddress,
	mergeBilling,
	mergeShipping,
} from './addresses';
import { formatPostcode, isPostcode } from './postcodes';

const SHIPPING = defaultShippingAddress( DEFAULT_OPTIONS );
const BILLING = defaultBillingAddress( DEFAULT_OPTIONS );

test.each( [
	[ 'US', '94105', true ],
	[ 'US', '94105-1234', true ],
	[ 'US', '9410', false ],
	[ 'US', '', true ],
	[ 'GB', 'sw1a1aa', true ],
	[ 'GB', 'SW1A', false ],
	[ 'GB', 'BFPO 123', true ],
	[ 'DE', '10115', true ],
	[ 'DE', '1011', false ],
	[ 'JP', '1000001', true ],
	[ 'JP', '100-00011', false ],
	[ 'NL', '1012 AB', true ],
	[ 'NL', '0012 AB', false ],
	[ 'NL', '1012 SS', false ],
	[ 'ES', '53000', false ],
	[ 'LI', '9490', true ],
	[ 'LI', '9470', false ],
	[ 'IN', '110 001', true ],
	[ 'IN', '010001', false ],
	[ 'HK', 'anything', true ],
] )( 'validates the postcode of %s: %s', ( country, postcode, expected ) => {
	expect( isPostcode( postcode, country ) ).toBe( expected );
} );

test.each( [
	[ 'GB', 'sw1a1aa', 'SW1A 1AA' ],
	[ 'CA', 'k1a0b1', 'K1A 0B1' ],
	[ 'JP', '1000001', '100-0001' ],
	[ 'NL', '1012ab', '1012 AB' ],
	[ 'US', ' 94105 ', '94105' ],
	[ 'GB', '', '' ],
] )( 'formats %s %s as %s', ( country, postcode, expected ) => {
	expect( formatPostcode( postcode, country ) ).toBe( expected );
} );

test.each( [
	[ { country: 'XX' }, 'invalid_country' ],
	[ { country: 'US', state: 'ZZ' }, 'invalid_state' ],
	[ { country: 'US', state: 'constructor' }, 'invalid_state' ],
	[ { country: 'US', postcode: 'ABCDE' }, 'invalid_postcode' ],
	[ { phone: 'abc' }, 'invalid_phone' ],
	[
		{
			country: 'US',
			state: 'california',
			postcode: '94105',
			phone: '+1 (555) 000-1111',
		},
		null,
	],
	[ { country: '', state: 'CA' }, null ],
	[ { country: 'GB', state: 'Kent' }, null ],
] )( 'finds the problem in %j', ( sent, code ) => {
	expect(
		addressProblem( mergeShipping( SHIPPING, sent ) )?.code ?? null
	).toBe( code );
} );

test( 'merges only strings into an address', () => {
	expect(
		mergeShipping( SHIPPING, {
			city: ' Berlin ',
			postcode: 7,
			unknown: 'x',
		} )
	).toEqual( {
		...SHIPPING,
		city: 'Berlin',
	} );
	expect( mergeShipping( SHIPPING, 'x' ) ).toBe( SHIPPING );
} );

test( 'stores only a valid email address', () => {
	expect( mergeBilling( BILLING, { email: 'pat@shop.test' } ).email ).toBe(
		'pat@shop.test'
	);
	expect(
		mergeBilling(
			{ ...BILLING, email: 'pat@shop.test' },
			{ email: 'not-an-email' }
		).email
	).toBe( '' );
	expect(
		mergeBilling( { ...BILLING, email: 'pat@shop.test' }, { city: 'Rome' } )
			.email
	).toBe( 'pat@shop.test' );
} );
