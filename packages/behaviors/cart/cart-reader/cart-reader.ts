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

export interface CartWindow extends Window {
	jQuery?: ( target: EventTarget ) => {
		on: ( names: string, listener: () => void ) => unknown;
	};
	[ CART_READER ]?: CartReader;
}

/** The cart reader that all of a page's badges and buttons share. */
export interface CartReader {
	/** Calls back with the cart if it's known, and after each change. */
	follow: ( listener: ( state: CartState ) => void ) => void;
	/**
	 * Fetches the cart if its number is unknown (or its lines, with `areLinesUnknown`), and resolves once no request is
	 * in flight. Does nothing on a page with a cart store, which reports its changes.
	 */
	ensure: ( areLinesUnknown?: boolean ) => Promise< unknown > | undefined;
}

/** Time limit of the request, ms. Additions wait for it. */
const TIMEOUT_MS = 30_000;

export const STORE_BLOCKS =
	'.wp-block-woocommerce-cart,.wp-block-woocommerce-checkout';

/**
 * Follows the cart on this page, in other tabs, and in scripts that change it (docs/contract/cart-and-checkout.md 4,
 * "Cart refresh"). Sends a request only if the cookies don't confirm the stored summary.
 */
const createCartReader = (
	view: CartWindow,
	{ apiUrl, cartHash }: CartSources
): CartReader => {
	const page = view.document;
	const storage = createPageStorage( view );
	const getCookie = createGetCookie( page );
	const listeners: Array< ( state: CartState ) => void > = [];
	/** A cart store on the page reports its changes, so we don't fetch. */
	let hasCart = !! page.querySelector( STORE_BLOCKS );
	let state: CartState | undefined;
	let isOutdated = false;
	let request: Promise< unknown > | undefined;

	const show = ( next: CartState ) => {
		state = next;
		listeners.forEach( ( listener ) => listener( next ) );
	};
	/**
	 * Returns `undefined` if the server reports an error, or if a newer cart has arrived in the meantime. Rejects if
	 * the connection is lost or the response isn't JSON.
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
			// Wait for other events of the same task, to share one request.
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
			removeStoredCart( storage );
		}
		return summary;
	};
	const check = () => {
		show( readConfirmed() );
		void ensure();
	};

	/** Handles a change by another script. A cart store fetches the cart itself. */
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
		// From WooCommerce's interactivity store.
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
				// A cart store converts these events itself.
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
	// A cache that ignores cookies may serve the numbers of another visitor's cart.
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
};

export const getCartReader = (
	view: CartWindow,
	sources: CartSources
): CartReader => ( view[ CART_READER ] ??= createCartReader( view, sources ) );
