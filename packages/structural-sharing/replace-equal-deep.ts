type Container = Record< string, unknown >;

/** Lists and plain objects; anything else (a function, a date) counts by identity. */
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
 * Finds the counterpart of a part. Entries of a list that say who they are are found by it, so that those after a
 * removed one stay known; everything else, and entries of which two say the same, by its place.
 */
const createCounterpartLookup = ( previous: Container ) => {
	const values = Array.isArray( previous ) ? previous : [];
	let byKey: ReadonlyMap< string | undefined, unknown > | null = null;
	return ( index: string, value: unknown ): unknown => {
		// So it is with nearly all of a long list, which is then not sorted at all.
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
	// Without a copy, two names of one object stay two names of one object.
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
	/** The parts around: one that contains itself never equals anything. */
	ancestors: Set< unknown >
): unknown =>
	// Of what is the same already nothing is read: an edit of one line costs no more where there are hundreds.
	previous !== next &&
	isContainer( previous ) &&
	isContainer( next ) &&
	Array.isArray( previous ) === Array.isArray( next ) &&
	! ancestors.has( next )
		? replaceContainer( previous, next, ancestors )
		: next;

/**
 * `next`, in which everything that equals its counterpart in `previous` is that counterpart, down to single values;
 * all of `previous` when nothing differs. So a reply that says nothing new renders nothing anew, and one that changes
 * a line renders one line.
 */
export const replaceEqualDeep = < T >( previous: T | undefined, next: T ): T =>
	// Every part is either of `previous` or of `next`, and they are of one type.
	replaceValue( previous, next, new Set() ) as T;
