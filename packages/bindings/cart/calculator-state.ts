import {
	getAddressFields,
	normalisePostcode,
	setCountry,
	RATE_FIELDS,
	validateField,
	type AddressFormField,
	type FieldErrorCode,
	type AddressLocation,
} from '@shopfront/address';
import type { Settings } from '@shopfront/settings';

export type RateField = ( typeof RATE_FIELDS )[ number ];

type Problems = Partial< Record< RateField, FieldErrorCode > >;

export interface CalculatorState {
	readonly address: AddressLocation;
	/** These fields show their errors: blurred since their last change (docs/contract/cart-and-checkout.md 4). */
	readonly touched: ReadonlySet< string >;
	/** The server's address errors, each until its field changes. */
	readonly serverProblems: Problems;
}

export type CalculatorEvent =
	| { type: 'CHANGED'; field: string; value: string }
	| { type: 'BLURRED'; field: string }
	| { type: 'SUBMITTED' }
	| { type: 'REJECTED'; problems: Problems };

export const isRateField = ( field: string ): field is RateField =>
	RATE_FIELDS.some( ( key ) => key === field );

export const createCalculatorState = ( {
	country,
	state,
	city,
	postcode,
}: AddressLocation ): CalculatorState => ( {
	address: { country, state, city, postcode },
	touched: new Set(),
	serverProblems: {},
} );

const change = (
	address: AddressLocation,
	field: RateField,
	value: string
): AddressLocation => {
	switch ( field ) {
		case 'country':
			return setCountry( address, value );
		case 'postcode':
			return { ...address, postcode: normalisePostcode( value ) };
		default:
			return { ...address, [ field ]: value };
	}
};

const without = < Value >( values: ReadonlySet< Value >, gone: Value[] ) =>
	new Set( [ ...values ].filter( ( value ) => ! gone.includes( value ) ) );

export const calculatorReducer = (
	state: CalculatorState,
	event: CalculatorEvent
): CalculatorState => {
	switch ( event.type ) {
		case 'CHANGED': {
			const { field, value } = event;
			if ( ! isRateField( field ) ) {
				return state;
			}
			// A change of country clears state and postcode, so the shopper didn't leave them empty.
			const changedFields =
				field === 'country'
					? [ field, 'state', 'postcode' ]
					: [ field ];
			return {
				address: change( state.address, field, value ),
				touched: without( state.touched, changedFields ),
				serverProblems: Object.fromEntries(
					Object.entries( state.serverProblems ).filter(
						( [ key ] ) => ! changedFields.includes( key )
					)
				),
			};
		}
		case 'BLURRED':
			return {
				...state,
				touched: new Set( [ ...state.touched, event.field ] ),
			};
		case 'SUBMITTED':
			return { ...state, touched: new Set( RATE_FIELDS ) };
		case 'REJECTED':
			return { ...state, serverProblems: event.problems };
	}
};

export const calculatorFields = (
	{ country }: AddressLocation,
	{ defaultFields, countryData }: Settings
): AddressFormField[] =>
	getAddressFields( country, {
		defaultFields,
		countryData,
		keys: RATE_FIELDS,
	} );

/** Our own errors take precedence over the server's. */
export const calculatorProblems = (
	{ address, serverProblems }: CalculatorState,
	settings: Settings
): Problems => {
	const { countryData } = settings;
	const problems: Problems = {};
	for ( const field of calculatorFields( address, settings ) ) {
		const { key } = field;
		const problem = isRateField( key )
			? ( validateField( field, address[ key ], {
					kind: 'shipping',
					address,
					countryData,
				} ) ?? serverProblems[ key ] )
			: null;
		if ( isRateField( key ) && problem ) {
			problems[ key ] = problem;
		}
	}
	return problems;
};
