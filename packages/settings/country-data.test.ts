/** @jest-environment node */
import { createSettings } from '.';

const countriesOf = ( countryData: unknown ) =>
	createSettings( { countryData } ).countryData;

describe( 'countryData', () => {
	it( 'reads countries by code', () => {
		expect(
			countriesOf( {
				CA: {
					allowBilling: true,
					allowShipping: false,
					states: { AB: 'Alberta' },
					locale: {
						postcode: { label: 'Postal code', priority: 65 },
					},
					format: '{name}\n{city}',
				},
				GB: {
					allowBilling: true,
					allowShipping: true,
					states: [],
					locale: [],
				},
				XX: 'no country',
			} )
		).toEqual( {
			CA: {
				allowBilling: true,
				allowShipping: false,
				states: { AB: 'Alberta' },
				locale: {
					postcode: { label: 'Postal code' },
				},
				format: '{name}\n{city}',
			},
			GB: {
				allowBilling: true,
				allowShipping: true,
				states: {},
				locale: { state: { required: false } },
			},
		} );
	} );

	it( 'requires a state if the page says so, or lists states', () => {
		const stateOf = ( country: object, settings: object = {} ) =>
			createSettings( { countryData: { XX: country }, ...settings } )
				.countryData.XX?.locale.state;
		expect( stateOf( {} ) ).toEqual( { required: false } );
		expect( stateOf( { locale: { state: { label: 'County' } } } ) ).toEqual(
			{ label: 'County', required: false }
		);
		expect( stateOf( { locale: { state: { required: true } } } ) ).toEqual(
			{
				required: true,
			}
		);
		expect( stateOf( { states: { A: 'A' } } ) ).toBeUndefined();
		expect(
			stateOf( {}, { defaultFields: { state: { label: 'State' } } } )
		).toBeUndefined();
	} );

	it.each( [
		[ { index: '65' }, { index: '65' } ],
		[ { index: 65 }, { index: 65 } ],
		[ { index: null }, {} ],
		[
			{ hidden: true, required: true },
			{ hidden: true, required: true },
		],
		[
			{ hidden: false, required: true },
			{ hidden: false, required: true },
		],
		[
			{ label: 'A', optionalLabel: 'B' },
			{ label: 'A', optionalLabel: 'B' },
		],
		[ { required: 'yes', class: [ 'wide' ] }, {} ],
	] )( "reads a field's %p as %p", ( field, expected ) => {
		const countries = countriesOf( { JP: { locale: { city: field } } } );
		expect( countries.JP?.locale.city ).toEqual( expected );
	} );
} );
