import { createSession, type Session } from '@shopfront/api';
import { hasAddedQuantity, saveSummary } from '@shopfront/cart-summary';
import type { ChosenAttribute } from '@shopfront/behaviors/cart/block-loader';
import {
	cacheResponse,
	createPageStorage,
	readStoredLines,
	type PageCart,
	type PublishedCart,
} from '@shopfront/behaviors/cart/cart-reader';
import { runInPageQueue, readGlobal } from '@shopfront/host';
import {
	CART_SUMMARY_EVENT,
	errorCode,
	FRAGMENTS_GLOBAL,
	LIBRARY_NAME,
	NONCE_GLOBAL,
	PAGE_EVENTS,
	REFRESH_FRAGMENTS_EVENT,
} from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';

/** Time limit of a request, ms, as that of the cart store. */
const TIMEOUT_MS = 30_000;

/** Pauses before a lost reading is repeated, ms, as those of the cart store. */
const PAUSES_MS = [ 500, 1500 ];

/** Codes of responses to a request that the server has not processed, because it needs another nonce. */
const REJECTIONS: readonly unknown[] = [
	errorCode( 'invalid_nonce' ),
	errorCode( 'missing_nonce' ),
];

/** Error code if the request was lost, and the product is not in the cart. */
export const UNREACHABLE = 'fetch_error';

/** The response to a request, or its loss. */
interface Reply {
	/** 0 for a lost response. */
	status: number;
	headers: Pick< Headers, 'get' >;
	/** `undefined` if it is missing, or not JSON. */
	body: unknown;
	sentAt: number;
}

/** A cart in the format of the server, as far as it is read. */
type CartBody = Record< string, unknown > &
	Pick< PageCart, 'totals' > & {
		items: NonNullable< PageCart[ 'items' ] >;
		items_count: number;
	};

const isCart = ( value: unknown ): value is CartBody =>
	isRecord( value ) &&
	Array.isArray( value.items ) &&
	isRecord( value.totals );

const pause = ( view: Window, delayMs: number ) =>
	new Promise( ( resolve ) => view.setTimeout( resolve, delayMs ) );

/** Returns the URL of a route below the cart. With plain permalinks, the route is an argument. */
const getRouteUrl = ( cartUrl: string, route: string ): string => {
	const url = new URL( cartUrl );
	const argument = url.searchParams.get( 'rest_route' );
	if ( argument === null ) {
		url.pathname += route;
	} else {
		url.searchParams.set( 'rest_route', argument + route );
	}
	// The site's language instead of the account's.
	url.searchParams.set( '_locale', 'site' );
	return url.href;
};

/** Adds a product to the cart. Rejects with `{ code, message }` like the mini-cart block. */
export type AddItem = (
	productId: number,
	quantity: number,
	variation?: readonly ChosenAttribute[]
) => Promise< void >;

/**
 * Creates the function that adds products to the cart of a page without a cart store. An addition waits for all earlier requests
 * of the page. It is sent once: if the response is lost, the cart is read, and tells whether the product was added.
 *
 * @param view    The window of the page.
 * @param cartUrl URL of the Store API's cart.
 * @param homeUrl URL of the shop, which names the channel to its other tabs.
 */
