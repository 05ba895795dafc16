import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HTML_CHANGES, type Transformation } from './transformations';

export interface Optimizer {
	/** Without a trailing slash. */
	address: string;
	close: () => Promise< void >;
}

/** Where the optimizer keeps its files. */
const CACHE = '/wp-content/cache/optimizer/';

/** From another visit: no cart, and a nonce that the server doesn't know. */
const makeStale = ( html: string ): string =>
	html
		.replace( /(storeApiNonce"?:\s*["'])[^"']*/, '$1dead000000' )
		.replace( /(wcStoreApiNonceTimestamp"?:\s*["'])[^"']*/, '$11' );

const getClasses = ( html: string ): Set< string > =>
	new Set(
		[ ...html.matchAll( /\bclass="([^"]*)"/g ) ].flatMap( ( [ , names ] ) =>
			( names ?? '' ).split( /\s+/ )
		)
	);

/** Rules without a class that the page has, go. */
const removeUnused = ( css: string, html: string ): string => {
	const classes = getClasses( html );
	return css.replace(
		/([^{}@;]+)\{[^{}]*\}/g,
		( rule: string, selectors: string ) =>
			selectors
				.split( ',' )
				.some( ( selector ) =>
					[ ...selector.matchAll( /\.([\w-]+)/g ) ].every(
						( [ , each ] ) => classes.has( each ?? '' )
					)
				)
				? rule
				: ''
	);
};

