/** @jest-environment node */
import { CORE_FIELD_KEYS, createSettings, isFormFields } from '.';

const fieldsOf = ( defaultFields?: unknown ) =>
	createSettings( { defaultFields } ).defaultFields;

const valid = () =>
	Object.fromEntries(
		CORE_FIELD_KEYS.map( ( key, index ) => [
			key,
			{
				label: `Label of ${ key }`,
				optionalLabel: `Optional ${ key }`,
				required: index % 2 === 0,
				hidden: false,
				index,
			},
		] )
	);

describe( 'form fields', () => {
	it( 'default to the built-in fields', () => {
		const fields = fieldsOf();
		const rows = CORE_FIELD_KEYS.map( ( key ) => {
			const { index, required, hidden, label } = fields[ key ];
			return [ key, index, required, hidden, label ];
		} );
		expect( rows ).toEqual( [
			[ 'email', 0, true, false, 'Email address' ],
			[ 'country', 1, true, false, 'Country/Region' ],
			[ 'first_name', 10, true, false, 'First name' ],
			[ 'last_name', 20, true, false, 'Last name' ],
			[ 'company', 30, false, true, 'Company' ],
			[ 'address_1', 40, true, false, 'Address' ],
			[ 'address_2', 50, false, false, 'Apartment, suite, etc.' ],
			[ 'city', 70, true, false, 'City' ],
			[ 'state', 80, true, false, 'State/County' ],
			[ 'postcode', 90, true, false, 'Postal code' ],
			[ 'phone', 100, true, false, 'Phone' ],
		] );
		expect( fields.company.optionalLabel ).toBe( 'Company (optional)' );
		expect( fields.email.type ).toBe( 'email' );
		expect( fields.phone.type ).toBe( 'tel' );
		expect( isFormFields( fields ) ).toBe( true );
	} );

	it( "are the page's fields if all default fields are valid", () => {
		const fields = fieldsOf( {
			...valid(),
			'shop/gift': {
				label: 'Gift wrap',
				required: { cart: {} },
				hidden: false,
				type: 'select',
				options: [ { value: 'a', label: 'A' }, 'b' ],
				attributes: { title: 't', maxLength: 5 },
				validation: [],
			},
			'shop/broken': 'no field',
		} );
		expect( fields.city ).toMatchObject( {
			label: 'Label of city',
			index: 7,
		} );
		expect( fields.company ).toMatchObject( {
			required: true,
			hidden: false,
		} );
		expect( fields[ 'shop/gift' ] ).toEqual( {
			label: 'Gift wrap',
			optionalLabel: 'Gift wrap',
			required: { cart: {} },
			hidden: false,
			type: 'select',
			options: [ { value: 'a', label: 'A' } ],
			attributes: { title: 't' },
		} );
		expect( fields ).not.toHaveProperty( [ 'shop/broken' ] );
	} );

	it.each( [
		[ 'label', 5 ],
		[ 'optionalLabel', undefined ],
		[ 'required', { cart: {} } ],
		[ 'hidden', 'no' ],
		[ 'index', '10' ],
	] )(
		'are the built-in fields if a default field has %s %p',
		( key, value ) => {
			const fields = valid();
			const broken = {
				...fields,
				phone: { ...fields.phone, [ key ]: value },
			};
			expect( isFormFields( fields ) ).toBe( true );
			expect( isFormFields( broken ) ).toBe( false );
			expect( fieldsOf( broken ).city.label ).toBe( 'City' );
		}
	);

	it.each( CORE_FIELD_KEYS )( 'are invalid without %s', ( key ) => {
		const { [ key ]: _gone, ...rest } = valid();
		expect( isFormFields( rest ) ).toBe( false );
	} );
} );
