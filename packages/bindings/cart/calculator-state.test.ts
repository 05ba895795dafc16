/** @jest-environment node */
import { createSettings } from '@shopfront/settings';
import {
	calculatorProblems,
	calculatorReducer,
	createCalculatorState,
	type CalculatorEvent,
} from './calculator-state';

const ADDRESS = {
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
	events.reduce( calculatorReducer, createCalculatorState( ADDRESS ) );
const changed = ( field: string, value: string ) =>
	( { type: 'CHANGED', field, value } ) as const;

describe( 'calculatorReducer', () => {
	it.each( [
		[ 'city', 'Oakland', { ...ADDRESS, city: 'Oakland' } ],
		[ 'postcode', ' ab1', { ...ADDRESS, postcode: 'AB1' } ],
		[ 'state', '', { ...ADDRESS, state: '' } ],
		[
			'country',
			'DE',
			{ country: 'DE', state: '', city: ADDRESS.city, postcode: '' },
		],
		[ 'country', 'US', ADDRESS ],
		[ 'phone', '555', ADDRESS ],
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
		[ 'no errors for a valid address', [], {} ],
		[
			'an error for a malformed postcode',
			[ changed( 'postcode', 'X' ) ],
			{ postcode: 'invalidPostcode' },
		],
		[
			'an error for a country without shipping',
			[ changed( 'country', 'FR' ) ],
			{
				country: 'shippingNotAllowed',
				postcode: 'missing',
			},
		],
		[
			'errors of the server',
			[ serverProblems ],
			{ state: 'missingState', postcode: 'invalidPostcode' },
		],
		[
			'errors of the server for unchanged fields only',
			[ serverProblems, changed( 'postcode', '94106' ) ],
			{ state: 'missingState' },
		],
		[
			'no errors for hidden fields',
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
