import type { ShopContext } from '../context';
import type { ArgumentSchemas } from './arguments';
import { STORE_ROUTES } from './dispatch';
import { PRODUCT_ROUTE_INDEX } from './product-route-index';
import { matchPath } from './route';

interface IndexEndpoint {
	methods: readonly string[];
	allow_batch?: { v1: true };
	args: Record< string, object >;
}

interface IndexRoute {
	namespace: string;
	methods: readonly string[];
	endpoints: IndexEndpoint[];
	_links: { self: Array< { href: string } > };
}

const BATCH = { v1: true } as const;

const describeArguments = ( schemas: ArgumentSchemas ) =>
	Object.fromEntries(
		Object.entries( schemas ).map(
			( [ name, { type, isRequired = false } ] ) => [
				name,
				type
					? { type, required: isRequired }
					: { required: isRequired },
			]
		)
	);

const namesOnly = ( names: readonly string[] ) =>
	Object.fromEntries(
		names.map( ( name ) => [ name, { required: false } ] )
	);

const endpointsByPath = (): Array< [ string, IndexEndpoint[] ] > => {
	return [
		[
			'',
			[
				{
					methods: [ 'GET' ],
					args: namesOnly( [ 'namespace', 'context' ] ),
				},
			],
		],
		[
			'/batch',
			[
				{
					methods: [ 'POST' ],
					args: namesOnly( [ 'validation', 'requests' ] ),
				},
			],
		],
		...STORE_ROUTES.map(
			( { path, endpoints, isOutside } ): [ string, IndexEndpoint[] ] => [
				path,
				endpoints.map( ( { methods, args } ) => ( {
					methods,
					...( isOutside ? {} : { allow_batch: BATCH } ),
					args: describeArguments( args ),
				} ) ),
			]
		),
		...Object.entries( PRODUCT_ROUTE_INDEX ).map(
			( [ path, names ] ): [ string, IndexEndpoint[] ] => [
				path,
				[
					{
						methods: [ 'GET' ],
						allow_batch: BATCH,
						args: namesOnly( names ),
					},
				],
			]
		),
	];
};

const routes = (
	{ baseUrl }: ShopContext,
	namespace: string
): Record< string, IndexRoute > => {
	return Object.fromEntries(
		endpointsByPath().map( ( [ path, endpoints ] ) => [
			`/${ namespace }${ path }`,
			{
				namespace,
				methods: endpoints.flatMap( ( { methods } ) => methods ),
				endpoints,
				_links: {
					self: [
						{
							href: `${ baseUrl }/wp-json/${ namespace }${ path }`,
						},
					],
				},
			},
		] )
	);
};

export const namespaceIndex = ( context: ShopContext, namespace: string ) => {
	return {
		namespace,
		routes: routes( context, namespace ),
		_links: { up: [ { href: `${ context.baseUrl }/wp-json/` } ] },
	};
};

export const rootIndex = (
	context: ShopContext,
	namespaces: readonly string[]
) => {
	return {
		name: 'Shopfront demo shop',
		description: 'A demonstration: nothing here is for sale.',
		url: context.baseUrl,
		home: context.baseUrl,
		namespaces,
		routes: Object.assign(
			{},
			...namespaces.map( ( namespace ) => routes( context, namespace ) )
		),
	};
};

/** For OPTIONS; `null` for an unknown path. */
export const describeRoute = ( path: string ) => {
	const found = endpointsByPath().find( ( [ pattern ] ) =>
		matchPath( { path: pattern }, path )
	);
	if ( ! found ) {
		return null;
	}
	const [ , endpoints ] = found;
	return {
		methods: endpoints.flatMap( ( { methods } ) => methods ),
		endpoints,
	};
};
