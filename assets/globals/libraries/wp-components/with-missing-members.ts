/** Names under which the package offers what it also offers without the prefix, or did before. */
const PREFIX = /^__(experimental|unstable)/;

/** Names that a loader or a promise reads to learn what an object is. */
const NO_MEMBERS: readonly string[] = [ 'then', 'toJSON', 'default' ];

/**
 * Explains members that are not offered. A missing component would only be "undefined" when it is rendered. Each
 * missing member is a function that throws, so that an add-on which never uses it works; React calls components too.
 *
 * @param members
 * @param global  As `wp.components`.
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
