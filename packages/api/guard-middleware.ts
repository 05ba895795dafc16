import { pause, whenAborted, type Clock } from '@shopfront/host';
import type {
	APIFetchMiddleware,
	APIFetchOptions,
	FetchHandler,
} from '@wordpress/api-fetch';
import { isApiErrorResponse, isRecord } from '@shopfront/store-api';
import { isStoreApiPath } from './routes';

export type MiddlewareFault =
	/** It threw a value that is not an API error. */
	| 'threw'
	/** It returned no `Response` although the caller wanted one, or a response that isn't JSON. */
	| 'wrongType'
	| 'refused'
	/** It passed a different request to `next()`. */
	| 'mutatedInput'
	/** It neither called `next()` nor settled before its time limit. */
	| 'timeout';

export interface MiddlewareGuardOptions {
	clock: Clock;
	onFault: ( kind: MiddlewareFault, error?: unknown ) => void;
}

/** Time limit for a middleware on a read, and for handling a response, ms. Shorter than a request's time limit. */
export const MIDDLEWARE_LIMIT_MS = 10_000;

interface SettledResult {
	isFulfilled: boolean;
	value: unknown;
}

const settle = ( work: () => unknown ): Promise< SettledResult > =>
	new Promise( ( resolve ) => resolve( work() ) ).then(
		( value ) => ( { isFulfilled: true, value } ),
		( value: unknown ) => ( { isFulfilled: false, value } )
	);

const cloneResponse = ( value: unknown ): unknown =>
	value instanceof Response ? value.clone() : value;

const unwrap = ( { isFulfilled, value }: SettledResult ): unknown => {
	const copy = cloneResponse( value );
	if ( ! isFulfilled ) {
		throw copy;
	}
	return copy;
};

/** The error that `apiFetch` throws when the connection fails. */
const NOT_FORWARDED_ERROR = {
	code: 'fetch_error',
	message: 'A middleware has not handed the request on.',
};

const isWrite = ( { method = 'GET' }: APIFetchOptions< boolean > ): boolean =>
	method.toUpperCase() !== 'GET';

const getRoute = ( path: unknown ): string | undefined =>
	typeof path === 'string' ? path.split( '?' )[ 0 ] : undefined;

/** Returns a deep copy of the JSON data, or the same object if it cannot be serialized. */
const cloneData = ( data: unknown ): unknown => {
	if ( ! isRecord( data ) || data instanceof FormData ) {
		return data;
	}
	try {
		return JSON.parse( JSON.stringify( data ) );
	} catch {
		return data;
	}
};

/** Merges a middleware's headers into the request's, which win. Drops invalid headers. */
const sanitizeHeaders = (
	changed: unknown,
	original: APIFetchOptions< boolean >
): Record< string, string > => {
	const headers = new Headers();
	const all = [
		...Object.entries( isRecord( changed ) ? changed : {} ),
		...Object.entries( original.headers ?? {} ),
	];
	for ( const [ name, value ] of all ) {
		try {
			headers.set( name, String( value ) );
		} catch {
			// Not a valid header.
		}
	}
	if ( original.data !== undefined ) {
		// `apiFetch` sets the content type when it serializes the data.
		headers.delete( 'Content-Type' );
	}
	return Object.fromEntries( headers );
};

/** A middleware may change query, headers and body; we revert and report any other change. */
const sanitizeRequest = (
	changed: unknown,
	original: APIFetchOptions< boolean >
): { options: APIFetchOptions< boolean >; isValid: boolean } => {
	const changes: Record< string, unknown > = isRecord( changed )
		? changed
		: {};
	const isSameRoute = getRoute( changes.path ) === getRoute( original.path );
	const isSameBodyType =
		isRecord( changes.data ) === isRecord( original.data );
	return {
		options: {
			...original,
			path: isSameRoute ? String( changes.path ) : original.path,
			...( original.data !== undefined && {
				data: isSameBodyType ? changes.data : original.data,
			} ),
			headers: sanitizeHeaders( changes.headers, original ),
		},
		isValid:
			isSameRoute &&
			isSameBodyType &&
			changes.method === original.method &&
			changes.parse === original.parse,
	};
};

const isAbort = ( error: unknown ): boolean =>
	error instanceof Error && error.name === 'AbortError';

/** Whether the caller can use the value: a `Response` with JSON or no content if it wanted one, otherwise anything. */
const isUsable = async (
	value: unknown,
	{ parse = true }: APIFetchOptions< boolean >
): Promise< boolean > => {
	if ( parse ) {
		return true;
	}
	if ( ! ( value instanceof Response ) || value.bodyUsed ) {
		return false;
	}
	try {
		return value.status === 204 || ( await value.clone().json() ) !== null;
	} catch {
		return false;
	}
};

