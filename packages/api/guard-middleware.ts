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
	| 'changedInput'
	/** It neither handed a request on in time nor gave its answer. */
	| 'late';

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
interface Outcome {
	isGood: boolean;
	value: unknown;
}

const outcomeOf = ( work: () => unknown ): Promise< Outcome > =>
	new Promise( ( resolve ) => resolve( work() ) ).then(
		( value ) => ( { isGood: true, value } ),
		( value: unknown ) => ( { isGood: false, value } )
	);

/** A response can be read once: each reader has its own. */
const unread = ( value: unknown ): unknown =>
	value instanceof Response ? value.clone() : value;

const give = ( { isGood, value }: Outcome ): unknown => {
	const given = unread( value );
	if ( ! isGood ) {
		throw given;
	}
	return given;
};

/** As `apiFetch` tells of a request that was lost on the way. */
const LOST = {
	code: 'fetch_error',
	message: 'A middleware has not handed the request on.',
};

const isWrite = ( { method = 'GET' }: APIFetchOptions< boolean > ): boolean =>
	method.toUpperCase() !== 'GET';

const routeOf = ( path: unknown ): string | undefined =>
	typeof path === 'string' ? path.split( '?' )[ 0 ] : undefined;

/** What is sent as JSON once more, with nothing in common; as it is where it cannot be written as that. */
const copyOf = ( data: unknown ): unknown => {
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
const soundHeaders = (
	changed: unknown,
	own: APIFetchOptions< boolean >
): Record< string, string > => {
	const headers = new Headers();
	const all = [
		...Object.entries( isRecord( changed ) ? changed : {} ),
		...Object.entries( own.headers ?? {} ),
	];
	for ( const [ name, value ] of all ) {
		try {
			headers.set( name, String( value ) );
		} catch {
			// Nothing that could be sent.
		}
	}
	if ( own.data !== undefined ) {
		// That of a body in JSON is set where it is written.
		headers.delete( 'Content-Type' );
	}
	return Object.fromEntries( headers );
};

/** The request that a middleware hands on: query, headers and body are its to change, within what can be sent. */
const repaired = (
	changed: unknown,
	own: APIFetchOptions< boolean >
): { options: APIFetchOptions< boolean >; isSound: boolean } => {
	const wanted: Record< string, unknown > = isRecord( changed )
		? changed
		: {};
	const isSameRoute = routeOf( wanted.path ) === routeOf( own.path );
	const isSameKind = isRecord( wanted.data ) === isRecord( own.data );
	return {
		options: {
			...own,
			path: isSameRoute ? String( wanted.path ) : own.path,
			...( own.data !== undefined && {
				data: isSameKind ? wanted.data : own.data,
			} ),
			headers: soundHeaders( wanted.headers, own ),
		},
		isSound:
			isSameRoute &&
			isSameKind &&
			wanted.method === own.method &&
			wanted.parse === own.parse,
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
const createTrip = (
	own: APIFetchOptions< boolean >,
	next: FetchHandler< boolean >,
	onFault: MiddlewareGuardOptions[ 'onFault' ]
) => {
	let sent: Promise< Outcome > | null = null;
	let isOver = false;
	let tellSettled = () => {};
	const settled = new Promise< void >( ( resolve ) => {
		tellSettled = resolve;
	} );
	const send = ( options: APIFetchOptions< boolean > ) => {
		sent = outcomeOf( () => next( options ) );
		void sent.then( tellSettled );
		return sent;
	};
	return {
		/** What the middleware is given as `next`. */
		handOn: async ( changed: unknown ): Promise< unknown > => {
			if ( sent && isWrite( own ) ) {
				onFault(
					'refused',
					new Error(
						'It sent a request that changes something more than once. The others were not sent.'
					)
				);
				return give( await sent );
			}
			if ( isOver ) {
				// It may have been asked again since, past this middleware.
				throw LOST;
			}
			const { options, isSound } = repaired( changed, own );
			if ( ! isSound ) {
				onFault( 'changedInput' );
			}
			return give( await send( options ) );
		},
		/** What came of what was sent; `null` while nothing was. */
		sent: () => sent,
		/** Fulfilled when that is known. */
		settled,
		/** Sends the request as it was asked. */
		goOn: async () => give( await send( own ) ),
		end: () => {
			isOver = true;
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
	let isSetAside = false;
	/** One that asks itself is not asked for that, or it would never come to an end. */
	let isAtWork = false;
	return async ( own, next ) => {
		if ( isSetAside || isAtWork ) {
			return next( own );
		}
		if ( ! isStoreApiPath( `/${ own.path?.replace( /^\//, '' ) }` ) ) {
			return middleware( own, next );
		}
		const trip = createTrip( own, next, onFault );
		isAtWork = true;
		const answer = outcomeOf( () =>
			middleware(
				{
					...own,
					...( own.headers && { headers: { ...own.headers } } ),
					...( own.data !== undefined && {
						data: copyOf( own.data ),
					} ),
				},
				trip.handOn
			)
		);
		isAtWork = false;
		const tooLate = async () => {
			const wait = () => pause( clock, MIDDLEWARE_LIMIT_MS, answer );
			// A change may wait for the shopper, as a captcha does, for as long as whoever sends it waits.
			await ( isWrite( own )
				? Promise.race( [ whenAborted( own.signal ), trip.settled ] )
				: wait() );
			if ( trip.sent() ) {
				await trip.sent();
				await wait();
			}
			return null;
		};
		const outcome = await Promise.race( [ answer, tooLate() ] );
		trip.end();
		const sent = await trip.sent();

		/** Without it, since it has not done its part. */
		const goOnAfter = async (
			kind: MiddlewareFault,
			error?: unknown
		): Promise< unknown > => {
			onFault( kind, error );
			if ( sent ) {
				return give( sent );
			}
			if ( ! isWrite( own ) ) {
				return trip.goOn();
			}
			isSetAside = true;
			throw LOST;
		};

		if ( ! outcome ) {
			isSetAside = true;
			return goOnAfter( 'late' );
		}
		const { isGood, value } = outcome;
		if ( isGood ) {
			if ( await isUsable( value, own ) ) {
				return value;
			}
			const isServers = sent && ! ( await isUsable( sent.value, own ) );
			return isServers ? give( sent ) : goOnAfter( 'wrongType' );
		}
		if ( sent && ! sent.isGood ) {
			return give( sent );
		}
		const isRefusal =
			value instanceof Response ||
			isApiErrorResponse( value ) ||
			isAbort( value );
		if ( isRefusal && ! sent ) {
			throw value;
		}
		return goOnAfter( 'threw', value );
	};
};
