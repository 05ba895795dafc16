import type { Preload } from '@shopfront/host';
import { isRead, readHeaders } from './http';
import type { ApiRequest, ResponseHeaders } from './types';

/** Responses that the server printed into the page. Each works once. */
export interface PreloadedResponses {
	/** Removes the response that it returns; `null` if there's none. A write makes all stale and removes them. */
	take: (
		request: Pick< ApiRequest, 'path' | 'method' | 'isFresh' >
	) => { body: unknown; headers: ResponseHeaders } | null;
}

const normalizePath = ( path: string ) => {
	const [ route = '', query ] = path.split( '?', 2 );
	const parameters = new URLSearchParams( query );
	parameters.sort();
	return `${ route }?${ parameters.toString() }`;
};

/** Accepts `{ [path]: { body, headers } }` (docs/contract/settings.md 1). */
export const createPreload = ( responses: Preload ): PreloadedResponses => {
	const remaining = new Map(
		[ ...responses ].map( ( [ path, reply ] ) => [
			normalizePath( path ),
			reply,
		] )
	);
	return {
		take: ( request ) => {
			const { path, isFresh } = request;
			if ( ! isRead( request ) ) {
				remaining.clear();
			}
			const reply = isFresh
				? undefined
				: remaining.get( normalizePath( path ) );
			if ( ! reply ) {
				return null;
			}
			remaining.delete( normalizePath( path ) );
			return { body: reply.body, headers: readHeaders( reply.headers ) };
		},
	};
};
