import { Failure } from './failure';
import type { AbortedFailure, NetworkFailure } from './own-failures';
import type {
	ApiErrorFailure,
	HttpFailure,
	MalformedFailure,
	TimeoutFailure,
} from './reply-failures';

export type ApiFailure =
	| AbortedFailure
	| NetworkFailure
	| TimeoutFailure
	| MalformedFailure
	| HttpFailure
	| ApiErrorFailure;

/** Any of the six. */
export const isApiFailure = ( error: unknown ): error is ApiFailure =>
	error instanceof Failure;

const isOfKind = ( error: unknown, kind: ApiFailure[ 'kind' ] ): boolean =>
	isApiFailure( error ) && error.kind === kind;

export const isAbortedFailure = ( error: unknown ): error is AbortedFailure =>
	isOfKind( error, 'aborted' );

export const isNetworkFailure = ( error: unknown ): error is NetworkFailure =>
	isOfKind( error, 'network' );

export const isTimeoutFailure = ( error: unknown ): error is TimeoutFailure =>
	isOfKind( error, 'timeout' );

export const isMalformedFailure = (
	error: unknown
): error is MalformedFailure => isOfKind( error, 'malformed' );

export const isHttpFailure = ( error: unknown ): error is HttpFailure =>
	isOfKind( error, 'http' );

export const isApiErrorFailure = ( error: unknown ): error is ApiErrorFailure =>
	isOfKind( error, 'api' );
