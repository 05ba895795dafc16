/** A value that other code provides later. You can work without it until then. */
export interface ProvidedValue< Value > {
	get: () => Value | null;
	subscribe: ( listener: () => void ) => () => void;
	/** Sets the value, unless there's one already. Returns the current value. */
	provide: ( value: Value ) => Value;
}

/** A value that loads on demand. You can work without it until then. */
export interface LazyModule< Value > {
	get: () => Value | null;
	/** Loads the value once. Never rejects: resolves to `null` on failure, and the next call tries again. */
	fetch: () => Promise< Value | null >;
	subscribe: ( listener: () => void ) => () => void;
}

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

/** `load` runs with the first `fetch`. */
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
