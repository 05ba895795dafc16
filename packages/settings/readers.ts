/** Readers of values that came from the page: each gives its fallback for what is not of its kind. */

export type UnknownRecord = Readonly< Record< string, unknown > >;

const EMPTY: UnknownRecord = {};

/** An object with keys. An array is none, so PHP's empty array is as good as an empty object. */
export const isRecord = ( value: unknown ): value is UnknownRecord =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/** `{}` for anything else. */
export const readRecord = ( value: unknown ): UnknownRecord =>
	isRecord( value ) ? value : EMPTY;

export const readString = ( value: unknown, fallback = '' ): string =>
	typeof value === 'string' ? value : fallback;

export const readBoolean = ( value: unknown, fallback = false ): boolean =>
	typeof value === 'boolean' ? value : fallback;

export const readNumber = ( value: unknown, fallback = 0 ): number =>
	typeof value === 'number' && Number.isFinite( value ) ? value : fallback;

export const isString = ( value: unknown ): value is string =>
	typeof value === 'string';

/** The strings of a list; `[]` for anything else. */
export const readStrings = ( value: unknown ): readonly string[] =>
	Array.isArray( value ) ? value.filter( isString ) : [];

/** The value that a reader makes of each entry; those of which it makes `undefined` are left out. */
export const readEntries = < Value >(
	value: unknown,
	read: ( entry: unknown, key: string ) => Value | undefined
): Readonly< Record< string, Value > > => {
	const known: Record< string, Value > = {};
	for ( const [ key, entry ] of Object.entries( readRecord( value ) ) ) {
		const result = read( entry, key );
		if ( result !== undefined ) {
			known[ key ] = result;
		}
	}
	return known;
};

/** Texts by key, as countries by code. */
export const readStringMap = (
	value: unknown
): Readonly< Record< string, string > > =>
	readEntries( value, ( entry ) =>
		isString( entry ) ? entry : undefined
	);
