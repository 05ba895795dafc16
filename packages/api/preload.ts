import { readHeaders } from './headers';
import type { Transport, WireReply } from './transport';

/** A reply that came with the page. */
export interface PreloadedReply {
	body: unknown;
	headers: Record< string, string >;
}

/** Replies that came with the page, each to be used once. */
export interface Preload {
	/** The reply to a `GET` of this path, whatever the order of its query; `null` when there is none any more. */
	take: ( path: string ) => WireReply | null;
	/** Forgets the rest. */
	clear: () => void;
}

const inOrder = ( path: string ) => {
	const [ route = '', query ] = path.split( '?', 2 );
	const parameters = new URLSearchParams( query );
	parameters.sort();
	return `${ route }?${ parameters.toString() }`;
};

/** Holds what the page brought along, as `{ [path]: { body, headers } }` (contract/settings.md 1). */
export const createPreload = (
	replies:
		| ReadonlyMap< string, PreloadedReply >
		| Readonly< Record< string, PreloadedReply > >
): Preload => {
	const entries =
		replies instanceof Map ? [ ...replies ] : Object.entries( replies );
	const left = new Map(
		entries.map( ( [ path, reply ] ) => [ inOrder( path ), reply ] )
	);
	return {
		take: ( path ) => {
			const reply = left.get( inOrder( path ) );
			left.delete( inOrder( path ) );
			return reply
				? {
						status: 200,
						headers: readHeaders( reply.headers ),
						text: JSON.stringify( reply.body ) ?? null,
					}
				: null;
		},
		clear: () => left.clear(),
	};
};

/**
 * Answers the first `GET` of a preloaded path without asking. Once anything was changed on the server, what came
 * with the page is out of date and is not used any more.
 */
export const preloadTransport =
	( preload: Preload, transport: Transport ): Transport =>
	async ( request ) => {
		if ( request.method !== 'GET' ) {
			preload.clear();
			return transport( request );
		}
		return (
			( request.isFresh ? null : preload.take( request.path ) ) ??
			transport( request )
		);
	};
