/** @jest-environment node */
import fc from 'fast-check';
import {
	planPlaces,
	type Place,
	type PlaceFields,
	type PlacePlan,
} from './plan-places';

const STATES: Readonly< Record< string, string > > = {
	Illinois: 'IL',
	IL: 'IL',
	Missouri: 'MO',
	MO: 'MO',
};

const plan = (
	places: readonly Place[],
	values: PlaceFields[ 'values' ],
	filled: readonly string[] = []
): PlacePlan =>
	planPlaces( places, {
		values,
		canFill: ( key ) => ! values[ key ] || filled.includes( key ),
		toState: ( state ) => STATES[ state ] ?? '',
	} );

const IL = { city: 'Springfield', state: 'Illinois' };
const IL_2 = { city: 'Jerome', state: 'IL' };
const MO = { city: 'Springfield', state: 'MO' };
const EMPTY = { city: '', state: '' };

it.each< [ string, Place[], PlaceFields[ 'values' ], string[], PlacePlan ] >( [
	[
		'fills both fields from one place',
		[ IL ],
		EMPTY,
		[],
		{ fill: { city: 'Springfield', state: 'IL' }, choices: [] },
	],
	[
		'fills only the shown fields',
		[ IL ],
		{ city: '' },
		[],
		{ fill: { city: 'Springfield' }, choices: [] },
	],
	[
		'fills nothing without places',
		[],
		EMPTY,
		[],
		{ fill: {}, choices: [] },
	],
	[
		'leaves an entered city',
		[ IL ],
		{ city: 'Chicago', state: '' },
		[],
		{ fill: { state: 'IL' }, choices: [] },
	],
	[
		'leaves an entered state that agrees',
		[ IL ],
		{ city: '', state: 'IL' },
		[],
		{ fill: { city: 'Springfield' }, choices: [] },
	],
	[
		'offers a place that contradicts the entered state',
		[ IL ],
		{ city: '', state: 'MO' },
		[],
		{ fill: {}, choices: [ { city: 'Springfield', state: 'IL' } ] },
	],
	[
		'replaces what it filled',
		[ MO ],
		{ city: 'Jerome', state: 'IL' },
		[ 'city', 'state' ],
		{ fill: { city: 'Springfield', state: 'MO' }, choices: [] },
	],
	[
		'does not fill what is there already',
		[ IL ],
		{ city: 'Springfield', state: 'IL' },
		[ 'city', 'state' ],
		{ fill: {}, choices: [] },
	],
	[
		'offers several places, and fills the field on which they agree',
		[ IL, IL_2 ],
		EMPTY,
		[],
		{
			fill: { state: 'IL' },
			choices: [
				{ city: 'Springfield', state: 'IL' },
				{ city: 'Jerome', state: 'IL' },
			],
		},
	],
	[
		'chooses among several places by the entered city',
		[ IL, IL_2 ],
		{ city: ' JEROME', state: '' },
		[],
		{ fill: { state: 'IL' }, choices: [] },
	],
	[
		'chooses among several places by the entered state',
		[ IL, MO ],
		{ city: '', state: 'MO' },
		[],
		{ fill: { city: 'Springfield' }, choices: [] },
	],
	[
		'counts repeated places once',
		[ IL, { city: 'Springfield', state: 'IL' } ],
		EMPTY,
		[],
		{ fill: { city: 'Springfield', state: 'IL' }, choices: [] },
	],
	[
		'fills no state that the country does not have',
		[ { city: 'Springfield', state: 'Bavaria' } ],
		EMPTY,
		[],
		{ fill: { city: 'Springfield' }, choices: [] },
	],
] )( '%s', ( _, places, values, filled, expected ) => {
	expect( plan( places, values, filled ) ).toEqual( expected );
} );

it( 'never fills an entered value, and never fills where it offers a choice of the same field', () => {
	const place = fc.record( {
		city: fc.constantFrom( 'Springfield', 'Jerome', 'Chicago' ),
		state: fc.option( fc.constantFrom( 'IL', 'MO', 'XX' ), {
			nil: undefined,
		} ),
	} );
	const text = fc.constantFrom( '', 'Springfield', 'Elsewhere', 'IL', 'MO' );
	fc.assert(
		fc.property(
			fc.array( place, { maxLength: 5 } ),
			fc.record( { city: text, state: text } ),
			fc.subarray( [ 'city', 'state' ] ),
			( places, values, filled ) => {
				const { fill, choices } = plan(
					places as Place[],
					values,
					filled
				);
				const isWrong = ( [ 'city', 'state' ] as const ).some(
					( key ) =>
						key in fill &&
						( ( values[ key ] !== '' &&
							! filled.includes( key ) ) ||
							new Set( choices.map( ( each ) => each[ key ] ) )
								.size > 1 )
				);
				expect( isWrong ).toBe( false );
			}
		)
	);
} );
