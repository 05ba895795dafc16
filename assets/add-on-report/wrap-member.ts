import { isRecord } from '@shopfront/store-api';

/** A function of which only its caller knows more. */
export type Callable = ( ...args: readonly unknown[] ) => unknown;

export const isCallable = ( value: unknown ): value is Callable =>
	typeof value === 'function';

/**
 * A copy of an object with other functions in the place of some of its own; names that it has not got are left out. A
 * copy, since what others offer may not be written to.
 */
export function withWrapped(
	owner: unknown,
	wraps: Readonly< Record< string, ( original: Callable ) => Callable > >
): unknown {
	if ( ! isRecord( owner ) ) {
		return owner;
	}
	const wrapped = Object.entries( wraps ).flatMap( ( [ name, wrap ] ) => {
		const original = owner[ name ];
		return isCallable( original ) ? [ [ name, wrap( original ) ] ] : [];
	} );
	return { ...owner, ...Object.fromEntries( wrapped ) };
}

/** An object with its functions changed; what is none of them, and no object, comes back as it is. */
export const mapFunctions = (
	given: unknown,
	change: ( original: Callable ) => Callable
): unknown =>
	isRecord( given )
		? Object.fromEntries(
				Object.entries( given ).map( ( [ key, value ] ) => [
					key,
					isCallable( value ) ? change( value ) : value,
				] )
			)
		: given;
