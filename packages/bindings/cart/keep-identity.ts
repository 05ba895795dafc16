type Shape = Record< string, unknown >;

/** Lists and plain objects; anything else (a function, a date) counts by identity. */
const isShape = ( value: unknown ): value is Shape =>
	Array.isArray( value ) ||
	( typeof value === 'object' &&
		value !== null &&
		Object.getPrototypeOf( value ) === Object.prototype );

/** Entries of a list that say who they are are found by it, so that those after a removed one stay known. */
const partnersOf = ( previous: Shape ): Map< string, unknown > =>
	new Map(
		Object.entries( previous ).map( ( [ index, value ] ) => [
			identityOf( index, value ),
			value,
		] )
	);

const identityOf = ( index: string, value: unknown ): string =>
	isShape( value ) && typeof value.key === 'string' ? value.key : index;

const shareParts = ( previous: Shape, next: Shape ): unknown => {
	const partners = partnersOf( previous );
	const entries = Object.entries( next ).map(
		( [ key, value ] ) =>
			[
				key,
				share( partners.get( identityOf( key, value ) ), value ),
			] as const
	);
	const isSame =
		entries.length === Object.keys( previous ).length &&
		entries.every(
			( [ key, value ] ) =>
				Object.hasOwn( previous, key ) && previous[ key ] === value
		);
	if ( isSame ) {
		return previous;
	}
	return Array.isArray( next )
		? entries.map( ( [ , value ] ) => value )
		: Object.fromEntries( entries );
};

const share = ( previous: unknown, next: unknown ): unknown =>
	isShape( previous ) &&
	isShape( next ) &&
	Array.isArray( previous ) === Array.isArray( next )
		? shareParts( previous, next )
		: next;

/**
 * `next`, in which everything that equals its counterpart in `previous` is that counterpart, down to single values;
 * all of `previous` when nothing differs. So a reply that says nothing new renders nothing anew, and one that changes
 * a line renders one line.
 */
export const keepIdentity = < T >( previous: T | undefined, next: T ): T =>
	// Every part is either of `previous` or of `next`, and they are of one type.
	share( previous, next ) as T;
