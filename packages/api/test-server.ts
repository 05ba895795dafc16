/**
 * A real HTTP server for tests of the client, with scripted faults. It behaves like a small shop: it records the labels
 * of processed writes in order, and responds with a cart that lists them.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorCode } from '@shopfront/names';

export interface ReceivedRequest {
	method: string;
	/** Relative to the root, including the query. */
	path: string;
	headers: Record< string, string | string[] | undefined >;
	body: unknown;
}

export type ServerBehaviour = (
	seen: ReceivedRequest,
	response: ServerResponse,
	shop: Shop
) => void | Promise< void >;

type Headers = Record< string, string >;

export interface Shop {
	done: string[];
	/** The nonce that writes need; `null` accepts any. */
	nonce: string | null;
	timestamp: number;
	sendsNonce: boolean;
}

export interface TestServer extends Shop {
	root: string;
	seen: ReceivedRequest[];
	/** Sets the behaviors for the next requests; after them, `fallback` applies. */
	script: ( ...behaviours: readonly ServerBehaviour[] ) => void;
	fallback: ServerBehaviour;
	maxConcurrent: number;
	close: () => Promise< void >;
}

export const isRecord = (
	value: unknown
): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

export const getLabels = ( {
	body,
}: Pick< ReceivedRequest, 'body' > ): string[] => {
	const inner =
		isRecord( body ) && Array.isArray( body.requests )
			? body.requests.map( ( request: unknown ) =>
					isRecord( request ) ? request.body : null
				)
			: [ body ];
	return inner.flatMap( ( data ) =>
		isRecord( data ) && typeof data.label === 'string' ? [ data.label ] : []
	);
};

export const getBatchedRequests = ( {
	body,
}: Pick< ReceivedRequest, 'body' > ): unknown[] =>
	isRecord( body ) && Array.isArray( body.requests ) ? body.requests : [];

const write = (
	response: ServerResponse,
	status: number,
	text: string,
	headers: Headers
) => {
	response.writeHead( status, {
		'Content-Length': String( Buffer.byteLength( text ) ),
		Connection: 'close',
		...headers,
	} );
	response.end( text );
};

const createCart = ( shop: Shop ) => ( {
	items: [],
	totals: {},
	done: [ ...shop.done ],
} );

const fresh = ( shop: Shop ): Headers =>
	shop.nonce === null
		? {}
		: { Nonce: shop.nonce, 'Nonce-Timestamp': String( shop.timestamp ) };

const refusal = ( shop: Shop, given: unknown ) => ( {
	status: given ? 403 : 401,
	headers: shop.sendsNonce ? fresh( shop ) : {},
	body: {
		code: given
			? errorCode( 'invalid_nonce' )
			: errorCode( 'missing_nonce' ),
		message: 'No.',
		data: { status: given ? 403 : 401 },
	},
} );

const applyWrite = ( shop: Shop, body: unknown, nonce: unknown ) => {
	if ( shop.nonce !== null && nonce !== shop.nonce ) {
		return refusal( shop, nonce );
	}
	const label = isRecord( body ) ? String( body.label ) : '?';
	if ( label.startsWith( 'bad' ) ) {
		return {
			status: 400,
			headers: fresh( shop ),
			body: { code: 'bad', message: label, data: { status: 400 } },
		};
	}
	shop.done.push( label );
	return { status: 200, headers: fresh( shop ), body: createCart( shop ) };
};

const work = ( seen: ReceivedRequest, shop: Shop ) => {
	if ( seen.method === 'GET' ) {
		return {
			status: 200,
			headers: fresh( shop ),
			body: createCart( shop ),
		};
	}
	if ( ! seen.path.includes( '/batch' ) ) {
		return applyWrite( shop, seen.body, seen.headers.nonce );
	}
	return {
		status: 207,
		headers: shop.sendsNonce ? fresh( shop ) : {},
		body: {
			responses: getBatchedRequests( seen ).map( ( request ) =>
				isRecord( request )
					? applyWrite(
							shop,
							request.body,
							isRecord( request.headers ) && request.headers.Nonce
						)
					: null
			),
		},
	};
};

export const respondNormally: ServerBehaviour = ( seen, response, shop ) => {
	const { status, headers, body } = work( seen, shop );
	write( response, status, JSON.stringify( body ), {
		'Content-Type': 'application/json',
		...headers,
	} );
};

export const respondWith =
	( status: number, text: string, headers: Headers = {} ): ServerBehaviour =>
	( _seen, response ) =>
		write( response, status, text, headers );

export const respondWithJson = (
	status: number,
	body: unknown,
	headers?: Headers
) => respondWith( status, JSON.stringify( body ), headers );

/** Broken servers and proxies respond with a page of HTML. */
export const html = ( status: number ) =>
	respondWith( status, '<!doctype html><title>Error</title>', {
		'Content-Type': 'text/html',
	} );

export const dropBefore: ServerBehaviour = ( _seen, response ) => {
	response.socket?.destroy();
};

/** Processes the request, then closes the connection without a response. */
export const dropAfter: ServerBehaviour = ( seen, response, shop ) => {
	work( seen, shop );
	response.socket?.destroy();
};

/** Processes the request, and closes the connection halfway through the response. */
export const cut: ServerBehaviour = ( seen, response, shop ) => {
	const { status, headers, body } = work( seen, shop );
	const text = JSON.stringify( body );
	response.writeHead( status, {
		'Content-Length': String( text.length ),
		...headers,
	} );
	response.write( text.slice( 0, text.length / 2 ), () =>
		response.socket?.destroy()
	);
};

export const after =
	( delayMs: number, behaviour: ServerBehaviour ): ServerBehaviour =>
	async ( seen, response, shop ) => {
		await new Promise( ( resolve ) => setTimeout( resolve, delayMs ) );
		await behaviour( seen, response, shop );
	};

export const startTestServer = async (): Promise< TestServer > => {
	const behaviours: ServerBehaviour[] = [];
	let concurrent = 0;
	const http = createServer( ( request, response ) => {
		const chunks: Buffer[] = [];
		request.on( 'data', ( chunk: Buffer ) => chunks.push( chunk ) );
		request.on( 'end', () => {
			const text = Buffer.concat( chunks ).toString();
			const seen: ReceivedRequest = {
				method: request.method ?? '',
				path: request.url ?? '',
				headers: request.headers,
				body: text === '' ? undefined : JSON.parse( text ),
			};
			server.seen.push( seen );
			concurrent++;
			server.maxConcurrent = Math.max( server.maxConcurrent, concurrent );
			response.on( 'close', () => concurrent-- );
			void ( behaviours.shift() ?? server.fallback )(
				seen,
				response,
				server
			);
		} );
	} );
	await new Promise< void >( ( resolve ) =>
		http.listen( 0, '127.0.0.1', resolve )
	);
	const { port } = http.address() as AddressInfo;
	const server: TestServer = {
		root: `http://127.0.0.1:${ port }/`,
		seen: [],
		done: [],
		nonce: null,
		timestamp: 100,
		sendsNonce: true,
		maxConcurrent: 0,
		fallback: respondNormally,
		script: ( ...next ) => {
			behaviours.splice( 0, behaviours.length, ...next );
		},
		close: () =>
			new Promise( ( resolve ) => {
				http.closeAllConnections();
				http.close( () => resolve() );
			} ),
	};
	return server;
};
