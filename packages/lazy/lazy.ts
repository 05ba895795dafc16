/** A value that other code provides later. Users work without it until then. */
export interface ProvidedValue< Value > {
	/** `null` until it is provided. */
	get: () => Value | null;
	/** Calls the listener when the value is provided. Returns a function that unsubscribes. */
	subscribe: ( listener: () => void ) => () => void;
	/** Sets the value unless there is one already. Returns the current value. */
	provide: ( value: Value ) => Value;
}

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

/** Creates a value that is provided later. */
export const createProvided = < Value >(): ProvidedValue< Value > => {
	const listeners = new Set< () => void >();
	let value: Value | null = null;
	return {
		get: () => value,
		provide: ( provided ) => {
			if ( value === null ) {
				value = provided;
				listeners.forEach( ( listener ) => listener() );
			}
			return value;
		},
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
	};
};

/** Creates a lazy value; `load` runs with the first `fetch`. */
export const createLazy = < Value >(
	load: () => Promise< Value >
): LazyModule< Value > & ProvidedValue< Value > => {
	const provided = createProvided< Value >();
	let pending: Promise< Value | null > | null = null;
	return {
		...provided,
		fetch: () =>
			provided.get() === null
				? ( pending ??= load().then( provided.provide, () => {
						pending = null;
						return null;
					} ) )
				: Promise.resolve( provided.get() ),
	};
};