const replaceStyles = async (
	html: string,
	fetchText: ( url: string ) => Promise< string >,
	other: string
): Promise< string > => {
	const links = [
		...html.matchAll(
			/<link\b[^>]*rel=["']stylesheet["'][^>]*href=["']([^"']+)["'][^>]*>/g
		),
	];
	let result = html;
	for ( const [ tag, url ] of links ) {
		const folder = ( url ?? '' ).replace( /[^/]*$/, '' );
		const css = removeUnused(
			( await fetchText( url ?? '' ) ).replace(
				/url\((["']?)(?!data:|\/|https?:|#)/g,
				`url($1${ folder }`
			),
			other
		);
		result = result.replace( tag, () => `<style>${ css }</style>` );
	}
	return result;
};

/** Of scripts and links: so that a transformation sees which files are the shop's. */
const makeRelative = ( html: string, address: string ): string =>
	html.replace( /<(?:script|link)\b[^>]*>/g, ( tag ) =>
		tag.replace(
			/(\s(?:src|href)=["'])([^"']*)/g,
			( _, start, url ) =>
				start +
				( url.startsWith( `${ address }/` )
					? url.slice( address.length )
					: url )
		)
	);

const TEXT = /^(?:text\/|application\/(?:json|javascript))/;

/**
 * Passes a shop through an optimizer, and its pages through one transformation. Policies of the shop go: sites with
 * optimizers have none that would allow them.
 */
export const startOptimizer = async (
	shop: string,
	name: Transformation,
	/** The product in another visitor's cart. */
	otherProduct: number
): Promise< Optimizer > => {
	const target = new URL( shop );
	/** A site knows only its own address. Some of its scripts have it encoded. */
	const exchange = ( text: string, from: string, to: string ) => {
		const encode = ( url: string ) => url.replace( ':', '%3A' );
		return text
			.replaceAll( from, to )
			.replaceAll( encode( from ), encode( to ) );
	};
	/** The address that the browser uses: another proxy may be in front of this one. */
	const toProxy = ( text: string, { host }: IncomingHttpHeaders ) =>
		host ? exchange( text, target.host, host ) : text;
	const ask = ( path: string, asked: IncomingHttpHeaders ) =>
		new Promise< { text: string; cookies: string } >( ( resolve ) =>
			request(
				{
					host: target.hostname,
					port: target.port,
					path,
					headers: {
						host: target.host,
						...( asked.accept && { accept: asked.accept } ),
						...( asked.cookie && { cookie: asked.cookie } ),
					},
				},
				( reply ) => {
					const chunks: Buffer[] = [];
					reply.on( 'data', ( chunk: Buffer ) =>
						chunks.push( chunk )
					);
					reply.on( 'end', () =>
						resolve( {
							text: toProxy(
								Buffer.concat( chunks ).toString( 'utf8' ),
								asked
							),
							cookies: ( reply.headers[ 'set-cookie' ] ?? [] )
								.map( ( one ) => one.split( ';' )[ 0 ] )
								.join( '; ' ),
						} )
					);
				}
			).end()
		);

	let otherCookie: string | undefined;
	/** With another cart. */
	const otherVisitor = async ( { host, accept }: IncomingHttpHeaders ) => ( {
		host,
		accept,
		cookie: ( otherCookie ??= (
			await ask( `/?add-to-cart=${ otherProduct }`, {} )
		).cookies ),
	} );

	const change = async (
		html: string,
		headers: IncomingHttpHeaders,
		path: string
	) => {
		const fetchText = async ( url: string ) =>
			( await ask( url, headers ) ).text;
		if ( name === 'stale-page' ) {
			const { text } = await ask( path, await otherVisitor( headers ) );
			return makeStale( text || html );
		}
		if ( name === 'unused-styles' ) {
			return replaceStyles(
				html,
				fetchText,
				await fetchText( '/shop/' )
			);
		}
		return (
			( await HTML_CHANGES[ name ]?.( html, fetchText, writeFile ) ) ??
			html
		);
	};

	const files: string[] = [];
	const writeFile = ( text: string ) =>
		`${ CACHE }${ files.push( text ) - 1 }.js`;

	const server = createServer( ( incoming, outgoing ) => {
		if ( incoming.url?.startsWith( CACHE ) ) {
			const text =
				files[ parseInt( incoming.url.slice( CACHE.length ) ) ];
			outgoing.writeHead( text === undefined ? 404 : 200, {
				'content-type': 'text/javascript; charset=utf-8',
			} );
			outgoing.end( text );
			return;
		}
		const { headers: asked } = incoming;
		const toShop = ( value?: string ) =>
			value && asked.host
				? exchange( value, asked.host, target.host )
				: value;
		const forwarded = request(
			{
				host: target.hostname,
				port: target.port,
				path: incoming.url,
				method: incoming.method,
				headers: {
					...asked,
					host: target.host,
					...( asked.origin && { origin: toShop( asked.origin ) } ),
					...( asked.referer && {
						referer: toShop( asked.referer ),
					} ),
					'accept-encoding': 'identity',
				},
			},
			( reply ) => {
				const headers = { ...reply.headers };
				const { location } = headers;
				delete headers[ 'content-security-policy' ];
				if ( location ) {
					headers.location = toProxy( location, asked );
				}
				const type = headers[ 'content-type' ] ?? '';
				if ( ! TEXT.test( type ) ) {
					outgoing.writeHead( reply.statusCode ?? 502, headers );
					reply.pipe( outgoing );
					return;
				}
				const isPage =
					incoming.method === 'GET' &&
					reply.statusCode === 200 &&
					/text\/html/.test( type );
				const chunks: Buffer[] = [];
				reply.on( 'data', ( chunk: Buffer ) => chunks.push( chunk ) );
				reply.on( 'end', async () => {
					const text = toProxy(
						Buffer.concat( chunks ).toString( 'utf8' ),
						asked
					);
					delete headers[ 'content-length' ];
					delete headers[ 'transfer-encoding' ];
					outgoing.writeHead( reply.statusCode ?? 502, headers );
					outgoing.end(
						isPage
							? await change(
									makeRelative(
										text,
										`http://${ asked.host }`
									),
									asked,
									incoming.url ?? '/'
								)
							: text
					);
				} );
			}
		);
		forwarded.on( 'error', () => outgoing.destroy() );
		incoming.pipe( forwarded );
	} );
	await new Promise< void >( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	const { port } = server.address() as AddressInfo;
	return {
		address: `http://127.0.0.1:${ port }`,
		close: () =>
			new Promise( ( resolve ) => {
				server.closeAllConnections();
				server.close( () => resolve() );
			} ),
	};
};
