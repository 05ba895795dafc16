import type { DataRegistry } from '@wordpress/data';

type Curried< Selector > = Selector extends (
	state: never,
	...rest: infer Rest
) => infer Result
	? ( ...rest: Rest ) => Result
	: never;

/** Derived from a store's selectors and plain actions, because the descriptor's type depends on the thunks. */
export interface ThunkArgs< Selectors, Action > {
	readonly select: {
		readonly [ Name in keyof Selectors ]: Curried< Selectors[ Name ] >;
	};
	readonly dispatch: {
		( action: Action ): unknown;
		< Result >( thunk: Thunk< Selectors, Action, Result > ): Result;
	};
	readonly registry: DataRegistry;
}

export type Thunk< Selectors, Action, Result > = (
	args: ThunkArgs< Selectors, Action >
) => Result;
