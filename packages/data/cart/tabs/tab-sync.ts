import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { openTabChannel } from '@shopfront/host';
import { COOKIES, LIBRARY_NAME } from '@shopfront/names';
import { parseCart, type CartResponse } from '@shopfront/store-api';
import { replaceEqualDeep } from '@shopfront/structural-sharing';
import { toCartData, toWireNames } from '../cart-data';
import { getRuntime } from '../runtime';
import { removeForeignOrders } from '@shopfront/data/order-journal';
import { cartStore } from '../store';
import { acceptSilently } from './accept-silently';
import { parseTabMessage, type TabMessage } from './message';
import { createNewestCart } from './newest-cart';
import { getTabs } from './tabs';

/** Delay before a tab in doubt fetches the cart, ms. Meanwhile another tab's cart may settle the doubt. */
const FETCH_DELAY_MS = 100;

/** Random part of that delay, so that one tab fetches for all. */
const FETCH_JITTER_MS = 400;

/** Hidden tabs wait longer: a visible tab fetches first. */
const HIDDEN_DELAY_MS = 1000;

/** While another tab fetches the cart, we wait this much longer, ms. */
const FOREIGN_FETCH_MS = 1500;

/** If carts keep arriving, we wait at most this long, ms. */
const MAX_DELAY_MS = 3000;

/** Two tabs' clocks may differ by this much in browsers that reduce their precision, ms. */
const CLOCK_PRECISION_MS = 500;

/** Delay after a failed fetch, ms. Doubles with each failure. */
const RETRY_DELAY_MS = 2000;
const MAX_RETRY_DELAY_MS = 60_000;

/**
 * Shows changes of the cart in all tabs. Each tab sends its responses' carts to the others. A tab shows a cart that's
 * certainly newer than its own; if it can't tell, it fetches the cart once it has no pending changes. Edited address
 * fields keep their values. Returns the function that stops it.
 */
