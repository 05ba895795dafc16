/** @jest-environment node */
import { emptyHidden, fieldsFor, isAddressComplete, onCountryChange } from '.';
import { COUNTRY_DATA, DEFAULT_FIELDS, PLACE_KEYS } from './test-fields';

const place = ( country = '', state = '', city = '', postcode = '' ) => ( {
	country,
	state,
	city,
	postcode,
} );

const fieldsOf = ( country: string, keys = PLACE_KEYS ) =>
	fieldsFor( country, {
		defaultFields: DEFAULT_FIELDS,
		countryData: COUNTRY_DATA,
		keys,
	} );

describe( 'an address for shipping rates', () => {
	it.each( [
		[ place( 'US', 'CA', 'San Francisco', '94103' ), true ],
		[ place( 'US', '', 'San Francisco', '94103' ), false ],
		[ place( 'US', 'CA', '', '94103' ), false ],
		[ place( 'US', 'CA', '  ', '94103' ), false ],
		[ place( 'US', 'CA', 'San Francisco' ), false ],
		// Optional state.
		[ place( 'GB', '', 'London', 'SW1A 1AA' ), true ],
		// Hidden state.
		[ place( 'AT', '', 'Wien', '1010' ), true ],
		// Optional postcode.
		[ place( 'HK', 'KOWLOON', 'Kowloon' ), true ],
		[ place( '', 'CA', 'San Francisco', '94103' ), false ],
	] )( '%p is complete: %p', ( address, isComplete ) => {
		expect(
			isAddressComplete( address, fieldsOf( address.country ) )
		).toBe( isComplete );
	} );

	it( 'is complete without what its form does not ask for', () => {
		expect(
			isAddressComplete(
				place( 'US', 'CA', '', '94103' ),
				fieldsOf( 'US', [ 'country', 'state', 'postcode' ] )
			)
		).toBe( true );
	} );

	it( 'has a country even where the form does not ask for one', () => {
		expect( isAddressComplete( place(), [] ) ).toBe( false );
	} );
} );

describe( 'hidden fields', () => {
	it( 'are emptied, and no others', () => {
		const address = {
			...place( 'AT', 'Wien', 'Wien', '1010' ),
			company: 'Ltd',
			'a/box': true,
		};
		const hidden = { label: '', optionalLabel: '', required: false };
		expect(
			emptyHidden( address, [
				...fieldsOf( 'AT', [ ...PLACE_KEYS, 'company' ] ),
				{ ...hidden, key: 'a/box', hidden: true },
			] )
		).toEqual( {
			...place( 'AT', '', 'Wien', '1010' ),
			company: '',
			'a/box': false,
		} );
	} );

	it( 'that are empty leave the very same address', () => {
		const address = place( 'AT', '', 'Wien', '1010' );
		expect( emptyHidden( address, fieldsOf( 'AT' ) ) ).toBe( address );
	} );
} );

describe( 'another country', () => {
	const address = {
		...place( 'US', 'CA', 'Paris', '94103' ),
		company: 'Ltd',
	};

	it( 'takes state and postcode away', () => {
		expect( onCountryChange( address, 'JP' ) ).toEqual( {
			...place( 'JP', '', 'Paris', '' ),
			company: 'Ltd',
		} );
	} );

	it( 'that is the same one takes nothing', () => {
		expect( onCountryChange( address, 'US' ) ).toBe( address );
	} );
} );
