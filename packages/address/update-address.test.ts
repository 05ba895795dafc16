/** @jest-environment node */
import {
	clearHiddenFields,
	getAddressFields,
	isAddressComplete,
	setCountry,
} from '.';
import { COUNTRY_DATA, DEFAULT_FIELDS, LOCATION_KEYS } from './test-fields';

const location = ( country = '', state = '', city = '', postcode = '' ) => ( {
	country,
	state,
	city,
	postcode,
} );

const fieldsOf = ( country: string, keys = LOCATION_KEYS ) =>
	getAddressFields( country, {
		defaultFields: DEFAULT_FIELDS,
		countryData: COUNTRY_DATA,
		keys,
	} );

describe( 'an address for shipping rates', () => {
	it.each( [
		[ location( 'US', 'CA', 'San Francisco', '94103' ), true ],
		[ location( 'US', '', 'San Francisco', '94103' ), false ],
		[ location( 'US', 'CA', '', '94103' ), false ],
		[ location( 'US', 'CA', '  ', '94103' ), false ],
		[ location( 'US', 'CA', 'San Francisco' ), false ],
		// Optional state.
		[ location( 'GB', '', 'London', 'SW1A 1AA' ), true ],
		// Hidden state.
		[ location( 'AT', '', 'Wien', '1010' ), true ],
		// Optional postcode.
		[ location( 'HK', 'KOWLOON', 'Kowloon' ), true ],
		[ location( '', 'CA', 'San Francisco', '94103' ), false ],
	] )( '%p is complete: %p', ( address, isComplete ) => {
		expect(
			isAddressComplete( address, fieldsOf( address.country ) )
		).toBe( isComplete );
	} );

	it( 'is complete without what its form does not ask for', () => {
		expect(
			isAddressComplete(
				location( 'US', 'CA', '', '94103' ),
				fieldsOf( 'US', [ 'country', 'state', 'postcode' ] )
			)
		).toBe( true );
	} );

	it( 'has a country even where the form does not ask for one', () => {
		expect( isAddressComplete( location(), [] ) ).toBe( false );
	} );
} );

describe( 'hidden fields', () => {
	it( 'are emptied, and no others', () => {
		const address = {
			...location( 'AT', 'Wien', 'Wien', '1010' ),
			company: 'Ltd',
			'a/box': true,
		};
		const hidden = { label: '', optionalLabel: '', required: false };
		expect(
			clearHiddenFields( address, [
				...fieldsOf( 'AT', [ ...LOCATION_KEYS, 'company' ] ),
				{ ...hidden, key: 'a/box', hidden: true },
			] )
		).toEqual( {
			...location( 'AT', '', 'Wien', '1010' ),
			company: '',
			'a/box': false,
		} );
	} );

	it( 'that are empty leave the very same address', () => {
		const address = location( 'AT', '', 'Wien', '1010' );
		expect( clearHiddenFields( address, fieldsOf( 'AT' ) ) ).toBe(
			address
		);
	} );
} );

describe( 'another country', () => {
	const address = {
		...location( 'US', 'CA', 'Paris', '94103' ),
		company: 'Ltd',
	};

	it( 'takes state and postcode away', () => {
		expect( setCountry( address, 'JP' ) ).toEqual( {
			...location( 'JP', '', 'Paris', '' ),
			company: 'Ltd',
		} );
	} );

	it( 'that is the same one takes nothing', () => {
		expect( setCountry( address, 'US' ) ).toBe( address );
	} );
} );
