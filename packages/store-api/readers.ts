/**
 * Parsers consist of readers. A reader accepts any value and returns it typed, or a `ReadError` with its path. It
 * returns the same object unless it added a default, so parsing a large cart allocates almost nothing.
 */

/** We build the path only for invalid values, so valid ones cost nothing. */
export class ReadError {
	path = '';

	/** @param reason What was expected, such as `not a text`. */
	constructor( readonly reason: string ) {}

	/** Prefixes the path with the container's property or index. */
	prefixPath( step: string ): this {
		const separator =
			this.path === '' || this.path.startsWith( '[' ) ? '' : '.';
		this.path = `${ step }${ separator }${ this.path }`;
		return this;
	}
}

export type Reader< Value > = ( value: unknown ) => Value | ReadError;

/** One reader for each field. An optional field's reader defines what a missing value means. */
export type Fields< Value > = {
	readonly [ Name in keyof Value ]-?: Reader< Value[ Name ] >;
};

/** Neither `null` nor an array. PHP writes an empty object as `[]`; use `withFallback` where that is possible. */
export const isRecord = (
	value: unknown
): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

export const text: Reader< string > = ( value ) =>
	typeof value === 'string' ? value : new ReadError( 'not a text' );

/** Finite; PHP may send integers or fractions. */
export const number: Reader< number > = ( value ) =>
	Number.isFinite( value ) && typeof value === 'number'
		? value
		: new ReadError( 'not a number' );

export const boolean: Reader< boolean > = ( value ) =>
	typeof value === 'boolean' ? value : new ReadError( 'not true or false' );

export const object: Reader< Record< string, unknown > > = ( value ) =>
	isRecord( value ) ? value : new ReadError( 'not an object' );

/** Converts numbers to text: PHP doesn't distinguish them reliably, and add-ons even less. */
export const scalarText: Reader< string > = ( value ) =>
	typeof value === 'number' ? String( value ) : text( value );

export const nullable =
	< Value >( read: Reader< Value > ): Reader< Value | null > =>
	( value ) =>
		value === null ? null : read( value );

export const optional =
	< Value >( read: Reader< Value > ): Reader< Value | undefined > =>
	( value ) =>
		value === undefined ? undefined : read( value );

/** The first successful result; the second reader's error if both fail. */
export const either =
	< First, Second >(
		first: Reader< First >,
		second: Reader< Second >
	): Reader< First | Second > =>
	( value ) => {
		const result = first( value );
		return result instanceof ReadError ? second( value ) : result;
	};

/** For values that the page doesn't need. */
export const withFallback =
	< Value, Fallback >(
		read: Reader< Value >,
		fallback: Fallback
	): Reader< Value | Fallback > =>
	( value ) => {
		const result = read( value );
		return result instanceof ReadError ? fallback : result;
	};

export const textOrEmpty: Reader< string > = withFallback( scalarText, '' );

export const list =
	< Value >( read: Reader< Value > ): Reader< Value[] > =>
	( value ) => {
		if ( ! Array.isArray( value ) ) {
			return new ReadError( 'not a list' );
		}
		const entries: Value[] = [];
		let isUnchanged = true;
		for ( let index = 0; index < value.length; index++ ) {
			const result = read( value[ index ] );
			if ( result instanceof ReadError ) {
				return result.prefixPath( `[${ index }]` );
			}
			isUnchanged &&= result === value[ index ];
			entries.push( result );
		}
		// We have just read the entries of the given list.
		return isUnchanged ? value : entries;
	};

/** Omits invalid entries; an invalid list is empty. */
export const lenientList = < Value >(
	read: Reader< Value >
): Reader< Value[] > => {
	const readAll = list( read );
	return ( value ) => {
		const all = readAll( value );
		if ( ! ( all instanceof ReadError ) ) {
			return all;
		}
		return Array.isArray( value )
			? value.flatMap( ( entry: unknown ) => {
					const result = read( entry );
					return result instanceof ReadError ? [] : [ result ];
				} )
			: [];
	};
};

/** Unknown fields stay as they are. */
export const record = < Value extends object >(
	fields: Fields< Value >
): Reader< Value > => {
	const readers = Object.entries< Reader< unknown > >( fields );
	return ( value ) => {
		if ( ! isRecord( value ) ) {
			return new ReadError( 'not an object' );
		}
		let filled: Record< string, unknown > | undefined;
		for ( const [ name, read ] of readers ) {
			const result = read( value[ name ] );
			if ( result instanceof ReadError ) {
				return result.prefixPath( name );
			}
			if ( result !== value[ name ] ) {
				filled ??= { ...value };
				filled[ name ] = result;
			}
		}
		// The only cast of this package: each field of Value has just been read.
		return ( filled ?? value ) as Value;
	};
};

/** Omits invalid entries. */
export const dictionary =
	< Value >( read: Reader< Value > ): Reader< Record< string, Value > > =>
	( value ) => {
		if ( ! isRecord( value ) ) {
			return new ReadError( 'not an object' );
		}
		const entries: Record< string, Value > = {};
		for ( const [ name, entry ] of Object.entries( value ) ) {
			const result = read( entry );
			if ( ! ( result instanceof ReadError ) ) {
				entries[ name ] = result;
			}
		}
		return entries;
	};
