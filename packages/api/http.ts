import type { ApiRequest, ResponseHeaders } from './types';

export const isRead = ( {
	method = 'GET',
}: Pick< ApiRequest, 'method' > ): boolean => method === 'GET';

/** Whether we may repeat a request after its response was lost. */
export const isSafe = ( request: ApiRequest ): boolean =>
	request.retry ? request.retry === 'safe' : isRead( request );

export const waitsForNetwork = ( request: ApiRequest ): boolean =>
	isSafe( request ) || request.retry === 'once';

export const NO_HEADERS: ResponseHeaders = { get: () => null };

const isResponseHeaders = ( headers: object ): headers is ResponseHeaders =>
	'get' in headers && typeof headers.get === 'function';

/**
 * Reads a `Headers` object, or a plain object as in batches and preloaded responses, where values may be numbers.
 * Anything else counts as no headers.
 */
export const readHeaders = ( headers: unknown ): ResponseHeaders => {
	if ( typeof headers !== 'object' || headers === null ) {
		return NO_HEADERS;
	}
	if ( isResponseHeaders( headers ) ) {
		return headers;
	}
	const known = new Map(
		Object.entries( headers ).map( ( [ name, value ] ) => [
			name.toLowerCase(),
			String( value ),
		] )
	);
	return { get: ( name ) => known.get( name.toLowerCase() ) ?? null };
};
