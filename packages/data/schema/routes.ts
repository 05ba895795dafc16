/** Routes of one resource: their placeholders by route, as `/wc/store/v1/products/{id}`: `[ 'id' ]`. */
export type ResourceRoutes = Readonly< Record< string, readonly string[] > >;

/** Routes of one namespace by resource, as `products/attributes/terms`. */
export type NamespaceRoutes = Readonly< Record< string, ResourceRoutes > >;

/** A group with a name, as servers write the variable part of a route: `(?P<id>[\d]+)`. */
const PLACEHOLDER = /\(\?P?<([^>]+)>[^)]*\)/g;

/** A namespace without slashes around it: it is written both ways. */
export const normalizeNamespace = ( namespace: string ): string =>
	namespace.replace( /^\/+|\/+$/g, '' );

/** The resource of a route: what is left without namespace and placeholders. */
const getResourceName = ( route: string, namespace: string ): string =>
	normalizeNamespace( route )
		.slice( namespace.length )
		.replace( PLACEHOLDER, '' )
		.split( '/' )
		.filter( Boolean )
		.join( '/' );

/**
 * Sorts the routes of a namespace by resource. The index of the namespace, and routes outside of it, are left out.
 *
 * @param patterns  As in the route list: `/wc/store/v1/products/(?P<id>[\d]+)`.
 * @param namespace Without slashes around it.
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

/** A route with ids in the place of its placeholders. */
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
