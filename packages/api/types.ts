import type { ApiFailure } from './errors';
import type { ReplyHeaders } from './headers';

export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One thing that is asked of the server. */
export interface ApiRequest {
	/** Below the REST root, with leading slash and query: `/wc/store/v1/cart/add-item`. */
	path: string;
	/** Default `GET`. */
	method?: ApiMethod;
	/** JSON body; not for `GET`. */
	data?: unknown;
	/**
	 * `safe`: asking again cannot do it twice, so the client may ask again by itself. `never`: it is sent at most once,
	 * whatever becomes of it. Default `safe` for `GET`, `never` for everything else.
	 */
	retry?: 'safe' | 'never';
	/** Takes the request back. One that is on the wire may be done all the same: see `AbortedFailure`. */
	signal?: AbortSignal;
	/** How long one try may take on the wire, in ms. A batch takes the longest of its requests. */
	timeoutMs?: number;
	/**
	 * When the shopper asked, in ms of the client's clock. A batch leaves 300 ms after the earliest in it, so a caller
	 * that waited before it asked does not wait twice. Default: now.
	 */
	askedAt?: number;
	/**
	 * For a `GET`: it is asked of the server, whatever the page has brought along. What came with the page is as old
	 * as the page. Default `false`.
	 */
	isFresh?: boolean;
}

/** A reply with a good status. */
export interface ApiReply {
	/** JSON as unknown as any; `null` for a reply without content (204). */
	body: unknown;
	status: number;
	headers: ReplyHeaders;
	/**
	 * Grows with each reply, in the order in which the server did the work as far as the client can know. Outside the
	 * lane it is given when the request leaves, so an answer to an older question has the lower one.
	 */
	sequence: number;
}

export type ApiResult =
	{ ok: true; reply: ApiReply } | { ok: false; error: ApiFailure };

/**
 * A cart in a response: its body, `__experimentalCart`, or `data.cart` of an error. Carts that may not replace the known
 * one are left out, see `speaksForCart`.
 */
export interface CartReply {
	/** Not read yet. */
	cart: unknown;
	/** The sequence of the reply it came with; the result that the asker gets has the same. */
	sequence: number;
	path: string;
	method: ApiMethod;
	status: number;
	/** Whether the asker has gone: nobody else is going to read this cart. */
	isLate: boolean;
}

export interface ApiClient {
	/** Asks. Never rejects: what goes wrong is a value with a kind. */
	send: ( request: ApiRequest ) => Promise< ApiResult >;
	/** Tells every cart that a reply brings, in the order of sequences and before its asker hears; returns the stop. */
	onReply: ( listener: ( reply: CartReply ) => void ) => () => void;
	/** The customer that the last reply was for; 0 for a guest and before the first reply. */
	customerId: () => number;
	/** The nonce that the next request carries; `''` when none is known. */
	nonce: () => string;
	/** Takes a nonce from headers, unless they are older than what is known. */
	setNonce: ( headers: unknown ) => void;
	/** Keeps the cart hash of headers. */
	setCartHash: ( headers: unknown ) => void;
	/** Begins to hear of nonces that other tabs got; returns the stop. Requests work without. */
	start: () => () => void;
}
