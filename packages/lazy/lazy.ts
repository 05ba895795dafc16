/** A value that loads on demand. Users work without it until then. */
export interface LazyModule< Value > {
	/** `null` until it has loaded. */
	get: () => Value | null;
	/**
	 * Loads the value, unless it is loaded or loading. Never rejects: resolves to `null` on failure, and the next call
	 * tries again.
	 */
	fetch: () => Promise< Value | null >;
	/** Calls the listener when the value has loaded. Returns a function that unsubscribes. */
	subscribe: ( listener: () => void ) => () => void;
}

/** A lazy value that a script may also provide. */
export interface ProvidableLazyModule< Value > extends LazyModule< Value > {
	/** Sets the value unless there is one already. Returns the current value. */
	provide: ( value: Value ) => Value;
}

/** Creates a lazy value; `load` runs with the first `fetch`. */
export const createLazy = < Value >(
	load: () => Promise< Value >
): ProvidableLazyModule< Value > => {
	const listeners = new Set< () => void >();
	let value: Value | null = null;
	let pending: Promise< Value | null > | null = null;
	const provide = ( provided: Value ): Value => {
		if ( value === null ) {
			value = provided;
			listeners.forEach( ( listener ) => listener() );
		}
		return value;
	};
	return {
		get: () => value,
		provide,
		fetch: () =>
			value === null
				? ( pending ??= load().then( provide, () => {
						pending = null;
						return null;
					} ) )
				: Promise.resolve( value ),
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
	};
};
