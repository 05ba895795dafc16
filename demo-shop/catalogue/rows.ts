/** The schema guarantees the column types, so a mismatch is a bug in a query and throws. */
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

/** 2^53 micros are nine thousand million, so rows need no bigints. */
export const microsOrNull: Column< bigint | null > = ( row, name ) => {
	const value = numberOrNull( row, name );
	return value === null ? null : BigInt( value );
};

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
