import type { AbortedFailure } from './errors/aborted-failure';
import type { ApiErrorFailure } from './errors/api-error-failure';
import type { HttpFailure } from './errors/http-failure';
import type { MalformedFailure } from './errors/malformed-failure';
import type { NetworkFailure } from './errors/network-failure';
import type { TimeoutFailure } from './errors/timeout-failure';

export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface ApiRequest {
	/** Relative to the REST root, with leading slash and query: `/wc/store/v1/cart/add-item`. */
	path: string;
	method?: ApiMethod;
	/** JSON body; not for `GET`. */
	data?: unknown;
	/**
	 * `safe`: the client may retry, because a repeat has no further effect. `once`: the client sends it at most once,
	 * when there's a network. `never`: once and at once. Default `safe` for `GET`, else `never`.
	 */
	retry?: 'safe' | 'once' | 'never';
	/** Called before the first attempt. Cancels the request if it returns `false`. */
	beforeSend?: () => boolean;
	/** Cancels the request. The server may still process a request that we sent: see `AbortedFailure`. */
	signal?: AbortSignal;
	/** The time limit of one attempt, in ms. A batch has the longest limit of its requests. */
	timeoutMs?: number;
	/**
	 * Time of the shopper's action, in ms of the client's clock. A batch leaves 300 ms after the earliest action in it,
	 * so a caller that has already waited doesn't wait twice. Default: now.
	 */
	requestedAt?: number;
	/** For a `GET`: bypasses the preloaded responses, which are as old as the page. Default `false`. */
	isFresh?: boolean;
}

/** Response headers with case-insensitive names. */
export interface ResponseHeaders {
	/** `null` for a missing header. */
	get: ( name: string ) => string | null;
}

export interface ApiResponse {
	/** Parsed JSON; `null` for a response without content (204). */
	body: unknown;
	status: number;
	headers: ResponseHeaders;
	/**
	 * Grows with each response, in the order in which the server processed the requests, as far as we know. Requests
	 * outside the queue get theirs when we send them, so a stale response has the lower one.
	 */
	sequence: number;
}

export type ApiFailure =
	| AbortedFailure
	| NetworkFailure
	| TimeoutFailure
	| MalformedFailure
	| HttpFailure
	| ApiErrorFailure;

export type ApiResult =
	{ ok: true; reply: ApiResponse } | { ok: false; error: ApiFailure };

/** From a response's body, its `__experimentalCart`, or an error's `data.cart`, if `hasAuthoritativeCart` allows it. */
export interface ReceivedCart {
	/** Not validated. */
	cart: unknown;
	/** As in the caller's result. */
	sequence: number;
	path: string;
	method: ApiMethod;
	status: number;
	/** Whether the caller already has a result, so that only listeners get this cart. */
	isRequestSettled: boolean;
	/** Time before we sent the request, ms of the client's clock. The server calculated the cart after it. */
	sentAt: number;
	/** Hash of the cart, from the headers; `null` if they have none. */
	hash: string | null;
}

export interface ApiClient {
	/** Never rejects: a failure is a result with a `kind`. */
	send: ( request: ApiRequest ) => Promise< ApiResult >;
	/**
	 * Calls the listener with each response's cart, in the order of sequences and before the caller gets its result.
	 * Returns the function that removes the listener.
	 */
	onCart: ( listener: ( reply: ReceivedCart ) => void ) => () => void;
	/**
	 * Another script on the page may request the cart. Returns the function that emits the cart of its response. If
	 * another response has arrived meanwhile, it returns `false` and emits nothing: either may be newer.
	 */
	expectCart: () => ( cart: unknown, hash?: string ) => boolean;
	/**
	 * Delays cart requests while another script on the page changes the cart, because a session's concurrent writes
	 * overwrite each other on the server. Returns the function that ends the delay.
	 */
	hold: () => () => void;
	/** The customer id of the last response; 0 for a guest and before the first response. */
	customerId: () => number;
	/** `''` while we know none. */
	nonce: () => string;
	/** Ignores a nonce older than the known one. */
	setNonce: ( headers: unknown ) => void;
	setCartHash: ( headers: unknown ) => void;
	/** Starts listening for other tabs' nonces; returns the function that stops it. Requests work without it. */
	start: () => () => void;
}

export type SendingClient = Omit< ApiClient, 'expectCart' | 'hold' >;

export interface HttpRequest {
	path: string;
	method: ApiMethod;
	headers: Record< string, string >;
	/** Sent as JSON; `undefined` sends no body. */
	data?: unknown;
	isFresh?: boolean;
	signal: AbortSignal;
}

export interface HttpResponse {
	status: number;
	headers: ResponseHeaders;
	/** The unparsed body; `null` if the connection broke before it was complete. */
	text: string | null;
}

/** Resolves to `null`, or rejects with any value, if there's no response. */
export type Transport = (
	request: HttpRequest
) => Promise< HttpResponse | null >;
