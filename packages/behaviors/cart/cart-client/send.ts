import { createSession, type Session } from '@shopfront/api';
import { createPageStorage } from '@shopfront/behaviors/cart/cart-reader';
import { readGlobal, timeoutSignal } from '@shopfront/host';
import { CART_PATH, errorCode, NONCE_GLOBAL } from '@shopfront/names';

/** Time limit of a request, ms. Same as the cart store's. */
const TIMEOUT_MS = 30_000;

/** Pauses before the cart is read again, ms. Same as the cart store's. */
const PAUSES_MS = [ 500, 1500 ];

/** The server hasn't processed a request with these codes: it wants another nonce. */
const REJECTIONS: readonly unknown[] = [
	errorCode( 'invalid_nonce' ),
	errorCode( 'missing_nonce' ),
];

export interface Reply {
	/** 0 for a lost response. */
	status: number;
	headers: Pick< Headers, 'get' >;
	/** `undefined` if it is missing, or not JSON. */
	body: unknown;
	sentAt: number;
}

/** A change of the cart: the endpoint below `cart/`, and its arguments. */
export interface CartRequest {
	endpoint: 'add-item' | 'remove-item' | 'update-item';
	body: object;
}

/** Sends requests with the nonce that the browser's tabs share. Never rejects. */
export interface Sender {
	session: Session;
	/** Reads the cart, and retries if the response is lost. */
	read: () => Promise< Reply >;
	/** Changes the cart in one request, and resolves to a reply for each change. Resends changes with a rejected nonce once. */
	change: ( changes: readonly CartRequest[] ) => Promise< Reply[] >;
	/** Call it before a request that must not be sent twice. Fetches the cart, because `onLine` may be wrong. */
	waitForNetwork: () => Promise< void >;
}

/** Returns the batch URL. With plain permalinks, the route is an argument. */
const getBatchUrl = ( cartUrl: string ): string => {
	const url = new URL( cartUrl );
	const toBatch = ( path: string ) => path.replace( /cart\/?$/, 'batch' );
	const route = url.searchParams.get( 'rest_route' );
	if ( route === null ) {
		url.pathname = toBatch( url.pathname );
	} else {
		url.searchParams.set( 'rest_route', toBatch( route ) );
	}
	// The site's language, not the account's.
	url.searchParams.set( '_locale', 'site' );
	return url.href;
};

/** Splits a batch response. A request without its own response gets the batch's. */
const split = ( reply: Reply, count: number ): Reply[] => {
	const { responses } = Object( reply.body );
	return Array.from( { length: count }, ( _, index ) => {
		const part = Array.isArray( responses ) ? responses[ index ] : null;
		if ( ! part ) {
			return reply;
		}
		const own = new Headers( Object( part.headers ) );
		return {
			...reply,
			status: Number( part.status ),
			body: part.body,
			headers: {
				get: ( name ) => own.get( name ) ?? reply.headers.get( name ),
			},
		};
	} );
};

export const createSender = ( view: Window, cartUrl: string ): Sender => {
	const session = createSession( {
		storage: createPageStorage( view ),
		seed: readGlobal( view, NONCE_GLOBAL ),
	} );

	const request = async ( url: string, data?: object ): Promise< Reply > => {
		const sentAt = Date.now();
		try {
			const response = await view.fetch( url, {
				cache: 'no-store',
				signal: timeoutSignal( TIMEOUT_MS ),
				...( data && {
					method: 'POST',
					headers: {
						'Content-Type': 'application/json',
						...session.credentials(),
					},
					body: JSON.stringify( data ),
					// Leaving the page must not cancel the addition.
					keepalive: true,
				} ),
			} );
			const { status, headers } = response;
			session.read( headers );
			return {
				status,
				headers,
				body: await response.json().catch( () => undefined ),
				sentAt,
			};
		} catch {
			return {
				status: 0,
				headers: new Headers(),
				body: undefined,
				sentAt,
			};
		}
	};
	const read = async (): Promise< Reply > => {
		let reply = await request( cartUrl );
		for ( const delayMs of PAUSES_MS ) {
			if ( reply.status > 0 || view.navigator.onLine === false ) {
				break;
			}
			await new Promise( ( resolve ) =>
				view.setTimeout( resolve, delayMs )
			);
			reply = await request( cartUrl );
		}
		return reply;
	};
	const changeOnce = async ( changes: readonly CartRequest[] ) => {
		const headers = session.credentials();
		const requests = changes.map( ( { endpoint, body } ) => ( {
			method: 'POST',
			path: `${ CART_PATH }/${ endpoint }`,
			body,
			headers,
		} ) );
		const reply = await request( getBatchUrl( cartUrl ), { requests } );
		const replies = split( reply, changes.length );
		replies.forEach( ( each ) => session.read( each.headers ) );
		return replies;
	};
	return {
		session,
		read,
		change: async ( changes ) => {
			const replies = await changeOnce( changes );
			const isRejected = ( { body }: Reply ) =>
				REJECTIONS.includes( Object( body ).code );
			const rejected = replies.find( isRejected );
			if (
				! rejected ||
				! (
					session.renew( rejected.headers ) ||
					session.renew( ( await read() ).headers )
				)
			) {
				return replies;
			}
			const again = await changeOnce(
				changes.filter( ( _, index ) => {
					const reply = replies[ index ];
					return reply && isRejected( reply );
				} )
			);
			return replies.map( ( reply ) =>
				isRejected( reply ) ? ( again.shift() ?? reply ) : reply
			);
		},
		waitForNetwork: async () => {
			while (
				view.navigator.onLine === false &&
				( await request( cartUrl ) ).status === 0
			) {
				await new Promise( ( resolve ) =>
					view.addEventListener( 'online', resolve, { once: true } )
				);
			}
		},
	};
};
