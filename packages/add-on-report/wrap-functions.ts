import { isRecord } from '@shopfront/store-api';

/** A function whose signature only its caller knows. */
export type Callable = ( ...args: readonly unknown[] ) => unknown;

export const isCallable = ( value: unknown ): value is Callable =>
	typeof value === 'function';

/**
 * Returns a copy of an object in which the named functions are wrapped. Skips names that are not functions of the
 * object. Copies, because the object may be frozen.
 */
export function wrapFunctions(
	owner: unknown,
	wrappers: Readonly< Record< string, ( original: Callable ) => Callable > >
): unknown {
	if ( ! isRecord( owner ) ) {
		return owner;
	}
	const wrapped = Object.entries( wrappers ).flatMap( ( [ name, wrap ] ) => {
		const original = owner[ name ];
		return isCallable( original ) ? [ [ name, wrap( original ) ] ] : [];
	} );
	return { ...owner, ...Object.fromEntries( wrapped ) };
}

/** Returns a copy of an object in which all functions are wrapped. Returns any other value unchanged. */
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
