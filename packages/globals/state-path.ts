import { isRecord } from '@shopfront/store-api';

/** Property names from the outside in, as a list or joined with dots: `a.b`. */
export type NestedPath = string | readonly string[];

const namesOf = ( path: NestedPath ): readonly string[] =>
	typeof path === 'string' ? path.split( '.' ) : path;

/** True even if the value is `undefined`. */
export const hasInState = ( state: unknown, path: NestedPath ): boolean => {
	let from = state;
	for ( const name of namesOf( path ) ) {
		if (
			typeof from !== 'object' ||
			from === null ||
			! Object.hasOwn( from, name )
		) {
			return false;
		}
		from = Reflect.get( from, name );
	}
	return true;
};

const put = (
	state: unknown,
	[ name, ...rest ]: readonly string[],
	value: unknown
): unknown => {
	if ( name === undefined ) {
		return value;
	}
	const known = isRecord( state ) ? state : {};
	const inner = Object.hasOwn( known, name ) ? known[ name ] : undefined;
	return { ...known, [ name ]: put( inner, rest, value ) };
};

/** Returns a changed copy of the state. Creates missing objects. */
export const updateState = (
	state: unknown,
	path: NestedPath,
	value: unknown
): unknown => put( state, namesOf( path ), value );
