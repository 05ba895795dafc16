/** Reply headers, names in any case. */
export interface ReplyHeaders {
	/** `null` for a header that is not there. */
	get: ( name: string ) => string | null;
}

/** A reply without headers. */
export const NO_HEADERS: ReplyHeaders = { get: () => null };

const isReplyHeaders = ( headers: object ): headers is ReplyHeaders =>
	'get' in headers && typeof headers.get === 'function';

/**
 * Reads a `Headers` object, or a plain one as inner replies of a batch and preloaded replies have it, numbers
 * included. Anything else has no headers.
 */
export const readHeaders = ( headers: unknown ): ReplyHeaders => {
	if ( typeof headers !== 'object' || headers === null ) {
		return NO_HEADERS;
	}
	if ( isReplyHeaders( headers ) ) {
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
