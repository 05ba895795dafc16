import type { DataRegistry } from '@wordpress/data';
import type { CheckoutAction } from './reducer';
import type * as selectors from './selectors';
import type { CheckoutState } from './types';

type Curried< Selector > = Selector extends (
	state: CheckoutState,
	...rest: infer Rest
) => infer Result
	? ( ...rest: Rest ) => Result
	: never;

/** Selectors of this store, as a thunk is given them. */
export type CheckoutSelect = {
	readonly [ Name in keyof typeof selectors ]: Curried<
		( typeof selectors )[ Name ]
	>;
};

/**
 * What a thunk of this store is called with. Typed here rather than taken from the store's descriptor, whose type
 * follows from the actions.
 */
export interface CheckoutThunkArgs {
	readonly select: CheckoutSelect;
	readonly dispatch: {
		( action: CheckoutAction ): unknown;
		< Result >( thunk: CheckoutThunk< Result > ): Result;
	};
	readonly registry: DataRegistry;
}

export type CheckoutThunk< Result > = ( args: CheckoutThunkArgs ) => Result;
