import { isRecord } from '@shopfront/store-api';

/** A function whose signature only its caller knows. */
export type Callable = ( ...args: readonly unknown[] ) => unknown;

export const isCallable = ( value: unknown ): value is Callable =>
	typeof value === 'function';

/**
 * Returns a copy of an object in which functions are wrapped. Skips names that the object lacks. Copies because foreign
 * objects may be frozen.
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

/** Wraps the functions of an object, or a function. Returns any other value unchanged. */
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
