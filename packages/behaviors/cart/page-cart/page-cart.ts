import {
	getConfirmedSummary,
	isSummary,
	saveSummary,
} from '@shopfront/cart-summary';
import {
	cacheResponse,
	createGetCookie,
	createPageStorage,
	STORE_BLOCKS,
	type PublishedCart,
	type CartWindow,
} from '@shopfront/behaviors/cart/cart-reader';
import {
	connectInteractiveCart,
	readPrintedCart,
	type InteractiveCart,
} from '@shopfront/interactive-cart';
import {
	BRIDGED_EVENTS,
	CART_SUMMARY_EVENT,
	CART_SUMMARY_KEY,
	COOKIES,
	PAGE_EVENT_PREFIX,
} from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';

const countItems = ( cart: InteractiveCart ) =>
	cart.getLines().reduce( ( sum, { quantity } ) => sum + quantity, 0 );

/**
 * Makes the page's badges follow WooCommerce's interactive blocks, which fetch the cart when the page opens. Badges
 * take this for a cart store, and send no request. Does nothing on a page without such blocks, or with a cart store.
 */
export const startPageCart = ( view: CartWindow ): void => {
	const page = view.document;
	const printed = readPrintedCart( page );
	if ( ! printed || page.querySelector( STORE_BLOCKS ) ) {
		return;
	}
	const storage = createPageStorage( view );
	const getCookie = createGetCookie( page );
	let cart: InteractiveCart | undefined;
	/** Whether the interactive cart is this visitor's. A cached page has an empty cart. */
	let isCurrent = !! printed.items_count;
	/** Items in the last response, and the sum of its lines, which WooCommerce edits until the next one. */
	let count = 0;
	let linesCount = 0;
	let isPublishing = false;
	let hasStore = false;

	const publish = ( state: PublishedCart ) => {
		if ( ! hasStore ) {
			isPublishing = true;
			view.dispatchEvent(
				new CustomEvent( CART_SUMMARY_EVENT, { detail: state } )
			);
			isPublishing = false;
		}
	};
	const publishCart = ( content: unknown, nonce?: unknown ) => {
		const { items, items_count: itemsCount, totals } = Object( content );
		const hash = getCookie( COOKIES.cartHash ) ?? '';
		const summary = { hash, count: itemsCount, totals };
		if ( isRecord( content ) && isSummary( summary ) && ! hasStore ) {
			( { count } = summary );
			cacheResponse( storage, content, hash, {
				get: ( name ) =>
					name === 'Nonce' && typeof nonce === 'string'
						? nonce
						: null,
			} );
			saveSummary( storage, summary );
			publish( { ...summary, items } );
		}
	};
	const onChange = ( isCommitted: boolean ) => {
		if ( ! cart ) {
			return;
		}
		const sum = countItems( cart );
		if ( cart.takeReplaced() || isCommitted ) {
			isCurrent = true;
			linesCount = sum;
			publishCart( cart.getCart(), cart.getNonce() );
		} else if ( isCurrent && sum !== linesCount ) {
			publish( {
				hash: '',
				count: count + sum - linesCount,
				totals: null,
				items: cart.getLines(),
			} );
		}
	};
	const refresh = async () => {
		const isFresh = await cart?.refresh();
		// If WooCommerce's store can't be watched, it only reports changes.
		onChange( false );
		return isFresh;
	};
	const refetch = async () => {
		publish( null );
		if ( ! ( await refresh() ) ) {
			publish( 'failed' );
		}
	};
	const start = async () => {
		const confirmed = getConfirmedSummary( getCookie, storage );
		publish( confirmed );
		if ( isCurrent ) {
			publishCart( printed );
		}
		cart = await connectInteractiveCart( view );
		if ( ! cart?.canRefresh ) {
			// The server has replaced the blocks, but the page still has their state.
			publish( 'ended' );
			hasStore = true;
			return;
		}
		linesCount = countItems( cart );
		cart.follow( onChange );
		if ( ! isCurrent && ! confirmed ) {
			void refetch();
		}
	};

	view.addEventListener( CART_SUMMARY_EVENT, () => {
		hasStore ||= ! isPublishing;
	} );
	for ( const name of BRIDGED_EVENTS ) {
		const type = PAGE_EVENT_PREFIX + name;
		page.body.addEventListener( type, ( event ) => {
			if (
				! hasStore &&
				! ( event as CustomEvent ).detail?.preserveCartData
			) {
				void refetch();
			}
		} );
		( view.requestIdleCallback ?? view.setTimeout )( () =>
			view.jQuery?.( page.body ).on( name, () => {
				// A cart store converts these events itself.
				if ( ! hasStore ) {
					page.body.dispatchEvent(
						new CustomEvent( type, { bubbles: true } )
					);
				}
			} )
		);
	}
	let isOutdated = false;
	const refetchIfOutdated = () => {
		if ( isOutdated && ! hasStore && ! page.hidden ) {
			isOutdated = false;
			void refresh();
		}
	};
	view.addEventListener( 'storage', ( { key } ) => {
		// Badges already show the other tab's summary.
		isOutdated ||= key === CART_SUMMARY_KEY;
		refetchIfOutdated();
	} );
	page.addEventListener( 'visibilitychange', refetchIfOutdated );
	view.addEventListener( 'pageshow', ( { persisted } ) => {
		isOutdated ||= persisted;
		refetchIfOutdated();
	} );
	void start();
};
