/** @jest-environment node */
import fc from 'fast-check';
import { isPostcode, isPostcodeComplete, normalisePostcode } from '.';

const POSTCODES: Record< string, [ good: string[], bad: string[] ] > = {
	AR: [
		[ 'C1425DKF', 'C1425', '1425' ],
		[ '142', '14255', 'I1425DKF', '1425DKF' ],
	],
	AT: [
		[ '1010', '9990' ],
		[ '0999', '101', '10100' ],
	],
	AU: [
		[ '2000', '0800' ],
		[ '200', '20000' ],
	],
	BA: [
		[ '71000', '88000' ],
		[ '61000', '7100', '710000' ],
	],
	BE: [ [ '1000' ], [ '10000' ] ],
	BR: [
		[ '01310-100', '01310100' ],
		[ '0131-0100', '1310100' ],
	],
	CA: [
		[ 'K1A 0B1', 'K1A0B1', 'k1a 0b1' ],
		[ 'K1A-0B1', 'KIA 0B1', 'K1A 0B' ],
	],
	CH: [ [ '8001' ], [ '80011' ] ],
	DE: [
		[ '10115', '01067' ],
		[ '1011', '1011A', '101155' ],
	],
	DK: [ [ '2100' ], [ '210' ] ],
	ES: [
		[ '01001', '28013', '52001' ],
		[ '00001', '53001', '2801' ],
	],
	GB: [
		[
			'SW1A 1AA',
			'sw1a1aa',
			'M1 1AE',
			'B33 8TH',
			'CR2 6XH',
			'DN55 1PT',
			'W1A 0AX',
			'EC1A 1BB',
			'GIR 0AA',
			'BF1 2AU',
			'BFPO 57',
			'BFPO1234',
		],
		[
			'SW1A',
			'1AA',
			'SW1A  1AA',
			'SW1A 1CA',
			'94103',
			'BFPO',
			'BFPO 12345',
		],
	],
	HU: [ [ '1051' ], [ '10511' ] ],
	IE: [
		[ 'D02 X285', 'd02x285', 'D6W X285' ],
		[ 'D02', 'B02 X285' ],
	],
	IN: [
		[ '110001', '110 001' ],
		[ '011001', '11000', '11 0001' ],
	],
	INTL: [
		[ 'AB-12 34', '123' ],
		[ 'AB--12', 'AB_12' ],
	],
	IT: [ [ '00118' ], [ '0118' ] ],
	JP: [
		[ '150-0001', '1500001' ],
		[ '15-00001', '150 0001', '150000' ],
	],
	KH: [ [ '120101' ], [ '12010' ] ],
	LI: [
		[ '9485', '9490', '9480' ],
		[ '9470', '9500', '94900' ],
	],
	MN: [
		[ '15160', '15160-0001' ],
		[ '151600001', '1516' ],
	],
	MX: [ [ '06000' ], [ '6000' ] ],
	NI: [ [ '11001' ], [ '01001', '1100' ] ],
	NL: [
		[ '1012 AB', '1012ab', '9999 XS' ],
		[ '0012 AB', '1012 SA', '1012SD', '1012 ss', '1012', '1012  AB' ],
	],
	PL: [ [ '00-950' ], [ '00950', '0-0950' ] ],
	SE: [
		[ '111 22', '11122', 'SE-111 22', 'se-11122' ],
		[ '1112', 'S-11122' ],
	],
	SI: [ [ '1000' ], [ '0100', '10000' ] ],
	SV: [
		[ '1101', 'CP 1101', 'cp1101' ],
		[ '110', 'CP', 'SV 1101' ],
	],
	UK: [ [ 'SW1A 1AA', 'BFPO 57' ], [ '94103' ] ],
	US: [
		[ '94103', '94103-1234' ],
		[ '9410', '94103-', '94103 1234', 'K1A 0B1' ],
	],
};

describe( 'isPostcode', () => {
	it.each( Object.entries( POSTCODES ) )(
		'validates postcodes of %s',
		( country, [ good, bad ] ) => {
			for ( const postcode of good ) {
				expect( [
					postcode,
					isPostcode( { postcode, country } ),
				] ).toEqual( [ postcode, true ] );
			}
			for ( const postcode of bad ) {
				expect( [
					postcode,
					isPostcode( { postcode, country } ),
				] ).toEqual( [ postcode, false ] );
			}
		}
	);

	it( 'accepts any postcode of an unknown country', () => {
		fc.assert(
			fc.property(
				fc.string(),
				fc.constantFrom( '', 'XX', 'AE', 'HK', 'constructor', 'us' ),
				( postcode, country ) => {
					expect( isPostcode( { postcode, country } ) ).toBe( true );
				}
			)
		);
	} );

	it( 'ignores case and surrounding spaces', () => {
		const known = Object.entries( POSTCODES ).flatMap(
			( [ country, [ good, bad ] ] ) =>
				[ ...good, ...bad ].map( ( postcode ) => ( {
					country,
					postcode,
				} ) )
		);
		const spaces = fc.stringMatching( /^[ \t]{0,3}$/ );
		fc.assert(
			fc.property(
				fc.constantFrom( ...known ),
				fc.boolean(),
				spaces,
				spaces,
				( { country, postcode }, isLower, before, after ) => {
					const typed = isLower
						? postcode.toLowerCase()
						: postcode.toUpperCase();
					expect(
						isPostcode( {
							country,
							postcode: before + typed + after,
						} )
					).toBe( isPostcode( { country, postcode } ) );
				}
			)
		);
	} );
} );

describe( 'normalisePostcode', () => {
	it.each( [
		[ '  sw1a 1aa', 'SW1A 1AA' ],
		// Preserves the space before the next character.
		[ 'sw1a ', 'SW1A ' ],
		[ '', '' ],
	] )( 'normalizes %p to %p', ( typed, normalized ) => {
		expect( normalisePostcode( typed ) ).toBe( normalized );
	} );

	it( 'is idempotent', () => {
		fc.assert(
			fc.property( fc.string( { unit: 'binary' } ), ( typed ) => {
				const normalized = normalisePostcode( typed );
				expect( normalisePostcode( normalized ) ).toBe( normalized );
			} )
		);
	} );
} );

it.each( [
	[ 'US', '98101', true ],
	[ 'US', '9810', false ],
	[ 'US', '98101-12', false ],
	[ 'GB', 'sw1a 1aa', true ],
	[ 'GB', 'SW1A 1A', false ],
	[ 'IE', '', false ],
	[ 'HK', '999077', false ],
	[ 'XX', '123', false ],
] )(
	'says whether a postcode of %s is complete: %j',
	( country, text, isComplete ) => {
		expect( isPostcodeComplete( text, country ) ).toBe( isComplete );
	}
);
