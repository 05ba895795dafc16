import type { Preload } from '@shopfront/host';
import { isRead, readHeaders } from './http';
import type { ApiRequest, ReplyHeaders } from './types';

/** Responses that came with the page; each is used once. */
export interface PreloadedReplies {
	/**
	 * Returns and removes the response to a request; `null` when there is none. A write makes all of them stale, so it
	 * removes them.
	 */
	take: (
		request: Pick< ApiRequest, 'path' | 'method' | 'isFresh' >
	) => { body: unknown; headers: ReplyHeaders } | null;
}

/** Sorts the query, so that the order of its arguments does not matter. */
const inOrder = ( path: string ) => {
	const [ route = '', query ] = path.split( '?', 2 );
	const parameters = new URLSearchParams( query );
	parameters.sort();
	return `${ route }?${ parameters.toString() }`;
};

/** Holds the preloaded responses, `{ [path]: { body, headers } }` (docs/contract/settings.md 1). */
export const createPreload = ( replies: Preload ): PreloadedReplies => {
	const left = new Map(
		[ ...replies ].map( ( [ path, reply ] ) => [ inOrder( path ), reply ] )
	);
	return {
		take: ( request ) => {
			const { path, isFresh } = request;
			if ( ! isRead( request ) ) {
				left.clear();
			}
			const reply = isFresh ? undefined : left.get( inOrder( path ) );
			if ( ! reply ) {
				return null;
			}
			left.delete( inOrder( path ) );
			return { body: reply.body, headers: readHeaders( reply.headers ) };
		},
	};
};
