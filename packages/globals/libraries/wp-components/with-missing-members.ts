/** The package also exports these names without the prefix, or did before. */
const PREFIX = /^__(experimental|unstable)/;

/** A module loader, a promise or JSON reads these names to inspect an object. */
const NO_MEMBERS: readonly string[] = [ 'then', 'toJSON', 'default' ];

/**
 * Missing members of a global such as `wp.components` become functions that throw an explanation, instead of React's
 * error about an undefined type. An add-on that never uses them works.
 */
export const withMissingMembers = < Members extends object >(
	members: Members,
	global: string
): Members => {
	const value = Object.keys( members ).sort().join( ', ' );
	return new Proxy( members, {
		get: ( target, name ) => {
			if (
				typeof name === 'symbol' ||
				name in target ||
				NO_MEMBERS.includes( name )
			) {
				return Reflect.get( target, name );
			}
			if ( PREFIX.test( name ) ) {
				// Often read as `__experimentalText || Text`.
				return Reflect.get( target, name.replace( PREFIX, '' ) );
			}
			return () => {
				throw new Error(
					`Shopfront: ${ global }.${ name } is only available on WordPress. Without it, ${ global } has: ${ value }.`
				);
			};
		},
	} );
};
