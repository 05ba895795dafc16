/** One resource's routes with their placeholders, such as `/wc/store/v1/products/{id}`: `[ 'id' ]`. */
export type ResourceRoutes = Readonly< Record< string, readonly string[] > >;

/** One namespace's routes by resource, such as `products/attributes/terms`. */
export type NamespaceRoutes = Readonly< Record< string, ResourceRoutes > >;

/** A named group, the server's notation for a route's variable part: `(?P<id>[\d]+)`. */
const PLACEHOLDER = /\(\?P?<([^>]+)>[^)]*\)/g;

/** Both notations are common: with and without slashes at the ends. */
export const normalizeNamespace = ( namespace: string ): string =>
	namespace.replace( /^\/+|\/+$/g, '' );

const getResourceName = ( route: string, namespace: string ): string =>
	normalizeNamespace( route )
		.slice( namespace.length )
		.replace( PLACEHOLDER, '' )
		.split( '/' )
		.filter( Boolean )
		.join( '/' );

/**
 * Groups a namespace's routes by resource. Skips the namespace's index, and routes of other namespaces.
 *
 * @param patterns  From the route list, such as `/wc/store/v1/products/(?P<id>[\d]+)`.
 * @param namespace Without leading and trailing slashes.
 */
export const sortRoutes = (
	patterns: readonly string[],
	namespace: string
): NamespaceRoutes => {
	const sorted: Record< string, Record< string, readonly string[] > > = {};
	for ( const pattern of patterns ) {
		const resource = getResourceName( pattern, namespace );
		if ( resource && pattern.startsWith( `/${ namespace }/` ) ) {
			const names = Array.from(
				pattern.matchAll( PLACEHOLDER ),
				( [ , name = '' ] ) => name
			);
			const routes = ( sorted[ resource ] ??= {} );
			routes[ pattern.replace( PLACEHOLDER, '{$1}' ) ] = names;
		}
	}
	return sorted;
};

export const fillRoute = (
	route: string,
	names: readonly string[],
	ids: ReadonlyArray< string | number >
): string =>
	names.reduce(
		( path, name, index ) =>
			path.replace( `{${ name }}`, () =>
				encodeURIComponent( ids[ index ] ?? '' )
			),
		route
	);
