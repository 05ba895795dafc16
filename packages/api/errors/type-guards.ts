import type { AbortedFailure } from './aborted-failure';
import { Failure } from './failure';
import type { MalformedFailure } from './malformed-failure';
import type { NetworkFailure } from './network-failure';
import type { TimeoutFailure } from './timeout-failure';

// We compare `kind`, not classes: a page that only checks kinds doesn't load every class's messages.
const isOfKind = ( error: unknown, kind: string ): boolean =>
	error instanceof Failure && error.kind === kind;

export const isAbortedFailure = ( error: unknown ): error is AbortedFailure =>
	isOfKind( error, 'aborted' );

export const isMalformedFailure = (
	error: unknown
): error is MalformedFailure => isOfKind( error, 'malformed' );

export const isNetworkFailure = ( error: unknown ): error is NetworkFailure =>
	isOfKind( error, 'network' );

export const isTimeoutFailure = ( error: unknown ): error is TimeoutFailure =>
	isOfKind( error, 'timeout' );
