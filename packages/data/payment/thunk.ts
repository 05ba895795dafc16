import type { DataRegistry } from '@wordpress/data';
import type { PaymentAction } from './reducer';
import type * as selectors from './selectors';
import type { PaymentState } from './types';

type Curried< Selector > = Selector extends (
	state: PaymentState,
	...rest: infer Rest
) => infer Result
	? ( ...rest: Rest ) => Result
	: never;

/** Selectors of this store, as a thunk is given them. */
export type PaymentSelect = {
	readonly [ Name in keyof typeof selectors ]: Curried<
		( typeof selectors )[ Name ]
	>;
};

/** What a thunk of this store is called with. */
export interface PaymentThunkArgs {
	readonly select: PaymentSelect;
	readonly dispatch: {
		( action: PaymentAction ): unknown;
		< Result >( thunk: PaymentThunk< Result > ): Result;
	};
	readonly registry: DataRegistry;
}

export type PaymentThunk< Result > = ( args: PaymentThunkArgs ) => Result;
