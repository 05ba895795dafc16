import { pause, whenAborted, type Clock } from '@shopfront/host';
import type {
	APIFetchMiddleware,
	APIFetchOptions,
	FetchHandler,
} from '@wordpress/api-fetch';
import { isApiErrorResponse, isRecord } from '@shopfront/store-api';
import { isStoreApiPath } from './routes';

/** What a middleware does that it should not. */
export type MiddlewareFault =
	/** It threw something that is no answer of the API. */
	| 'threw'
	/** It answered with something that is no `Response`, where one was asked for, or with one that is not JSON. */
	| 'wrongType'
	/** It sent a change once more. */
	| 'refused'
	/** It handed on another request than it was given. */
	| 'mutatedInput'
	/** It neither handed a request on in time nor gave its answer. */
	| 'timeout';

export interface MiddlewareGuardOptions {
	clock: Clock;
	/** Told of each fault. */
	onFault: ( kind: MiddlewareFault, error?: unknown ) => void;
}

/**
 * How long a middleware may keep to itself what is safe to ask past it, or what the server has answered, ms: less than a
 * request may take on the wire.
 */
export const MIDDLEWARE_LIMIT_MS = 10_000;

/** What came of a promise. */
interface SettledResult {
	isFulfilled: boolean;
	value: unknown;
}

const settle = ( work: () => unknown ): Promise< SettledResult > =>
	new Promise( ( resolve ) => resolve( work() ) ).then(
		( value ) => ( { isFulfilled: true, value } ),
		( value: unknown ) => ( { isFulfilled: false, value } )
	);

/** A response can be read once: each reader has its own. */
const cloneResponse = ( value: unknown ): unknown =>
	value instanceof Response ? value.clone() : value;

const unwrap = ( { isFulfilled, value }: SettledResult ): unknown => {
	const copy = cloneResponse( value );
	if ( ! isFulfilled ) {
		throw copy;
	}
	return copy;
};

/** As `apiFetch` tells of a request that was lost on the way. */
const NOT_FORWARDED_ERROR = {
	code: 'fetch_error',
	message: 'A middleware has not handed the request on.',
};

const isWrite = ( { method = 'GET' }: APIFetchOptions< boolean > ): boolean =>
	method.toUpperCase() !== 'GET';

const getRoute = ( path: unknown ): string | undefined =>
	typeof path === 'string' ? path.split( '?' )[ 0 ] : undefined;

/** What is sent as JSON once more, with nothing in common; as it is where it cannot be written as that. */
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

/** Headers as a middleware wants them, but for those that the request came with, and for what no header may be. */
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
			// Nothing that could be sent.
		}
	}
	if ( original.data !== undefined ) {
		// That of a body in JSON is set where it is written.
		headers.delete( 'Content-Type' );
	}
	return Object.fromEntries( headers );
};

/** The request that a middleware hands on: query, headers and body are its to change, within what can be sent. */
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

/** Whether an answer is one that whoever asked can read. */
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

/** One request on its way through a middleware: what was sent of it, and what came of that. */
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
		/** What the middleware is given as `next`. */
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
				// It may have been asked again since, past this middleware.
				throw NOT_FORWARDED_ERROR;
			}
			const { options, isValid } = sanitizeRequest( changed, original );
			if ( ! isValid ) {
				onFault( 'mutatedInput' );
			}
			return unwrap( await send( options ) );
		},
		/** What came of what was sent; `null` while nothing was. */
		sent: () => sent,
		/** Fulfilled when that is known. */
		settled,
		/** Sends the request as it was asked. */
		sendOriginal: async () => unwrap( await send( original ) ),
		end: () => {
			isClosed = true;
		},
	};
};

/**
 * Keeps to itself what an add-on's middleware of `apiFetch` does wrong with requests of the Store API; others it sees as
 * ever. What has been asked of the server and answered counts, whatever the middleware makes of it, and a change is sent
 * once. What it did not hand on is asked past it where that is safe; a change it may have sent in a way of its own, so
 * that it counts as lost, and the middleware is not asked again on this page: the next try goes past it.
 *
 * It sees what comes to it: neither what was registered inside of it before, nor what a middleware sends by `fetch`.
 */
export const guardMiddleware = (
	middleware: APIFetchMiddleware< boolean >,
	{ clock, onFault }: MiddlewareGuardOptions
): APIFetchMiddleware< boolean > => {
	let isDisabled = false;
	/** One that asks itself is not asked for that, or it would never come to an end. */
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
			// A change may wait for the shopper, as a captcha does, for as long as whoever sends it waits.
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

		/** Without it, since it has not done its part. */
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
