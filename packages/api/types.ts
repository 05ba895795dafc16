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
	/** Default `GET`. */
	method?: ApiMethod;
	/** JSON body; not for `GET`. */
	data?: unknown;
	/**
	 * `safe`: repeating the request has no further effect, so the client may retry it. `once`: the client sends it at
	 * most once, and not before there is a network. `never`: the client sends it once and at once. Default `safe` for
	 * `GET`, `never` for everything else.
	 */
	retry?: 'safe' | 'once' | 'never';
	/** Called before the first attempt. Cancels the request if it returns `false`. */
	beforeSend?: () => boolean;
	/** Cancels the request. The server may still process one that was sent: see `AbortedFailure`. */
	signal?: AbortSignal;
	/** The time limit of one attempt, in ms. A batch has the longest limit of its requests. */
	timeoutMs?: number;
	/**
	 * Time of the shopper's action, in ms of the client's clock. A batch is sent 300 ms after the earliest one in it,
	 * so a caller that has already waited does not wait twice. Default: now.
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

/** A response with a success status. */
export interface ApiResponse {
	/** Parsed JSON; `null` for a response without content (204). */
	body: unknown;
	status: number;
	headers: ResponseHeaders;
	/**
	 * Grows with each response, in the order in which the server processed the requests, as far as the client knows.
	 * Requests outside the queue get theirs when they are sent, so a stale response has the lower one.
	 */
	sequence: number;
}

/** All failures of a request, by `kind`. */
export type ApiFailure =
	| AbortedFailure
	| NetworkFailure
	| TimeoutFailure
	| MalformedFailure
	| HttpFailure
	| ApiErrorFailure;

export type ApiResult =
	{ ok: true; reply: ApiResponse } | { ok: false; error: ApiFailure };

/**
 * A cart in a response: its body, `__experimentalCart`, or `data.cart` of an error. Excludes carts that are not
 * authoritative, see `hasAuthoritativeCart`.
 */
export interface ReceivedCart {
	/** Not validated. */
	cart: unknown;
	/** The sequence of the response, as in the caller's result. */
	sequence: number;
	path: string;
	method: ApiMethod;
	status: number;
	/** Whether the caller already has a result, so that only listeners receive this cart. */
	isRequestSettled: boolean;
	/** Time before the request was sent, ms of the client's clock. The server calculated the cart after it. */
	sentAt: number;
	/** Hash of the cart, from the headers; `null` if they have none. */
	hash: string | null;
}

export interface ApiClient {
	/** Sends a request. Never rejects: a failure is a result with a `kind`. */
	send: ( request: ApiRequest ) => Promise< ApiResult >;
	/**
	 * Calls the listener with the cart of each response, in the order of sequences and before the caller gets its
	 * result. Returns a function that removes the listener.
	 */
	onCart: ( listener: ( reply: ReceivedCart ) => void ) => () => void;
	/**
	 * Notes that another script of the page may request the cart from now on. Returns the function that emits the cart of its
	 * response. If another response has arrived meanwhile, it emits nothing and returns `false`, because either may be newer.
	 */
	expectCart: () => ( cart: unknown, hash?: string ) => boolean;
	/**
	 * Delays requests for the cart while another script of the page changes it, because concurrent writes of one session overwrite
	 * each other on the server. Returns the function that ends this.
	 */
	hold: () => () => void;
	/** The customer id of the last response; 0 for a guest and before the first response. */
	customerId: () => number;
	/** The nonce for the next request; `''` if none is known. */
	nonce: () => string;
	/** Takes a nonce from headers, unless it is older than the known one. */
	setNonce: ( headers: unknown ) => void;
	/** Stores the cart hash of headers. */
	setCartHash: ( headers: unknown ) => void;
	/** Starts listening for nonces of other tabs; returns a function that stops it. Requests work without it. */
	start: () => () => void;
}

/** The part of the client that sends requests. */
export type SendingClient = Omit< ApiClient, 'expectCart' | 'hold' >;

export interface HttpRequest {
	/** Relative to the REST root, including the query. */
	path: string;
	method: ApiMethod;
	headers: Record< string, string >;
	/** Sent as JSON; `undefined` sends no body. */
	data?: unknown;
	/** Whether to bypass preloaded responses. */
	isFresh?: boolean;
	signal: AbortSignal;
}

/** An HTTP response with any status. */
export interface HttpResponse {
	status: number;
	headers: ResponseHeaders;
	/** The unparsed body; `null` if the connection broke before it was complete. */
	text: string | null;
}

/** Sends an HTTP request. Without a response it resolves to `null`, or rejects with any value. */
export type Transport = (
	request: HttpRequest
) => Promise< HttpResponse | null >;
