/** @jest-environment node */
import { createSettings } from '@shopfront/settings';
import {
	calculatorProblems,
	calculatorReducer,
	createCalculatorState,
	type CalculatorEvent,
} from './calculator-state';

const PLACE = {
	country: 'US',
	state: 'CA',
	city: 'San Francisco',
	postcode: '94105',
};
const settings = createSettings( {
	countryData: {
		US: {
			allowShipping: true,
			allowBilling: true,
			states: { CA: 'California' },
			locale: {},
		},
		DE: {
			allowShipping: true,
			allowBilling: true,
			states: {},
			locale: { state: { hidden: true } },
		},
		FR: {
			allowShipping: false,
			allowBilling: true,
			states: {},
			locale: {},
		},
	},
} );

const after = ( ...events: CalculatorEvent[] ) =>
	events.reduce( calculatorReducer, createCalculatorState( PLACE ) );
const changed = ( field: string, value: string ) =>
	( { type: 'CHANGED', field, value } ) as const;

describe( 'calculatorReducer', () => {
	it.each( [
		[ 'city', 'Oakland', { ...PLACE, city: 'Oakland' } ],
		[ 'postcode', ' ab1', { ...PLACE, postcode: 'AB1' } ],
		[ 'state', '', { ...PLACE, state: '' } ],
		[
			'country',
			'DE',
			{ country: 'DE', state: '', city: PLACE.city, postcode: '' },
		],
		[ 'country', 'US', PLACE ],
		[ 'phone', '555', PLACE ],
	] )( 'applies a change of %s to %s', ( field, value, expected ) => {
		expect( after( changed( field, value ) ).address ).toEqual( expected );
	} );
} );

describe( 'touched fields', () => {
	it( 'contain a blurred field until it changes', () => {
		const left = { type: 'BLURRED', field: 'postcode' } as const;
		expect( [ ...after( left ).touched ] ).toEqual( [ 'postcode' ] );
		expect( after( left, changed( 'postcode', '9' ) ).touched.size ).toBe(
			0
		);
		expect( after( left, changed( 'city', '9' ) ).touched.size ).toBe( 1 );
	} );

	it( 'contain all fields after submission', () => {
		expect( after( { type: 'SUBMITTED' } ).touched.size ).toBe( 4 );
	} );

	it( 'exclude fields that a change of country has cleared', () => {
		expect( [
			...after( { type: 'SUBMITTED' }, changed( 'country', 'DE' ) )
				.touched,
		] ).toEqual( [ 'city' ] );
	} );
} );

describe( 'calculatorProblems', () => {
	const problems = ( ...events: CalculatorEvent[] ) =>
		calculatorProblems( after( ...events ), settings );
	const serverProblems: CalculatorEvent = {
		type: 'REJECTED',
		problems: { postcode: 'invalidPostcode', state: 'missingState' },
	};

	it.each( [
		[ 'nothing', [], {} ],
		[
			'a postcode',
			[ changed( 'postcode', 'X' ) ],
			{ postcode: 'invalidPostcode' },
		],
		[
			'a country that is not shipped to',
			[ changed( 'country', 'FR' ) ],
			{
				country: 'shippingNotAllowed',
				state: 'missingState',
				postcode: 'missing',
			},
		],
		[
			'what the server says',
			[ serverProblems ],
			{ state: 'missingState', postcode: 'invalidPostcode' },
		],
		[
			'what the server said of what is still there',
			[ serverProblems, changed( 'postcode', '94106' ) ],
			{ state: 'missingState' },
		],
		[
			'nothing of a hidden field',
			[ serverProblems, changed( 'country', 'DE' ) ],
			{ postcode: 'missing' },
		],
	] as Array< [ string, CalculatorEvent[], object ] > )(
		'returns %s',
		( _, events, expected ) => {
			expect( problems( ...events ) ).toEqual( expected );
		}
	);
} );
