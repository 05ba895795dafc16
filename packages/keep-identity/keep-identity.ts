type Shape = Record< string, unknown >;

/** Lists and plain objects; anything else (a function, a date) counts by identity. */
const isShape = ( value: unknown ): value is Shape =>
	Array.isArray( value ) ||
	( typeof value === 'object' &&
		value !== null &&
		Object.getPrototypeOf( value ) === Object.prototype );

const keyOf = ( value: unknown ): string | undefined =>
	isShape( value ) && typeof value.key === 'string' ? value.key : undefined;

/**
 * Finds the counterpart of a part. Entries of a list that say who they are are found by it, so that those after a
 * removed one stay known; everything else, and entries of which two say the same, by its place.
 */
const counterpartsOf = ( previous: Shape ) => {
	const values = Array.isArray( previous ) ? previous : [];
	let byKey: ReadonlyMap< string | undefined, unknown > | null = null;
	return ( place: string, value: unknown ): unknown => {
		// So it is with nearly all of a long list, which is then not sorted at all.
		if ( values.length === 0 || previous[ place ] === value ) {
			return previous[ place ];
		}
		byKey ??= new Map( values.map( ( each ) => [ keyOf( each ), each ] ) );
		const key = byKey.size === values.length ? keyOf( value ) : undefined;
		return key === undefined ? previous[ place ] : byKey.get( key );
	};
};

type Entries = ReadonlyArray< readonly [ key: string, value: unknown ] >;

const areThoseOf = ( entries: Entries, shape: Shape ): boolean =>
	entries.every(
		( [ key, value ] ) =>
			Object.hasOwn( shape, key ) && Object.is( shape[ key ], value )
	);

const shareParts = (
	previous: Shape,
	next: Shape,
	open: Set< unknown >
): unknown => {
	const counterpart = counterpartsOf( previous );
	open.add( next );
	const entries = Object.entries( next ).map(
		( [ place, value ] ) =>
			[
				place,
				share( counterpart( place, value ), value, open ),
			] as const
	);
	open.delete( next );
	if (
		entries.length === Object.keys( previous ).length &&
		areThoseOf( entries, previous )
	) {
		return previous;
	}
	// Without a copy, two names of one object stay two names of one object.
	if ( areThoseOf( entries, next ) ) {
		return next;
	}
	return Array.isArray( next )
		? entries.map( ( [ , value ] ) => value )
		: Object.fromEntries( entries );
};

const share = (
	previous: unknown,
	next: unknown,
	/** The parts around: one that contains itself never equals anything. */
	open: Set< unknown >
): unknown =>
	// Of what is the same already nothing is read: an edit of one line costs no more where there are hundreds.
	previous !== next &&
	isShape( previous ) &&
	isShape( next ) &&
	Array.isArray( previous ) === Array.isArray( next ) &&
	! open.has( next )
		? shareParts( previous, next, open )
		: next;

/**
 * `next`, in which everything that equals its counterpart in `previous` is that counterpart, down to single values;
 * all of `previous` when nothing differs. So a reply that says nothing new renders nothing anew, and one that changes
 * a line renders one line.
 */
export const keepIdentity = < T >( previous: T | undefined, next: T ): T =>
	// Every part is either of `previous` or of `next`, and they are of one type.
	share( previous, next, new Set() ) as T;
