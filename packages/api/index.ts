/** The client of the Store API. */
export type {
	ApiClient,
	ApiMethod,
	ApiReply,
	ApiRequest,
	ApiResult,
	CartReply,
} from './types';
export type { ReplyHeaders } from './headers';
export {
	isAbortedFailure,
	isApiErrorFailure,
	isApiFailure,
	isHttpFailure,
	isMalformedFailure,
	isNetworkFailure,
	isTimeoutFailure,
	type ApiFailure,
} from './errors';
export { AbortedFailure, NetworkFailure } from './own-failures';
export {
	ApiErrorFailure,
	HttpFailure,
	MalformedFailure,
	TimeoutFailure,
} from './reply-failures';
export { createApiClient, type ApiClientOptions } from './client';
export { createCartToken, type CartToken } from './cart-token';
export { fetchTransport, type FetchTransportOptions } from './fetch-transport';
export { apiFetchTransport } from './api-fetch-transport';
export type { Transport, WireReply, WireRequest } from './transport';
export { createMemory, type ClientMemory } from './memory';
export {
	createLateApiClient,
	type LateApiClient,
	type LateApiClientOptions,
} from './late-client';
export { fetchWhenOnline } from './fetch-when-online';
export { createStoreApiMiddleware, type NonceSource } from './middleware';
export {
	guardMiddleware,
	MIDDLEWARE_LIMIT_MS,
	type MiddlewareFault,
} from './guard-middleware';
export { addQuery } from './path';
