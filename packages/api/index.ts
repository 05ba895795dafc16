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
	AbortedFailure,
	ApiErrorFailure,
	HttpFailure,
	MalformedFailure,
	NetworkFailure,
	TimeoutFailure,
	isAbortedFailure,
	isApiErrorFailure,
	isApiFailure,
	isHttpFailure,
	isMalformedFailure,
	isNetworkFailure,
	isTimeoutFailure,
	type ApiFailure,
} from './errors';
