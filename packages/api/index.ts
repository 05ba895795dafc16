export type {
	ApiClient,
	ApiFailure,
	ApiRequest,
	ApiResult,
	ReceivedCart,
	ResponseHeaders,
	SendingClient,
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
export { createApiClient } from './client';
export { createLazyApiClient } from './lazy-client';
export { createSession, type Session } from './session';
export { fetchTransport } from './transports/fetch';
export { apiFetchTransport } from './transports/api-fetch';
export {
	createCartTokenMiddleware,
	createStoreApiMiddleware,
} from './middleware';
export { guardMiddleware, MIDDLEWARE_LIMIT_MS } from './guard-middleware';
