/** @jest-environment node */
import fc from 'fast-check';
import { getAddressFields } from '.';
import { COUNTRY_DATA, DEFAULT_FIELDS, LOCATION_KEYS } from './test-fields';

const fieldsOf = (
	country: string,
	keys: readonly string[] = LOCATION_KEYS,
	defaultFields = DEFAULT_FIELDS
) =>
	getAddressFields( country, {
		defaultFields,
		countryData: COUNTRY_DATA,
		keys,
	} );

const fieldOf = ( country: string, key: string ) =>
	fieldsOf( country, [ key ] )[ 0 ];

describe( 'getAddressFields', () => {
	it( "returns the page's definitions if the country has no rules", () => {
		for ( const country of [ '', 'XX', 'constructor', '__proto__' ] ) {
			expect( fieldsOf( country ) ).toEqual( [
				expect.objectContaining( { key: 'country', required: true } ),
				expect.objectContaining( { key: 'city', required: true } ),
				expect.objectContaining( { key: 'state', required: true } ),
				expect.objectContaining( { key: 'postcode', required: true } ),
			] );
		}
	} );

	it( 'preserves traits that only the page defines', () => {
		expect( fieldOf( 'US', 'postcode' ) ).toEqual( {
			key: 'postcode',
			label: 'ZIP Code',
			optionalLabel: 'ZIP Code (optional)',
			required: true,
			hidden: false,
			autocapitalize: 'characters',
		} );
	} );

	it.each( [
		[ 'AT', [ 'country', 'postcode', 'city', 'state' ] ],
		[ 'JP', [ 'country', 'postcode', 'state', 'city' ] ],
		[ 'US', [ 'country', 'city', 'state', 'postcode' ] ],
	] )( 'orders the fields of %s', ( country, order ) => {
		expect( fieldsOf( country ).map( ( { key } ) => key ) ).toEqual(
			order
		);
	} );

	it.each( [
		// Country, field, label, optional label, required, hidden.
		[
			'AT',
			'state',
			'State/County',
			'State/County (optional)',
			false,
			true,
		],
		[ 'GB', 'state', 'County', 'County (optional)', false, false ],
		[ 'HK', 'state', 'Region', 'Region, if you like', true, false ],
		[
			'HK',
			'postcode',
			'Postal code',
			'Postal code (optional)',
			false,
			false,
		],
		[ 'US', 'company', 'Company', 'Company (optional)', false, true ],
		[ 'NZ', 'company', 'Company', 'Company (optional)', false, false ],
	] )(
		'localizes for %s the field %s',
		( country, key, label, optionalLabel, required, hidden ) => {
			expect( fieldOf( country, key ) ).toMatchObject( {
				label,
				optionalLabel,
				required,
				hidden,
			} );
		}
	);

	it( 'leaves out keys without a definition', () => {
		expect( fieldsOf( 'US', [ 'planet', 'city' ] ) ).toHaveLength( 1 );
	} );

	it( "sorts add-ons' fields last, in the order of the keys, and ignores their rules", () => {
		const addOn = {
			label: 'Box',
			optionalLabel: 'Box (optional)',
			required: { type: 'object' },
			hidden: { type: 'object' },
		};
		const fields = fieldsOf( 'US', [ 'a/b', 'a/a', 'city' ], {
			...DEFAULT_FIELDS,
			'a/a': addOn,
			'a/b': addOn,
		} );
		expect( fields.map( ( { key } ) => key ) ).toEqual( [
			'city',
			'a/b',
			'a/a',
		] );
		expect( fields[ 1 ] ).toMatchObject( {
			required: false,
			hidden: false,
		} );
	} );

	it( 'ignores an index that is not a number', () => {
		const countryData = {
			XX: {
				allowBilling: true,
				allowShipping: true,
				states: {},
				locale: { country: { index: 'last' }, city: { index: NaN } },
			},
		};
		expect(
			getAddressFields( 'XX', {
				defaultFields: DEFAULT_FIELDS,
				countryData,
				keys: [ 'city', 'country' ],
			} ).map( ( { key } ) => key )
		).toEqual( [ 'country', 'city' ] );
	} );

	it( 'never returns a field that is both hidden and required, and sorts by index', () => {
		const flag = fc.option( fc.boolean(), { nil: undefined } );
		const locale = fc.record( {
			required: flag,
			hidden: flag,
			index: fc.oneof(
				fc.integer( { min: 0, max: 200 } ),
				fc.integer( { min: 0, max: 200 } ).map( String )
			),
		} );
		fc.assert(
			fc.property(
				fc.tuple( locale, locale, locale ),
				( [ country, state, postcode ] ) => {
					const locales = { country, state, postcode };
					const fields = getAddressFields( 'XX', {
						defaultFields: DEFAULT_FIELDS,
						countryData: {
							XX: {
								allowBilling: true,
								allowShipping: true,
								states: {},
								locale: locales,
							},
						},
						keys: Object.keys( locales ),
					} );
					const places = fields.map( ( { key } ) =>
						Number(
							new Map( Object.entries( locales ) ).get( key )
								?.index
						)
					);
					expect( places ).toEqual(
						[ ...places ].sort( ( a, b ) => a - b )
					);
					expect(
						fields.filter(
							( { required, hidden } ) => required && hidden
						)
					).toEqual( [] );
				}
			)
		);
	} );
} );
