import { isRecord } from '@shopfront/store-api';

export type Callable = ( ...args: readonly unknown[] ) => unknown;

export const isCallable = ( value: unknown ): value is Callable =>
	typeof value === 'function';

/**
 * Wraps the named functions of an object in a copy, because the object may be frozen. Skips names that aren't
 * functions.
 */
export const wrapFunctions = (
	owner: unknown,
	wrappers: Readonly< Record< string, ( original: Callable ) => Callable > >
): unknown => {
	if ( ! isRecord( owner ) ) {
		return owner;
	}
	const wrapped = Object.entries( wrappers ).flatMap( ( [ name, wrap ] ) => {
		const original = owner[ name ];
		return isCallable( original ) ? [ [ name, wrap( original ) ] ] : [];
	} );
	return { ...owner, ...Object.fromEntries( wrapped ) };
};

/** Copies the object, too. Returns any other value unchanged. */
export const wrapAllFunctions = (
	owner: unknown,
	wrap: ( original: Callable ) => Callable
): unknown =>
	isRecord( owner )
		? Object.fromEntries(
				Object.entries( owner ).map( ( [ key, value ] ) => [
					key,
					isCallable( value ) ? wrap( value ) : value,
				] )
			)
		: owner;
