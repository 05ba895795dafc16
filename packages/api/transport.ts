import type { ReplyHeaders } from './headers';
import type { ApiMethod } from './types';

/** One request on the wire. */
export interface WireRequest {
	/** Below the REST root, query included. */
	path: string;
	method: ApiMethod;
	headers: Record< string, string >;
	/** Sent as JSON; `undefined` sends no body. */
	data?: unknown;
	/** What came with the page is too old for it. */
	isFresh?: boolean;
	/** Ends it. */
	signal: AbortSignal;
}

/** A reply of whatever kind. */
export interface WireReply {
	status: number;
	headers: ReplyHeaders;
	/** The body as it came; `null` when the connection broke before it was whole. */
	text: string | null;
}

/** Carries a request and gives its reply. When there was none it gives `null`, or rejects with whatever. */
export type Transport = ( request: WireRequest ) => Promise< WireReply | null >;

/** Reads the reply of `fetch`. */
export const readResponse = async (
	response: Response
): Promise< WireReply > => ( {
	status: response.status,
	headers: response.headers,
	text: await response.text().catch( () => null ),
} );
