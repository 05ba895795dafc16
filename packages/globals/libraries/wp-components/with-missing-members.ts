/** Prefix of names that the package also exports without it, or did before. */
const PREFIX = /^__(experimental|unstable)/;

/** Names that a module loader, a promise or JSON reads to inspect an object. */
const NO_MEMBERS: readonly string[] = [ 'then', 'toJSON', 'default' ];

/**
 * Replaces missing members with functions that throw an explanation, instead of React's error about an undefined type.
 * An add-on that never uses them works.
 *
 * @param members
 * @param global  Such as `wp.components`.
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