const trackRequest = (
	original: APIFetchOptions< boolean >,
	next: FetchHandler< boolean >,
	onFault: MiddlewareGuardOptions[ 'onFault' ]
) => {
	let sent: Promise< SettledResult > | null = null;
	let isClosed = false;
	let resolveSettled = () => {};
	const settled = new Promise< void >( ( resolve ) => {
		resolveSettled = resolve;
	} );
	const send = ( options: APIFetchOptions< boolean > ) => {
		sent = settle( () => next( options ) );
		void sent.then( resolveSettled );
		return sent;
	};
	return {
		forward: async ( changed: unknown ): Promise< unknown > => {
			if ( sent && isWrite( original ) ) {
				onFault(
					'refused',
					new Error(
						'It sent a request that changes something more than once. The others were not sent.'
					)
				);
				return unwrap( await sent );
			}
			if ( isClosed ) {
				// We may have sent the request again meanwhile, without this middleware.
				throw NOT_FORWARDED_ERROR;
			}
			const { options, isValid } = sanitizeRequest( changed, original );
			if ( ! isValid ) {
				onFault( 'mutatedInput' );
			}
			return unwrap( await send( options ) );
		},
		/** `null` before the first request. */
		sent: () => sent,
		settled,
		sendOriginal: async () => unwrap( await send( original ) ),
		end: () => {
			isClosed = true;
		},
	};
};

/**
 * Isolates an add-on's `apiFetch` middleware: its faults don't break Store API requests. Other requests aren't guarded.
 *
 * Once the server has responded, that response counts, whatever the middleware does with it. We send a write at most
 * once. If the middleware never calls `next()`, reads bypass it; writes fail as a network error, because it may already
 * have sent them, and we disable the middleware for the rest of the page.
 *
 * The guard covers neither middlewares registered before it, nor requests that a middleware sends with `fetch`.
 */
export const guardMiddleware = (
	middleware: APIFetchMiddleware< boolean >,
	{ clock, onFault }: MiddlewareGuardOptions
): APIFetchMiddleware< boolean > => {
	let isDisabled = false;
	/** A middleware's own requests bypass it, or it would call itself forever. */
	let isRunning = false;
	return async ( original, next ) => {
		if ( isDisabled || isRunning ) {
			return next( original );
		}
		if ( ! isStoreApiPath( `/${ original.path?.replace( /^\//, '' ) }` ) ) {
			return middleware( original, next );
		}
		const tracked = trackRequest( original, next, onFault );
		isRunning = true;
		const pending = settle( () =>
			middleware(
				{
					...original,
					...( original.headers && {
						headers: { ...original.headers },
					} ),
					...( original.data !== undefined && {
						data: cloneData( original.data ),
					} ),
				},
				tracked.forward
			)
		);
		isRunning = false;
		const waitForTimeout = async () => {
			const waitForLimit = () =>
				pause( clock, MIDDLEWARE_LIMIT_MS, pending );
			// A middleware may delay a write until its caller aborts it, for example for a captcha.
			await ( isWrite( original )
				? Promise.race( [
						whenAborted( original.signal ),
						tracked.settled,
					] )
				: waitForLimit() );
			if ( tracked.sent() ) {
				await tracked.sent();
				await waitForLimit();
			}
			return null;
		};
		const result = await Promise.race( [ pending, waitForTimeout() ] );
		tracked.end();
		const sent = await tracked.sent();

		const recoverFrom = async (
			kind: MiddlewareFault,
			error?: unknown
		): Promise< unknown > => {
			onFault( kind, error );
			if ( sent ) {
				return unwrap( sent );
			}
			if ( ! isWrite( original ) ) {
				return tracked.sendOriginal();
			}
			isDisabled = true;
			throw NOT_FORWARDED_ERROR;
		};

		if ( ! result ) {
			isDisabled = true;
			return recoverFrom( 'timeout' );
		}
		const { isFulfilled, value } = result;
		if ( isFulfilled ) {
			if ( await isUsable( value, original ) ) {
				return value;
			}
			const isServerFault =
				sent && ! ( await isUsable( sent.value, original ) );
			return isServerFault ? unwrap( sent ) : recoverFrom( 'wrongType' );
		}
		if ( sent && ! sent.isFulfilled ) {
			return unwrap( sent );
		}
		const isRejection =
			value instanceof Response ||
			isApiErrorResponse( value ) ||
			isAbort( value );
		if ( isRejection && ! sent ) {
			throw value;
		}
		return recoverFrom( 'threw', value );
	};
};
