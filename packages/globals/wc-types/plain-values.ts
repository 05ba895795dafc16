/** True for plain objects, as from `{}`; false for arrays, class instances and objects without a prototype. */
export const isObject = (
	value: unknown
): value is Record< string, unknown > =>
	value instanceof Object && value.constructor === Object;

export const isString = ( value: unknown ): value is string =>
	typeof value === 'string';

export const isNumber = ( value: unknown ): value is number =>
	typeof value === 'number';

export const isBoolean = ( value: unknown ): value is boolean =>
	typeof value === 'boolean';

export const isFunction = (
	value: unknown
): value is ( ...args: unknown[] ) => unknown => typeof value === 'function';

export const isNull = ( value: unknown ): value is null => value === null;

export const isError = ( value: unknown ): value is Error =>
	value instanceof Error;

export const nonNullable = < Value >(
	value: Value
): value is NonNullable< Value > => value !== null && value !== undefined;

export const isEmptyObject = (
	value: unknown
): value is Record< string, never > =>
	isObject( value ) && Object.keys( value ).length === 0;

/** True for `null`, `{}` and blank strings; false for `undefined` and `[]`. */
export const isEmpty = ( value: unknown ): boolean =>
	isNull( value ) ||
	isEmptyObject( value ) ||
	( isString( value ) && value.trim() === '' );

/** The property may be own or inherited, on a plain object. */
export const objectHasProp = < Name extends PropertyKey >(
	value: unknown,
	name: Name
): value is Record< Name, unknown > => isObject( value ) && name in value;

/** Every entry must pass. */
export const isListOf =
	< Entry >( isGood: ( entry: unknown ) => entry is Entry ) =>
	( value: unknown ): value is Entry[] =>
		Array.isArray( value ) && value.every( isGood );
