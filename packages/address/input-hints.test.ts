/** @jest-environment node */
import { postcodeValidatorExistsForCountry } from 'postcode-validator';
import { getInputHints, isPostcode, type AddressFormField } from '.';

const field = ( rest: Partial< AddressFormField > ): AddressFormField => ( {
	key: 'add-on/field',
	label: 'Field',
	optionalLabel: 'Field (optional)',
	required: true,
	hidden: false,
	...rest,
} );
const hintsOf = ( rest: Partial< AddressFormField >, country = 'GB' ) =>
	getInputHints( field( rest ), { country, isLast: false } );

const NAME = { autoCapitalize: 'words', autoCorrect: 'off', spellCheck: false };
const LITERAL = { ...NAME, autoCapitalize: 'none' };

/** Valid postcodes of countries that have few. */
const RARE =
	'96799 22100 71000 97133 6799 6798 96941 97300 3900 96910 9485 98000 81000 96960 96950 97200 98800 2899 98700 97500 00901 96940 97400 47890 96898 00120 00801 98600 97600'.split(
		' '
	);

describe( 'getInputHints', () => {
	it.each< [ Partial< AddressFormField >, object ] >( [
		[ { key: 'first_name' }, NAME ],
		[ { key: 'last_name', autocapitalize: 'sentences' }, NAME ],
		[ { key: 'company', autocapitalize: 'sentences' }, NAME ],
		[ { key: 'address_1', autocapitalize: 'sentences' }, NAME ],
		[ { key: 'address_2', autocapitalize: 'sentences' }, NAME ],
		[ { key: 'city', autocapitalize: 'sentences' }, NAME ],
		[ { key: 'state', autocapitalize: 'sentences' }, NAME ],
		[
			{ key: 'phone', type: 'tel', autocapitalize: 'characters' },
			LITERAL,
		],
		[ { key: 'email', type: 'email' }, LITERAL ],
		[ { type: 'email' }, LITERAL ],
		[ { type: 'tel' }, LITERAL ],
		[
			{ key: 'postcode', autocapitalize: 'characters' },
			{ ...NAME, autoCapitalize: 'characters' },
		],
		[ {}, {} ],
	] )( 'fits the kind of %j', ( rest, expected ) => {
		expect( hintsOf( rest ) ).toEqual( {
			enterKeyHint: 'next',
			...expected,
		} );
	} );

	it.each< Partial< AddressFormField > >( [
		{ key: 'city', autocapitalize: 'characters' },
		{ key: 'phone', autocapitalize: 'sentences' },
		{ key: 'last_name', attributes: { autoCapitalize: 'none' } },
		{ key: 'email', autocapitalize: 'none' },
		{ type: 'tel', autocapitalize: 'characters' },
	] )( 'leaves the capitalization to %j', ( rest ) => {
		expect( hintsOf( rest ) ).not.toHaveProperty( 'autoCapitalize' );
	} );

	it( 'ends a form with Done', () => {
		expect(
			getInputHints( field( {} ), { country: '', isLast: true } )
		).toEqual( { enterKeyHint: 'done' } );
	} );

	it.each( [
		[ 'US', '94105' ],
		[ 'DE', '10115' ],
		[ 'FR', '75001' ],
		[ 'IN', '110001' ],
		[ 'JP', '1000001' ],
		[ 'BR', '01310100' ],
		[ 'SE', '11152' ],
		[ 'AU', '2000' ],
	] )(
		'shows digits only in %s, where %s is valid',
		( country, postcode ) => {
			expect( hintsOf( { key: 'postcode' }, country ).inputMode ).toBe(
				'numeric'
			);
			expect( isPostcode( { country, postcode } ) ).toBe( true );
		}
	);

	it.each( [
		[ 'GB', 'SW1A 1AA' ],
		[ 'CA', 'K1A 0B1' ],
		[ 'NL', '1012 AB' ],
		[ 'AR', 'C1425DKF' ],
		[ 'PL', '00-950' ],
		[ 'PT', '1000-205' ],
		[ 'LV', 'LV-1010' ],
		[ '', 'any' ],
		[ 'ZW', 'any' ],
	] )( 'shows all keys in %s, for the likes of %s', ( country, postcode ) => {
		expect(
			hintsOf( { key: 'postcode' }, country ).inputMode
		).toBeUndefined();
		expect( isPostcode( { country, postcode } ) ).toBe( true );
	} );

	it( 'shows all keys in each country that requires more than digits', () => {
		const letters = [ ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ' ];
		const digits = [
			...[ 3, 4, 5, 6, 7, 8, 10 ].map( ( length ) =>
				'1'.repeat( length )
			),
			...RARE,
		];
		const requiresMore = letters
			.flatMap( ( a ) => letters.map( ( b ) => a + b ) )
			.filter( postcodeValidatorExistsForCountry )
			.filter(
				( country ) =>
					! digits.some( ( postcode ) =>
						isPostcode( { postcode, country } )
					)
			);
		expect( requiresMore ).toContain( 'GB' );
		expect(
			requiresMore.filter(
				( country ) => hintsOf( { key: 'postcode' }, country ).inputMode
			)
		).toEqual( [] );
	} );
} );
