import type { Preload } from '@shopfront/host';
import { readHeaders, type ReplyHeaders } from './headers';
import type { ApiRequest } from './types';

/** Replies that came with the page, each to be used once. */
export interface PreloadedReplies {
	/**
	 * The reply to a request; `null` when there is none, or none any more. Whatever changes something on the server
	 * makes out of date what came with the page, so that it is not used any more.
	 */
	take: (
		request: Pick< ApiRequest, 'path' | 'method' | 'isFresh' >
	) => { body: unknown; headers: ReplyHeaders } | null;
}

/** The same for each order of a query. */
const inOrder = ( path: string ) => {
	const [ route = '', query ] = path.split( '?', 2 );
	const parameters = new URLSearchParams( query );
	parameters.sort();
	return `${ route }?${ parameters.toString() }`;
};

/** Holds what the page brought along, as `{ [path]: { body, headers } }` (contract/settings.md 1). */
export const createPreload = ( replies: Preload ): PreloadedReplies => {
	const left = new Map(
		[ ...replies ].map( ( [ path, reply ] ) => [ inOrder( path ), reply ] )
	);
	return {
		take: ( { path, method = 'GET', isFresh } ) => {
			if ( method !== 'GET' ) {
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
