/** Something that is fetched when it is needed, and that its users do without meanwhile. */
export interface LazyModule< Value > {
	/** `null` while it has not come. */
	get: () => Value | null;
	/**
	 * Fetches it, unless it is there or on its way. Never rejects: `null` says that it could not be had, and then the
	 * next call tries again.
	 */
	fetch: () => Promise< Value | null >;
	/** Tells when it has come. Returns the stop. */
	subscribe: ( listener: () => void ) => () => void;
}

/** A lazy value that may also be handed over by a script that has it already. */
export interface ProvidableLazyModule< Value > extends LazyModule< Value > {
	/** Sets the value unless there is one already. Returns the value in use. */
	provide: ( value: Value ) => Value;
}

/** Knows how something is fetched, and does so once it is asked for. */
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
