/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_OPTIONS } from '../options';
import { getDeliveryDay, deliveryDays } from './delivery-day';
import { nextMonth } from './refill';
import { chosenSamples, isSampleList, SAMPLES, withSamples } from './samples';

const PUBLIC = join( __dirname, '..', 'public' );
const names = ( addOns: string ) =>
	chosenSamples( { addOns } ).map( ( { name } ) => name );

it.each( [
	[ '', true ],
	[ 'all', true ],
	[ 'funnel', true ],
	[ 'gift-wrap, funnel', true ],
	[ 'gift-wrap,nothing', false ],
	[ 'all,funnel', false ],
	[ [ 'funnel' ], false ],
] )( 'accepts %j as a list of samples: %s', ( value, isOne ) => {
	expect( isSampleList( value ) ).toBe( isOne );
} );

it( 'turns on the named samples, in the order of the list', () => {
	expect( names( '' ) ).toEqual( [] );
	expect( names( 'funnel, invoice' ) ).toEqual( [ 'invoice', 'funnel' ] );
	expect( names( 'all' ) ).toHaveLength( SAMPLES.length );
} );

it.each( SAMPLES )( 'serves the source of $name', ( { source } ) => {
	expect(
		existsSync( join( PUBLIC, source.replace( '/assets/', '' ) ) )
	).toBe( true );
} );

it( 'adds the gateways of samples once each', () => {
	const shop = {
		...DEFAULT_OPTIONS,
		paymentMethods: [ 'cod', 'demo-wallet' ],
	};
	expect( withSamples( shop ) ).toEqual( shop );
	expect( withSamples( { ...shop, addOns: 'all' } ) ).toMatchObject( {
		paymentMethods: [
			'cod',
			'demo-wallet',
			'demo-invoice',
			'demo-pocket',
			'demo-debit',
		],
		cartExpress: true,
	} );
} );

it( 'delivers from the day after tomorrow on, and never on a Sunday', () => {
	// A Thursday.
	const now = Date.UTC( 2026, 10, 19, 23, 59 );
	expect( deliveryDays( now ) ).toEqual( [
		'2026-11-21',
		'2026-11-23',
		'2026-11-24',
		'2026-11-25',
		'2026-11-26',
	] );
} );

it( 'formats the delivery day of an order, if it has one', () => {
	expect( getDeliveryDay( { 'delivery-day': { day: '2026-11-21' } } ) ).toBe(
		'Saturday, November 21, 2026'
	);
	expect( getDeliveryDay( {} ) ).toBeNull();
} );

it.each( [
	[ '2026-11-22', '2026-12-22' ],
	[ '2026-12-05', '2027-01-05' ],
	[ '2027-01-31', '2027-02-28' ],
	[ '2028-01-31', '2028-02-29' ],
] )( 'sends the refill of %s on %s', ( today, expected ) => {
	expect( nextMonth( Date.parse( today ) ) ).toBe( expected );
} );
