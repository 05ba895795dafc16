export type {
	ApiClient,
	ApiFailure,
	ApiMethod,
	ApiResponse,
	ApiRequest,
	ApiResult,
	ReceivedCart,
	ResponseHeaders,
	SendingClient,
	Transport,
	HttpResponse,
	HttpRequest,
} from './types';
export { AbortedFailure } from './errors/aborted-failure';
export { ApiErrorFailure } from './errors/api-error-failure';
export { HttpFailure } from './errors/http-failure';
export { MalformedFailure } from './errors/malformed-failure';
export { NetworkFailure } from './errors/network-failure';
export { TimeoutFailure } from './errors/timeout-failure';
export { isAbortedFailure } from './errors/type-guards';
export { createApiClient, type ApiClientOptions } from './client';
export {
	createLazyApiClient,
	loadWhenOnline,
	type LazyApiClient,
	type LazyApiClientOptions,
} from './lazy-client';
export { createSession, type Session, type SessionOptions } from './session';
export { fetchTransport, type FetchTransportOptions } from './transports/fetch';
export { apiFetchTransport } from './transports/api-fetch';
export {
	createCartTokenMiddleware,
	createStoreApiMiddleware,
	type NonceSource,
} from './middleware';
export {
	guardMiddleware,
	MIDDLEWARE_LIMIT_MS,
	type MiddlewareFault,
} from './guard-middleware';