export function createAddItem(
	view: Window,
	cartUrl: string,
	homeUrl: unknown
): AddItem {
	const { body: pageBody } = view.document;
	const storage = createPageStorage( view );
	/** Has the nonce that all pages and scripts of the browser share. */
	let session: Session;

	const request = async ( url: string, data?: object ): Promise< Reply > => {
		const sentAt = Date.now();
		try {
			const response = await view.fetch( url, {
				cache: 'no-store',
				signal: AbortSignal.timeout( TIMEOUT_MS ),
				...( data && {
					method: 'POST',
					headers: {
						'Content-Type': 'application/json',
						...session.credentials(),
					},
					body: JSON.stringify( data ),
					// A shopper who leaves the page has added the product.
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
	/** Reads the cart, and repeats that if the response is lost. */
	const read = async (): Promise< Reply > => {
		let reply = await request( cartUrl );
		for ( const delayMs of PAUSES_MS ) {
			if ( reply.status > 0 || view.navigator.onLine === false ) {
				break;
			}
			await pause( view, delayMs );
			reply = await request( cartUrl );
		}
		return reply;
	};
	/**
	 * Waits for the network before a request that is sent once. The browser may wrongly report being offline, so that the cart is
	 * fetched first.
	 */
	const waitForNetwork = async () => {
		while (
			view.navigator.onLine === false &&
			( await request( cartUrl ) ).status === 0
		) {
			await new Promise( ( resolve ) =>
				view.addEventListener( 'online', resolve, { once: true } )
			);
		}
	};
	/** Sends a request, and again with the nonce of its rejection. */
	const post = async ( url: string, data: object ): Promise< Reply > => {
		const reply = await request( url, data );
		if (
			! isRecord( reply.body ) ||
			! REJECTIONS.includes( reply.body.code )
		) {
			return reply;
		}
		return session.renew( reply.headers ) ||
			session.renew( ( await read() ).headers )
			? request( url, data )
			: reply;
	};
	const dispatch = ( target: EventTarget, name: string, detail?: object ) =>
		target.dispatchEvent(
			new CustomEvent( name, {
				bubbles: true,
				cancelable: true,
				detail,
			} )
		);
	/** Shows a cart of the server in all that follows the cart: here, on the next page, and in other tabs. */
	const publish = ( cart: CartBody, { headers, sentAt }: Reply ) => {
		const { items, items_count: count, totals } = cart;
		const hash = headers.get( 'Cart-Hash' ) ?? '';
		const summary = { hash, count, totals };
		cacheResponse( storage, cart, hash, headers );
		saveSummary( storage, summary );
		const detail: PublishedCart = { ...summary, items, isResponse: true };
		dispatch( view, CART_SUMMARY_EVENT, detail );
		dispatch( view, PAGE_EVENTS.syncRequired, {
			type: 'from_@wordpress/data',
		} );
		if ( readGlobal( view, FRAGMENTS_GLOBAL ) ) {
			dispatch( pageBody, REFRESH_FRAGMENTS_EVENT );
		}
		if ( 'BroadcastChannel' in view ) {
			const channel = new BroadcastChannel(
				`${ LIBRARY_NAME } ${ homeUrl ?? '' }`
			);
			channel.postMessage( {
				kind: 'cart',
				cart,
				hash,
				customerId: session.customerId(),
				sentAt,
				receivedAt: Date.now(),
			} );
			channel.close();
		}
	};

	const add: AddItem = async ( id, quantity, variation ) => {
		session = createSession( {
			storage,
			seed: readGlobal( view, NONCE_GLOBAL ),
		} );
		await waitForNetwork();
		const known = readStoredLines( view );
		// The nonce comes with the cart. Without one, the request would be refused, and the browser would log an error.
		const first = known && session.nonce() ? undefined : await read();
		const before =
			known ?? ( isCart( first?.body ) ? first.body.items : undefined );
		const reply = await post( getRouteUrl( cartUrl, '/add-item' ), {
			id,
			quantity,
			variation,
		} );
		const { status, body } = reply;
		if ( isCart( body ) && status < 300 ) {
			publish( body, reply );
			return;
		}
		const error = isRecord( body ) ? body : {};
		const errorCart = isRecord( error.data ) && error.data.cart;
		if ( isCart( errorCart ) ) {
			publish( errorCart, reply );
		} else if ( status < 300 || status >= 500 ) {
			// The server may have added it.
			const check = await read();
			if ( isCart( check.body ) ) {
				publish( check.body, check );
				if ( before ) {
					const isAdded = hasAddedQuantity( id, quantity, variation );
					if ( isAdded( { items: before }, check.body ) ) {
						return;
					}
					if ( status === 0 ) {
						throw { code: UNREACHABLE };
					}
				}
			}
		}
		throw error;
	};

	return async ( ...product ) => {
		dispatch( pageBody, PAGE_EVENTS.addingToCart );
		await runInPageQueue( view, () => add( ...product ) );
		dispatch( pageBody, PAGE_EVENTS.addedToCart, {
			preserveCartData: true,
		} );
	};
}
