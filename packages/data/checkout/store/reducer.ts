import { IDLE } from '@shopfront/order';
import { replaceEqualDeep } from '@shopfront/structural-sharing';
import type { OrderState } from '@shopfront/order';
import type { CheckoutState, ExtensionData } from './types';

const INITIAL_STATE: CheckoutState = {
	order: IDLE,
	rejectionCount: 0,
	additionalFields: {},
	calculatingCount: 0,
	customerId: 0,
	customerPassword: '',
	extensionData: {},
	orderId: 0,
	orderNumber: '',
	orderStatus: '',
	openOrder: { key: '', email: '' },
	orderNotes: '',
	prefersCollection: undefined,
	redirectUrl: '',
	shouldCreateAccount: false,
	useShippingAsBilling: true,
	editingBillingAddress: true,
	editingShippingAddress: true,
	autocomplete: { providers: [], active: { billing: '', shipping: '' } },
	formChecks: {},
	placedOrder: null,
};

export type CheckoutAction =
	| { readonly type: 'SET'; readonly changes: Partial< CheckoutState > }
	| { readonly type: 'ORDER_STATE_SET'; readonly order: OrderState }
	| { readonly type: 'REJECTION_COUNTED' }
	| { readonly type: 'CALCULATION'; readonly difference: 1 | -1 }
	| {
			readonly type: 'EXTENSION_DATA';
			readonly namespace: string;
			readonly data: ExtensionData[ string ];
			readonly replaces: boolean;
	  };

const changesNothing = (
	state: CheckoutState,
	changes: Partial< CheckoutState >
): boolean =>
	Object.entries( changes ).every( ( [ key, value ] ) =>
		Object.is( Reflect.get( state, key ), value )
	);

export const reducer = (
	state: CheckoutState = INITIAL_STATE,
	action: CheckoutAction
): CheckoutState => {
	switch ( action.type ) {
		case 'SET':
			return changesNothing( state, action.changes )
				? state
				: { ...state, ...action.changes };
		case 'ORDER_STATE_SET':
			return { ...state, order: action.order };
		case 'REJECTION_COUNTED':
			return { ...state, rejectionCount: state.rejectionCount + 1 };
		case 'CALCULATION':
			return {
				...state,
				calculatingCount: Math.max(
					0,
					state.calculatingCount + action.difference
				),
			};
		case 'EXTENSION_DATA': {
			const { namespace, data, replaces } = action;
			const { extensionData: before } = state;
			// Add-ons write from effects that run again when the data they read changes.
			const extensionData = replaceEqualDeep( before, {
				...before,
				[ namespace ]: replaces
					? data
					: { ...before[ namespace ], ...data },
			} );
			return extensionData === before
				? state
				: { ...state, extensionData };
		}
		default:
			return state;
	}
};
