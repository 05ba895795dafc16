import { isRecord } from '@shopfront/store-api';

/** Names on the way to a value, from the outside in; as text with dots between them: `a.b`. */
export type NestedPath = string | readonly string[];

const namesOf = ( path: NestedPath ): readonly string[] =>
	typeof path === 'string' ? path.split( '.' ) : path;

/** Whether something stands at a path of a state, were it `undefined`. */
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

/** The state with another value at a path, objects put in where there were none; the given one is left as it is. */
export const updateState = (
	state: unknown,
	path: NestedPath,
	value: unknown
): unknown => put( state, namesOf( path ), value );
