/**
 * Reads columns of a database row with their type. The schema promises the types, so a mismatch is a mistake in
 * a query: it is thrown, never guessed around.
 */
type Column< T > = ( row: unknown, name: string ) => T;

const valueOf: Column< unknown > = ( row, name ) => {
	if ( typeof row === 'object' && row !== null && name in row ) {
		return Reflect.get( row, name );
	}
	throw new Error( `The row has no column ${ name }.` );
};

const mismatch = ( name: string, value: unknown ): Error =>
	new Error( `Column ${ name } holds ${ typeof value }.` );

export const text: Column< string > = ( row, name ) => {
	const value = valueOf( row, name );
	if ( typeof value !== 'string' ) {
		throw mismatch( name, value );
	}
	return value;
};

export const number: Column< number > = ( row, name ) => {
	const value = valueOf( row, name );
	if ( typeof value !== 'number' ) {
		throw mismatch( name, value );
	}
	return value;
};

export const flag: Column< boolean > = ( row, name ) =>
	number( row, name ) !== 0;

const nullable =
	< T >( read: Column< T > ): Column< T | null > =>
	( row, name ) =>
		valueOf( row, name ) === null ? null : read( row, name );

export const textOrNull = nullable( text );
export const numberOrNull = nullable( number );

/** Prices fit a safe integer by far (2^53 micros are nine thousand million), so that rows need no bigints. */
export const microsOrNull: Column< bigint | null > = ( row, name ) => {
	const value = numberOrNull( row, name );
	return value === null ? null : BigInt( value );
};

/** A column that holds one of a few words. */
export const oneOf =
	< Word extends string >( words: readonly Word[] ): Column< Word > =>
	( row, name ) => {
		const value = text( row, name );
		const word = words.find( ( candidate ) => candidate === value );
		if ( word === undefined ) {
			throw mismatch( name, value );
		}
		return word;
	};
