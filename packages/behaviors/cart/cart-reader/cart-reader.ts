import {
	EMPTY_SUMMARY,
	getConfirmedSummary,
	isSummary,
	parseSummary,
	removeStoredCart,
	saveSummary,
} from '@shopfront/cart-summary';
import { runInPageQueue, timeoutSignal } from '@shopfront/host';
import {
	BRIDGED_EVENTS,
	CART_READER,
	CART_SUMMARY_EVENT,
	CART_SUMMARY_KEY,
	COOKIES,
	PAGE_EVENT_PREFIX,
	PAGE_EVENTS,
} from '@shopfront/names';
import { cacheResponse } from './cache-response';
import { createGetCookie, createPageStorage } from './page-storage';
import type { CartSources, CartState, PageCart, PublishedCart } from './types';

/** The globals of the page that are used. */
export interface CartWindow extends Window {
	jQuery?: ( target: EventTarget ) => {
		on: ( names: string, listener: () => void ) => unknown;
	};
	[ CART_READER ]?: CartReader;
}

/** Reads the cart of a page, for all that shows it. */
export interface CartReader {
	/** Calls back with the cart, if there is one to show, and after each change. */
	follow: ( listener: ( state: CartState ) => void ) => void;
	/**
	 * Fetches the cart if its number is unknown, or its lines are. Resolves once no request is in flight. Does nothing on a page
	 * with a cart store, which reports its changes.
	 *
	 * @param areLinesUnknown Default: only the number has to be known.
	 */
	ensure: ( areLinesUnknown?: boolean ) => Promise< unknown > | undefined;
}

/** Time limit of the request, ms: additions wait for it. */
const TIMEOUT_MS = 30_000;

/** Blocks with a cart store. */
export const STORE_BLOCKS =
	'.wp-block-woocommerce-cart,.wp-block-woocommerce-checkout';

/**
 * Follows the cart of the page, of other tabs, and of scripts that change it (docs/contract/cart-and-checkout.md 4,
 * "Cart refresh"). Sends a request only if the cookies do not confirm the stored summary.
 *
 * @param view
 * @param sources
 * @param sources.apiUrl
 * @param sources.cartHash
 */
function createCartReader(
	view: CartWindow,
	{ apiUrl, cartHash }: CartSources
): CartReader {
	const page = view.document;
	const storage = createPageStorage( view );
	const getCookie = createGetCookie( page );
	const listeners: Array< ( state: CartState ) => void > = [];
	/** Whether the page shows the cart: then it reports its changes, and nothing has to be fetched. */
	let hasCart = !! page.querySelector( STORE_BLOCKS );
	let state: CartState | undefined;
	let isOutdated = false;
	let request: Promise< unknown > | undefined;

	const show = ( next: CartState ) => {
		state = next;
		listeners.forEach( ( listener ) => listener( next ) );
	};
	/**
	 * Returns `undefined` for an error of the server, and if the page or another tab has shown a newer cart meanwhile. Rejects for a
	 * lost connection, and a response that is not JSON.
	 */
	const fetchCart = async (): Promise< PageCart | undefined > => {
		const before = state;
		isOutdated = false;
		const response = await view.fetch( apiUrl, {
			cache: 'no-store',
			signal: timeoutSignal( TIMEOUT_MS ),
		} );
		const { headers } = response;
		const cart = await response.json();
		const summary = {
			hash: headers.get( 'Cart-Hash' ) ?? '',
			count: cart.items_count,
			totals: cart.totals,
		};
		if ( ! response.ok || ! isSummary( summary ) || state !== before ) {
			return undefined;
		}
		cacheResponse( storage, cart, summary.hash, headers );
		saveSummary( storage, summary );
		return { ...summary, items: cart.items };
	};
	const fetchUntilCurrent = async () => {
		let next: PageCart | undefined;
		while ( isOutdated ) {
			// Events that are dispatched together share one request.
			await null;
			next = await runInPageQueue( view, fetchCart ).catch(
				() => undefined
			);
		}
		request = undefined;
		if ( next || state === null ) {
			show( next ?? 'failed' );
		}
	};
	const fetchOnce = () => {
		isOutdated = true;
		return ( request ??= fetchUntilCurrent() );
	};
	const refetch = () => {
		show( null );
		void fetchOnce();
	};
	const ensure = ( areLinesUnknown?: boolean ) => {
		if ( request || hasCart ) {
			return request;
		}
		return areLinesUnknown || state === null || state === 'failed'
			? fetchOnce()
			: undefined;
	};
	const readConfirmed = () => {
		const summary = getConfirmedSummary( getCookie, storage );
		if ( summary === EMPTY_SUMMARY ) {
			// Other tabs follow, if there was a summary.
			removeStoredCart( storage );
		}
		return summary;
	};
	const check = () => {
		show( readConfirmed() );
		void ensure();
	};

	/** Follows a change by another script. A cart store of the page fetches the cart itself. */
	const onChange = () => ( hasCart ? check() : refetch() );
	for ( const name of BRIDGED_EVENTS ) {
		for ( const type of [ name, PAGE_EVENT_PREFIX + name ] ) {
			page.body.addEventListener( type, ( event ) => {
				if ( ! ( event as CustomEvent ).detail?.preserveCartData ) {
					onChange();
				}
			} );
		}
	}
	view.addEventListener( PAGE_EVENTS.syncRequired, ( event ) => {
		// Changes by the platform's interactivity store.
		if ( ( event as CustomEvent ).detail?.type === 'from_iAPI' ) {
			onChange();
		}
	} );
	view.addEventListener( CART_SUMMARY_EVENT, ( event ) => {
		const { detail } = event as CustomEvent< PublishedCart >;
		if ( detail === 'ended' ) {
			hasCart = false;
			check();
		} else {
			hasCart ||= ! Object( detail ).isResponse;
			show( detail );
		}
	} );
	view.addEventListener( 'storage', ( event ) => {
		if ( event.key === CART_SUMMARY_KEY ) {
			const summary = parseSummary( event.newValue );
			if ( summary ) {
				show( summary );
			} else {
				check();
			}
		}
	} );
	view.addEventListener( 'pageshow', ( event ) => {
		if ( event.persisted ) {
			check();
		}
	} );
	( view.requestIdleCallback ?? view.setTimeout )( () => {
		for ( const name of BRIDGED_EVENTS ) {
			view.jQuery?.( page.body ).on( name, () => {
				// A cart store converts them itself.
				if ( ! hasCart ) {
					page.body.dispatchEvent(
						new CustomEvent( PAGE_EVENT_PREFIX + name, {
							bubbles: true,
						} )
					);
				}
			} );
		}
		void ensure();
	} );
	const confirmed = readConfirmed();
	// A cache that stores the page despite the cookies hands out the numbers of another visitor.
	if (
		typeof cartHash !== 'string' ||
		cartHash !==
			( confirmed === EMPTY_SUMMARY ? '' : getCookie( COOKIES.cartHash ) )
	) {
		state = confirmed;
	}
	return {
		follow: ( listener ) => {
			listeners.push( listener );
			if ( state !== undefined ) {
				listener( state );
			}
		},
		ensure,
	};
}

/** Returns the reader of the page, which the first script to ask creates. */
export const getCartReader = (
	view: CartWindow,
	sources: CartSources
): CartReader => ( view[ CART_READER ] ??= createCartReader( view, sources ) );
