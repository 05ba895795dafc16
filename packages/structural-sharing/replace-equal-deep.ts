type Container = Record< string, unknown >;

/** Arrays and plain objects. We compare anything else (a function, a date) by identity. */
const isContainer = ( value: unknown ): value is Container =>
	Array.isArray( value ) ||
	( typeof value === 'object' &&
		value !== null &&
		Object.getPrototypeOf( value ) === Object.prototype );

const getKey = ( value: unknown ): string | undefined =>
	isContainer( value ) && typeof value.key === 'string'
		? value.key
		: undefined;

/**
 * Finds an entry's counterpart in the previous value. Entries of a list match by `key`, so that the entries after a
 * removed one still match. Everything else matches by position, as do lists with missing or duplicate keys.
 */
const createCounterpartLookup = ( previous: Container ) => {
	const values = Array.isArray( previous ) ? previous : [];
	let byKey: ReadonlyMap< string | undefined, unknown > | null = null;
	return ( index: string, value: unknown ): unknown => {
		// True for most entries of a long list, so we rarely need the map.
		if ( values.length === 0 || previous[ index ] === value ) {
			return previous[ index ];
		}
		byKey ??= new Map( values.map( ( each ) => [ getKey( each ), each ] ) );
		const key = byKey.size === values.length ? getKey( value ) : undefined;
		return key === undefined ? previous[ index ] : byKey.get( key );
	};
};

type Entries = ReadonlyArray< readonly [ key: string, value: unknown ] >;

const matchesContainer = ( entries: Entries, container: Container ): boolean =>
	entries.every(
		( [ key, value ] ) =>
			Object.hasOwn( container, key ) &&
			Object.is( container[ key ], value )
	);

const replaceContainer = (
	previous: Container,
	next: Container,
	ancestors: Set< unknown >
): unknown => {
	const counterpart = createCounterpartLookup( previous );
	ancestors.add( next );
	const entries = Object.entries( next ).map(
		( [ index, value ] ) =>
			[
				index,
				replaceValue( counterpart( index, value ), value, ancestors ),
			] as const
	);
	ancestors.delete( next );
	if (
		entries.length === Object.keys( previous ).length &&
		matchesContainer( entries, previous )
	) {
		return previous;
	}
	// `next` itself, not a copy: an object may be referenced twice.
	if ( matchesContainer( entries, next ) ) {
		return next;
	}
	return Array.isArray( next )
		? entries.map( ( [ , value ] ) => value )
		: Object.fromEntries( entries );
};

const replaceValue = (
	previous: unknown,
	next: unknown,
	/** Ancestors of `next`: cyclic objects are never equal. */
	ancestors: Set< unknown >
): unknown =>
	// Skips identical objects, so the cost of a changed line doesn't grow with the number of lines.
	previous !== next &&
	isContainer( previous ) &&
	isContainer( next ) &&
	Array.isArray( previous ) === Array.isArray( next ) &&
	! ancestors.has( next )
		? replaceContainer( previous, next, ancestors )
		: next;

/**
 * Returns `next`, with every part that equals its counterpart in `previous` replaced by that counterpart; `previous`
 * itself if nothing differs. A response without changes then renders nothing, and a changed line renders only itself.
 */
export const replaceEqualDeep = < T >( previous: T | undefined, next: T ): T =>
	// Every part comes from `previous` or `next`.
	replaceValue( previous, next, new Set() ) as T;
