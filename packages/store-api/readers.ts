/**
 * The small readers that the guards are made of. A reader takes anything and gives the value, typed, or a
 * `Misread` that knows where it stood. It gives back the very object that it was given unless something had to be
 * filled in, so that reading a large cart allocates next to nothing.
 */

/** What did not read, and where. The path grows on the way out, so a good value pays nothing for it. */
export class ReadError {
	path = '';

	/** @param reason What was expected instead, as in `not a text`. */
	constructor( readonly reason: string ) {}

	/** The same misread, seen from the object or list around it. */
	prefixPath( step: string ): this {
		const separator =
			this.path === '' || this.path.startsWith( '[' ) ? '' : '.';
		this.path = `${ step }${ separator }${ this.path }`;
		return this;
	}
}

/** Gives the value as read, or why it cannot be. */
export type Reader< Value > = ( value: unknown ) => Value | ReadError;

/** One reader for each field, optional ones too: theirs say what an absent field means. */
export type Fields< Value > = {
	readonly [ Name in keyof Value ]-?: Reader< Value[ Name ] >;
};

/** Neither `null` nor a list. PHP writes an empty object as `[]`; where that may come, say so with `withFallback`. */
export const isRecord = (
	value: unknown
): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

export const text: Reader< string > = ( value ) =>
	typeof value === 'string' ? value : new ReadError( 'not a text' );

/** Finite; PHP may send whole numbers and fractions alike. */
export const number: Reader< number > = ( value ) =>
	Number.isFinite( value ) && typeof value === 'number'
		? value
		: new ReadError( 'not a number' );

export const boolean: Reader< boolean > = ( value ) =>
	typeof value === 'boolean' ? value : new ReadError( 'not true or false' );

/** An object whose fields nobody here knows. */
export const object: Reader< Record< string, unknown > > = ( value ) =>
	isRecord( value ) ? value : new ReadError( 'not an object' );

/** Numbers become text: PHP does not keep the two apart, and add-ons even less. */
export const scalarText: Reader< string > = ( value ) =>
	typeof value === 'number' ? String( value ) : text( value );

export const nullable =
	< Value >( read: Reader< Value > ): Reader< Value | null > =>
	( value ) =>
		value === null ? null : read( value );

/** An absent field stays absent. */
export const optional =
	< Value >( read: Reader< Value > ): Reader< Value | undefined > =>
	( value ) =>
		value === undefined ? undefined : read( value );

/** The first of the two that reads; the second one's reason is told when neither does. */
export const either =
	< First, Second >(
		first: Reader< First >,
		second: Reader< Second >
	): Reader< First | Second > =>
	( value ) => {
		const result = first( value );
		return result instanceof ReadError ? second( value ) : result;
	};

/** What does not read, or is absent, becomes `fallback`: for what the page can do without. */
export const withFallback =
	< Value, Fallback >(
		read: Reader< Value >,
		fallback: Fallback
	): Reader< Value | Fallback > =>
	( value ) => {
		const result = read( value );
		return result instanceof ReadError ? fallback : result;
	};

/** Text, or `''` where there is none. */
export const textOrEmpty: Reader< string > = withFallback( scalarText, '' );

/** Every entry has to read. */
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
		// The entries of the given list are the ones that were read.
		return isUnchanged ? value : entries;
	};

/** Entries that do not read are left out, and what is not a list is an empty one. */
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

/** An object in which each of the fields reads. Fields that are not named are kept as they are. */
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
		// The one cast of this package: each field of Value has just been read.
		return ( filled ?? value ) as Value;
	};
};

/** An object as a dictionary, entries that do not read left out. */
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
