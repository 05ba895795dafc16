/** Each reader returns its fallback for a value of another type. */

export type UnknownRecord = Readonly< Record< string, unknown > >;

const EMPTY: UnknownRecord = {};

/** Arrays aren't records, so PHP's empty array counts as an empty object. */
export const isRecord = ( value: unknown ): value is UnknownRecord =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

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

/** The strings in a list; `[]` for anything else. */
export const readStrings = ( value: unknown ): readonly string[] =>
	Array.isArray( value ) ? value.filter( isString ) : [];

/** Omits the entries that `read` returns as `undefined`. */
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

export const readStringMap = (
	value: unknown
): Readonly< Record< string, string > > =>
	readEntries( value, ( entry ) =>
		isString( entry ) ? entry : undefined
	);