export const startTabSync = ( registry: StoreRegistry ): ( () => void ) => {
	const services = getServices( registry );
	const { api, host, settings } = services;
	const { clock, cookies, online, visibility, window: view } = host;
	const tabs = getTabs( registry );
	const cart = registry.select( cartStore );
	const getCookie = () => cookies.get( COOKIES.cartHash ) ?? '';
	const openedAt = view.performance?.timeOrigin ?? clock.now();
	const newest = createNewestCart( {
		sentAt: openedAt,
		receivedAt: clock.now(),
	} );
	let hash = getCookie();
	/** The hash cookie's value when the last cart arrived. */
	let knownCookie = hash;
	let timer: unknown = null;
	let doubtedAt = 0;
	let failures = 0;
	let isStopped = false;

	const getDelay = () =>
		failures > 0
			? Math.min(
					RETRY_DELAY_MS * 2 ** ( failures - 1 ),
					MAX_RETRY_DELAY_MS
				)
			: FETCH_DELAY_MS +
				Math.random() * FETCH_JITTER_MS +
				( visibility.isVisible() ? 0 : HIDDEN_DELAY_MS );
	const isBusy = () =>
		cart.getCartOperations().length > 0 ||
		getRuntime( registry ).refresh !== null;

	const fetchIfInDoubt = async () => {
		timer = null;
		if ( newest.isInDoubt() && ! isBusy() ) {
			doubtedAt = 0;
			tabs.post( { kind: 'fetching' } );
			const isFetched = await registry
				.dispatch( cartStore )
				.refreshAfterChange();
			failures = isFetched ? 0 : failures + 1;
		}
		schedule();
	};
	/** Fetches the cart when no more carts arrive, unless one settles the doubt. Offline, this continues later. */
	const schedule = ( delayMs = getDelay() ) => {
		clock.clearTimeout( timer );
		timer = null;
		if ( ! newest.isInDoubt() ) {
			doubtedAt = 0;
		} else if ( ! isStopped && online.isOnline() ) {
			doubtedAt ||= clock.now();
			timer = clock.setTimeout(
				() => void fetchIfInDoubt(),
				failures > 0
					? delayMs
					: Math.min(
							delayMs,
							doubtedAt + MAX_DELAY_MS - clock.now()
						)
			);
		}
	};
	const doubt = ( since: number ) => {
		newest.doubt( since );
		schedule();
	};

	const remember = ( nextHash: string ) => {
		hash = nextHash;
		knownCookie = getCookie();
	};
	const createCartMessage = ( content: unknown ): TabMessage => ( {
		kind: 'cart',
		cart: content,
		hash,
		customerId: api.customerId(),
		...newest.getTime(),
	} );

	const hasOtherAddresses = ( content: CartResponse ) => {
		const { billingAddress, shippingAddress } = toCartData( content );
		const current = cart.getServerCart();
		const next = { ...current, billingAddress, shippingAddress };
		return replaceEqualDeep( current, next ) !== current;
	};
	const onForeignCart = ( {
		cart: content,
		customerId,
		hash: nextHash,
		sentAt,
		receivedAt,
	}: Extract< TabMessage, { kind: 'cart' } > ) => {
		const time = { sentAt, receivedAt };
		const now = clock.now();
		if (
			Math.max( receivedAt, newest.getTime().receivedAt ) >
			now + CLOCK_PRECISION_MS
		) {
			// The clock was set back, so we can't compare the times.
			doubt( now );
			return;
		}
		const parsed = parseCart( content );
		if ( newest.isNewerThan( time ) ) {
			// The store takes no addresses from the responses to coupons and rates. If such a response overtook the
			// message about a new address, the cart on screen is newer but its address is older.
			if ( parsed.ok && hasOtherAddresses( parsed.value ) ) {
				doubt( now );
			}
			return;
		}
		if ( ! parsed.ok || customerId !== api.customerId() ) {
			// Unreadable, or the shopper has logged in or out: a response also renews the nonce and the customer's id.
			doubt( receivedAt );
			return;
		}
		const next = toCartData( parsed.value );
		const current = cart.getServerCart();
		if ( replaceEqualDeep( current, next ) === current ) {
			newest.addEqual( time );
			remember( nextHash );
		} else if ( newest.add( time ) ) {
			remember( nextHash );
			acceptSilently( registry, next );
		}
		schedule();
	};
	const onMessage = ( value: unknown ) => {
		const message = parseTabMessage( value );
		switch ( message?.kind ) {
			case 'cart':
				onForeignCart( message );
				break;
			case 'opened':
				if ( ! newest.isOlderThan( message ) ) {
					tabs.post(
						createCartMessage( toWireNames( cart.getServerCart() ) )
					);
				} else if ( message.hash !== hash ) {
					doubt( clock.now() );
				}
				break;
			case 'fetching':
				schedule( getDelay() + FOREIGN_FETCH_MS );
				break;
			case 'placed':
				// The other tab has stored the order for the page of the empty cart.
				doubt( clock.now() );
				break;
		}
		if ( message ) {
			tabs.listeners.forEach( ( listener ) => listener( message ) );
		}
	};

	const channel = openTabChannel(
		view,
		`${ LIBRARY_NAME } ${ settings.homeUrl }`,
		onMessage
	);
	tabs.post = ( message ) => {
		if ( ! channel.post( message ) && message.kind === 'cart' ) {
			// Too large for the storage: the other tabs fetch it.
			channel.post( { ...message, cart: null } );
		}
	};
	const stops = [
		api.onCart( ( received ) => {
			// The page may come from a cache, which doesn't know the customer.
			removeForeignOrders( services );
			newest.addOwn( {
				sentAt: received.sentAt,
				receivedAt: clock.now(),
			} );
			remember( received.hash ?? getCookie() );
			tabs.post( createCartMessage( received.cart ) );
			schedule();
		} ),
		visibility.subscribe( ( isVisible ) => {
			const cookie = getCookie();
			// Another page may have changed the cart, or the browser may have frozen this one.
			if ( isVisible && cookie !== knownCookie && cookie !== hash ) {
				knownCookie = cookie;
				// The fetch may leave within this millisecond.
				newest.doubt( clock.now() - 1 );
				schedule( 0 );
			}
		} ),
		online.subscribe( () => schedule() ),
		channel.close,
	];
	tabs.post( { kind: 'opened', hash, ...newest.getTime() } );
	return () => {
		isStopped = true;
		clock.clearTimeout( timer );
		tabs.post = () => {};
		stops.forEach( ( stop ) => stop() );
	};
};
