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

describe( 'isAddressComplete', () => {
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
	] )( 'returns for %p: %p', ( address, isComplete ) => {
		expect(
			isAddressComplete( address, fieldsOf( address.country ) )
		).toBe( isComplete );
	} );

	it( 'ignores optional fields and fields outside the form', () => {
		expect(
			isAddressComplete(
				location( 'US', 'CA', '', '94103' ),
				fieldsOf( 'US', [ 'country', 'state', 'postcode' ] )
			)
		).toBe( true );
	} );

	it( 'requires a country even if the form has no country field', () => {
		expect( isAddressComplete( location(), [] ) ).toBe( false );
	} );
} );

describe( 'clearHiddenFields', () => {
	it( 'clears hidden fields and no others', () => {
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

	it( 'returns the same address if hidden fields are empty', () => {
		const address = location( 'AT', '', 'Wien', '1010' );
		expect( clearHiddenFields( address, fieldsOf( 'AT' ) ) ).toBe(
			address
		);
	} );
} );

describe( 'setCountry', () => {
	const address = {
		...location( 'US', 'CA', 'Paris', '94103' ),
		company: 'Ltd',
	};

	it( 'clears state and postcode', () => {
		expect( setCountry( address, 'JP' ) ).toEqual( {
			...location( 'JP', '', 'Paris', '' ),
			company: 'Ltd',
		} );
	} );

	it( 'returns the same address if the country is unchanged', () => {
		expect( setCountry( address, 'US' ) ).toBe( address );
	} );
} );
