import { saveSummary } from '@shopfront/cart-summary';
import {
	cacheResponse,
	createPageStorage,
	type PageCart,
	type PublishedCart,
} from '@shopfront/behaviors/cart/cart-reader';
import { pushFact, readGlobal } from '@shopfront/host';
import {
	CART_SUMMARY_EVENT,
	FRAGMENTS_GLOBAL,
	LIBRARY_NAME,
	PAGE_EVENTS,
	REFRESH_FRAGMENTS_EVENT,
} from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import type { Reply } from './send';

export type CartBody = Record< string, unknown > &
	Pick< PageCart, 'totals' > & {
		items: NonNullable< PageCart[ 'items' ] >;
		items_count: number;
	};

export const isCart = ( value: unknown ): value is CartBody =>
	isRecord( value ) &&
	Array.isArray( value.items ) &&
	isRecord( value.totals );

/** Dispatches a cart event like the cart store does (docs/contract/events.md 2). */
export const dispatch = (
	target: EventTarget,
	name: string,
	detail?: object
) =>
	target.dispatchEvent(
		new CustomEvent( name, { bubbles: true, cancelable: true, detail } )
	);

/** Publishes the server's cart to this page, the next one and other tabs. A guest's `customerId` is 0. */
export const publishCart = (
	view: Window,
	cart: CartBody,
	{ headers, sentAt }: Reply,
	customerId: number,
	homeUrl: unknown
): void => {
	const { items, items_count: count, totals } = cart;
	const hash = headers.get( 'Cart-Hash' ) ?? '';
	const summary = { hash, count, totals };
	const storage = createPageStorage( view );
	const receivedAt = Date.now();
	pushFact( view, { kind: 'cart', cart, sentAt, receivedAt } );
	cacheResponse( storage, cart, hash, headers );
	saveSummary( storage, summary );
	const detail: PublishedCart = { ...summary, items, isResponse: true };
	dispatch( view, CART_SUMMARY_EVENT, detail );
	dispatch( view, PAGE_EVENTS.syncRequired, {
		type: 'from_@wordpress/data',
	} );
	if ( readGlobal( view, FRAGMENTS_GLOBAL ) ) {
		dispatch( view.document.body, REFRESH_FRAGMENTS_EVENT );
	}
	try {
		const channel = new BroadcastChannel(
			`${ LIBRARY_NAME } ${ homeUrl ?? '' }`
		);
		channel.postMessage( {
			kind: 'cart',
			cart,
			hash,
			customerId,
			sentAt,
			receivedAt,
		} );
		channel.close();
	} catch {
		// Without a channel, other tabs see the new hash in the cookie when they become visible.
	}
};
