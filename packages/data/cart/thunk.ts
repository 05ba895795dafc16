import type { DataRegistry } from '@wordpress/data';
import type { CartAction } from './reducer';
import type * as selectors from './selectors';
import type { CartState } from './types';

type Curried< Selector > = Selector extends (
	state: CartState,
	...rest: infer Rest
) => infer Result
	? ( ...rest: Rest ) => Result
	: never;

/** Selectors of this store, as a thunk is given them. */
export type CartSelect = {
	readonly [ Name in keyof typeof selectors ]: Curried<
		( typeof selectors )[ Name ]
	>;
};

/**
 * What a thunk of this store is called with. Typed here rather than taken from the store's descriptor, whose type
 * follows from the actions.
 */
export interface CartThunkArgs {
	readonly select: CartSelect;
	readonly dispatch: {
		( action: CartAction ): unknown;
		< Result >( thunk: CartThunk< Result > ): Result;
	};
	readonly registry: DataRegistry;
}

export type CartThunk< Result > = ( args: CartThunkArgs ) => Result;
