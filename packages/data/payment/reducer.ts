import { NO_SAVED_METHODS } from './saved-methods';
import {
	PAYMENT_STATUS,
	type AvailablePaymentMethods,
	type ExpressPaymentMethods,
	type PaymentChoice,
	type PaymentMethodData,
	type PaymentState,
	type PaymentStatus,
} from './types';

export type PaymentAction =
	| { type: 'CHANGED'; changes: Partial< PaymentState > }
	| { type: 'CHOSEN'; choice: PaymentChoice }
	| { type: 'METHOD_REMOVED'; name: string }
	| { type: 'EXPRESS_METHOD_REMOVED'; name: string }
	| { type: 'METHOD_FAILED'; name: string }
	| { type: 'METHOD_RECOVERED'; name: string }
	| { type: 'EXPRESS_STARTED'; name: string }
	| { type: 'EXPRESS_ENDED'; status: PaymentStatus };

export const change = ( changes: Partial< PaymentState > ): PaymentAction => ( {
	type: 'CHANGED',
	changes,
} );

export const NO_DATA: PaymentMethodData = {};
const NO_METHODS: AvailablePaymentMethods = {};
const NO_EXPRESS_METHODS: ExpressPaymentMethods = {};

export const INITIAL_STATE: PaymentState = {
	status: PAYMENT_STATUS.IDLE,
	activePaymentMethod: '',
	availablePaymentMethods: NO_METHODS,
	availableExpressPaymentMethods: NO_EXPRESS_METHODS,
	registeredExpressPaymentMethods: NO_EXPRESS_METHODS,
	savedPaymentMethods: NO_SAVED_METHODS,
	paymentMethodData: NO_DATA,
	paymentResult: null,
	paymentMethodsInitialized: false,
	expressPaymentMethodsInitialized: false,
	shouldSavePaymentMethod: false,
	failedMethods: [],
	choiceBeforeExpress: null,
};

const without = < Methods extends Readonly< Record< string, unknown > > >(
	methods: Methods,
	name: string
): Methods => {
	const { [ name ]: removed, ...rest } = methods;
	// TypeScript loses the type in the rest pattern.
	return removed === undefined ? methods : ( rest as Methods );
};

const chosen = ( { name, data }: PaymentChoice ) => ( {
	activePaymentMethod: name,
	paymentMethodData: data,
} );

/** Returns the same state if nothing changes, so subscribers aren't notified. */
const applyChanges = (
	state: PaymentState,
	changes: Partial< PaymentState >
): PaymentState => {
	const next = { ...state, ...changes };
	return Object.entries( changes ).every(
		( [ key, value ] ) => Reflect.get( state, key ) === value
	)
		? state
		: next;
};

/** Only updates the state: the actions decide. */
export const reducer = (
	state: PaymentState = INITIAL_STATE,
	action: PaymentAction
): PaymentState => {
	switch ( action.type ) {
		case 'CHANGED':
			return applyChanges( state, action.changes );
		case 'CHOSEN':
			return applyChanges( state, {
				...chosen( action.choice ),
				// Consent to save one method doesn't apply to another.
				shouldSavePaymentMethod:
					state.shouldSavePaymentMethod &&
					state.activePaymentMethod === action.choice.name,
			} );
		case 'METHOD_REMOVED':
			return applyChanges( state, {
				availablePaymentMethods: without(
					state.availablePaymentMethods,
					action.name
				),
			} );
		case 'EXPRESS_METHOD_REMOVED':
			return applyChanges( state, {
				availableExpressPaymentMethods: without(
					state.availableExpressPaymentMethods,
					action.name
				),
			} );
		case 'METHOD_FAILED':
			return applyChanges( state, {
				failedMethods: [ ...state.failedMethods, action.name ],
			} );
		case 'METHOD_RECOVERED': {
			const at = state.failedMethods.indexOf( action.name );
			return applyChanges( state, {
				failedMethods: state.failedMethods.filter(
					( _name, index ) => index !== at
				),
			} );
		}
		case 'EXPRESS_STARTED':
			return applyChanges( state, {
				status: PAYMENT_STATUS.EXPRESS_STARTED,
				...chosen( { name: action.name, data: NO_DATA } ),
				shouldSavePaymentMethod: false,
				// After a second express button, we still restore the method from before the first.
				choiceBeforeExpress: state.choiceBeforeExpress ?? {
					name: state.activePaymentMethod,
					data: state.paymentMethodData,
					shouldSave: state.shouldSavePaymentMethod,
				},
			} );
		case 'EXPRESS_ENDED':
			return applyChanges( state, {
				status: action.status,
				...( state.choiceBeforeExpress && {
					...chosen( state.choiceBeforeExpress ),
					shouldSavePaymentMethod:
						state.choiceBeforeExpress.shouldSave,
				} ),
				choiceBeforeExpress: null,
			} );
		default:
			return state;
	}
};
