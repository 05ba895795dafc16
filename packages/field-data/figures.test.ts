import {
	addReport,
	bucketOf,
	LIMITS,
	quartilesOf,
	readReport,
	sumDays,
	type DayFigures,
	type Report,
} from '.';
import rows from '../../tests/fixtures/field-data.json';
import { BOUNDS } from './figures';

const dayOf = ( ...reports: Report[] ): DayFigures | null =>
	reports.reduce< DayFigures | null >(
		( day, report ) => addReport( day, report, 7 ),
		null
	);

const paintsOf = ( values: readonly number[] ) =>
	dayOf( ...values.map( ( paint ) => ( { page: 'cart', paint } ) as const ) )
		?.histograms[ 'paint.cart' ];

/** Repeatable numbers from 0 to 1. */
const random = ( seed: number ) => () => {
	seed = ( seed * 16807 ) % 2147483647;
	return seed / 2147483647;
};

it.each( rows.reports )( 'a report with %s: valid is %#', ( ...row ) => {
	const [ , report, isValid ] = row;
	expect( readReport( report ) !== null ).toBe( isValid );
} );

it( 'counts unknown codes as others', () => {
	expect(
		readReport( {
			page: 'checkout',
			refusals: [ 'woocommerce_rest_cart_empty', 'order_of_pat' ],
		} )?.refusals
	).toEqual( [ 'woocommerce_rest_cart_empty', 'other' ] );
} );

it.each( rows.buckets )( 'counts %s in bucket %s', ( value, bucket ) => {
	expect( bucketOf( value ) ).toBe( bucket );
} );

it.each( rows.quartiles as Array< [ number[], number[] | null ] > )(
	'the quartiles of %j are %j',
	( values, quartiles ) => {
		const found = quartilesOf( paintsOf( values ) );
		expect(
			found && [ found.count, found.lower, found.median, found.upper ]
		).toEqual( quartiles );
	}
);

it( 'quartiles are at most an eighth beside the exact ones', () => {
	const next = random( 42 );
	for ( let round = 0; round < 200; round++ ) {
		const values = Array.from(
			{ length: 1 + Math.floor( next() * 60 ) },
			() => Math.floor( 2 ** ( next() * 20 ) )
		).sort( ( one, other ) => one - other );
		const found = quartilesOf( paintsOf( values ) );
		for ( const [ quarters, figure ] of [
			[ 1, found?.lower ],
			[ 2, found?.median ],
			[ 3, found?.upper ],
		] as const ) {
			const exact =
				values[ Math.ceil( ( values.length * quarters ) / 4 ) - 1 ] ??
				0;
			expect( Math.abs( Number( figure ) - exact ) ).toBeLessThanOrEqual(
				exact / 8
			);
		}
	}
} );

it( 'bounds grow', () => {
	expect( [ ...BOUNDS ].sort( ( one, other ) => one - other ) ).toEqual(
		BOUNDS
	);
	expect( new Set( BOUNDS ).size ).toBe( BOUNDS.length );
} );

it( 'counts each measure of a report once, and stores no report', () => {
	const day = dayOf(
		{
			page: 'checkout',
			paint: 1000,
			shift: 0,
			fields: { city: [ 3000, 1 ] },
			refusals: [ 'form', 'form', 'no_answer' ],
		},
		{ page: 'checkout', paint: 1001, fields: { city: [ 3000, 0 ] } }
	);
	expect( day ).toEqual( {
		hour: 7,
		hourReports: 2,
		reports: 2,
		histograms: {
			'paint.checkout': { 35: 2 },
			'shift.checkout': { 0: 1 },
			'ms.city': { [ bucketOf( 3000 ) ]: 2 },
			'corrections.city': { 0: 1, 1: 1 },
		},
		refusals: { form: 2, no_answer: 1 },
	} );
} );

it( 'counts a limited number of reports each hour', () => {
	let day: DayFigures | null = null;
	for ( let count = 0; count < LIMITS.reportsPerHour; count++ ) {
		day = addReport( day, { page: 'cart' }, 7 );
	}
	expect( day?.reports ).toBe( LIMITS.reportsPerHour );
	expect( addReport( day, { page: 'cart' }, 7 ) ).toBeNull();
	expect( addReport( day, { page: 'cart' }, 8 ) ).toMatchObject( {
		hour: 8,
		hourReports: 1,
		reports: LIMITS.reportsPerHour + 1,
	} );
} );

it( 'adds days', () => {
	const day = dayOf( { page: 'cart', paint: 1, refusals: [ 'form' ] } );
	const other = dayOf( { page: 'cart', paint: 1, shift: 2 } );
	expect( sumDays( day && other ? [ day, other ] : [] ) ).toEqual( {
		reports: 2,
		histograms: {
			'paint.cart': { 1: 2 },
			'shift.cart': { 2: 1 },
		},
		refusals: { form: 1 },
	} );
} );
