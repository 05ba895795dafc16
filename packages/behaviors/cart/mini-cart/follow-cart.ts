import {
	EMPTY_SUMMARY,
	getConfirmedSummary,
	isSummary,
	parseSummary,
	removeStoredCart,
	saveSummary,
	type CartSummary,
} from '@shopfront/cart-summary';
import {
	BRIDGED_EVENTS,
	CART_SUMMARY_EVENT,
	CART_SUMMARY_KEY,
	COOKIES,
	PAGE_EVENT_PREFIX,
	PAGE_EVENTS,
} from '@shopfront/names';
import type { BadgeState } from './badge';
import { cacheResponse } from './cache-response';
import type { MiniCartData } from './data';
import { createGetCookie, createPageStorage } from './page-storage';

/** The globals of the page that are used. */
export interface CartWindow extends Window {
	jQuery?: ( target: EventTarget ) => {
		on: ( names: string, listener: () => void ) => unknown;
	};
}

/** Fetches the cart if its number is unknown. Resolves once no request is in flight. */
export type EnsureCart = () => Promise< unknown > | undefined;

/**
 * Follows the cart of the page, of other tabs, and of scripts that change it (docs/contract/cart-and-checkout.md 4,
 * "Cart refresh"). Sends a request only if the cookies do not confirm the stored summary.
 *
 * @param view    The window of the page.
 * @param data    Data of the page.
 * @param hasCart Whether the page shows the cart: then it reports its changes, and nothing has to be fetched.
 * @param onState Called with each state to show.
 */
export function followCart(
	view: CartWindow,
	data: MiniCartData,
	hasCart: boolean,
	onState: ( state: BadgeState ) => void
): EnsureCart {
	const page = view.document;
	const storage = createPageStorage( view );
	const getCookie = createGetCookie( page );
	let state: BadgeState | undefined;
	let isOutdated = false;
	let request: Promise< unknown > | undefined;

	const show = ( next: BadgeState ) => {
		state = next;
		onState( next );
	};
	/** Returns `undefined` for an error of the server. Rejects for a lost connection, and a response that is not JSON. */
	const fetchCart = async (): Promise< CartSummary | undefined > => {
		const response = await view.fetch( data.apiUrl, {
			cache: 'no-store',
		} );
		const { headers } = response;
		const cart = await response.json();
		const summary = {
			hash: headers.get( 'Cart-Hash' ) ?? '',
			count: cart.items_count,
			totals: cart.totals,
		};
		if ( ! response.ok || ! isSummary( summary ) ) {
			return undefined;
		}
		if ( state === null ) {
			cacheResponse( storage, cart, summary.hash, headers );
			saveSummary( storage, summary );
		}
		return summary;
	};
	const fetchUntilCurrent = async () => {
		let next: CartSummary | undefined;
		while ( isOutdated ) {
			// Events that are dispatched together share one request.
			await null;
			isOutdated = false;
			next = await fetchCart().catch( () => undefined );
		}
		request = undefined;
		// The page or another tab may have shown a newer cart meanwhile.
		if ( state === null ) {
			show( next ?? 'failed' );
		}
	};
	const refetch = () => {
		show( null );
		isOutdated = true;
		return ( request ??= fetchUntilCurrent() );
	};
	const ensure = () =>
		request ??
		( ( state === null || state === 'failed' ) && ! hasCart
			? refetch()
			: undefined );
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
	const onChange = () => {
		if ( hasCart ) {
			check();
		} else {
			void refetch();
		}
	};
	for ( const name of BRIDGED_EVENTS ) {
		page.body.addEventListener( PAGE_EVENT_PREFIX + name, ( event ) => {
			if ( ! ( event as CustomEvent ).detail?.preserveCartData ) {
				onChange();
			}
		} );
	}
	view.addEventListener( PAGE_EVENTS.syncRequired, ( event ) => {
		// Changes by the platform's interactivity store.
		if ( ( event as CustomEvent ).detail?.type === 'from_iAPI' ) {
			onChange();
		}
	} );
	view.addEventListener( CART_SUMMARY_EVENT, ( event ) => {
		hasCart = true;
		show( ( event as CustomEvent ).detail );
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
		typeof data.cartHash !== 'string' ||
		data.cartHash !==
			( confirmed === EMPTY_SUMMARY ? '' : getCookie( COOKIES.cartHash ) )
	) {
		show( confirmed );
	}
	return ensure;
}
