import {
	fieldsFor,
	normalisePostcode,
	onCountryChange,
	RATE_FIELDS,
	validateField,
	type AddressFormField,
	type FieldProblem,
	type Place,
} from '@shopfront/address';
import type { Settings } from '@shopfront/settings';

export type PlaceField = ( typeof RATE_FIELDS )[ number ];

type Problems = Partial< Record< PlaceField, FieldProblem > >;

/** What stands in the calculator. */
export interface CalculatorState {
	readonly place: Place;
	/**
	 * Fields whose problems are shown: those that were left since they were typed in
	 * (docs/contract/cart-and-checkout.md 4).
	 */
	readonly judged: ReadonlySet< string >;
	/** What the server found wrong with the place, until its field changes. */
	readonly refused: Problems;
}

export type CalculatorEvent =
	| { type: 'CHANGED'; field: string; value: string }
	| { type: 'LEFT'; field: string }
	| { type: 'SUBMITTED' }
	| { type: 'REFUSED'; problems: Problems };

/** Whether a name is that of a field of the calculator. */
export const isPlaceField = ( field: string ): field is PlaceField =>
	RATE_FIELDS.some( ( key ) => key === field );

/** The calculator as it opens, for the place that goods go to. */
export const openCalculator = ( {
	country,
	state,
	city,
	postcode,
}: Place ): CalculatorState => ( {
	place: { country, state, city, postcode },
	judged: new Set(),
	refused: {},
} );

const change = ( place: Place, field: PlaceField, value: string ): Place => {
	switch ( field ) {
		case 'country':
			return onCountryChange( place, value );
		case 'postcode':
			return { ...place, postcode: normalisePostcode( value ) };
		default:
			return { ...place, [ field ]: value };
	}
};

const without = < Value >( values: ReadonlySet< Value >, gone: Value[] ) =>
	new Set( [ ...values ].filter( ( value ) => ! gone.includes( value ) ) );

/** What becomes of the calculator. */
export const calculatorReducer = (
	state: CalculatorState,
	event: CalculatorEvent
): CalculatorState => {
	switch ( event.type ) {
		case 'CHANGED': {
			const { field, value } = event;
			if ( ! isPlaceField( field ) ) {
				return state;
			}
			// Another country empties both of the others: that they are empty is not the shopper's mistake.
			const touched =
				field === 'country'
					? [ field, 'state', 'postcode' ]
					: [ field ];
			return {
				place: change( state.place, field, value ),
				judged: without( state.judged, touched ),
				refused: Object.fromEntries(
					Object.entries( state.refused ).filter(
						( [ key ] ) => ! touched.includes( key )
					)
				),
			};
		}
		case 'LEFT':
			return {
				...state,
				judged: new Set( [ ...state.judged, event.field ] ),
			};
		case 'SUBMITTED':
			return { ...state, judged: new Set( RATE_FIELDS ) };
		case 'REFUSED':
			return { ...state, refused: event.problems };
	}
};

/** The fields that the country of the place asks for. */
export const calculatorFields = (
	{ country }: Place,
	{ defaultFields, countryData }: Settings
): AddressFormField[] =>
	fieldsFor( country, { defaultFields, countryData, keys: RATE_FIELDS } );

/** What is wrong with the place, by field; the server's word counts where we have none. */
export const calculatorProblems = (
	{ place, refused }: CalculatorState,
	settings: Settings
): Problems => {
	const { countryData } = settings;
	const problems: Problems = {};
	for ( const field of calculatorFields( place, settings ) ) {
		const { key } = field;
		const problem = isPlaceField( key )
			? ( validateField( field, place[ key ], {
					kind: 'shipping',
					address: place,
					countryData,
				} ) ?? refused[ key ] )
			: null;
		if ( isPlaceField( key ) && problem ) {
			problems[ key ] = problem;
		}
	}
	return problems;
};
