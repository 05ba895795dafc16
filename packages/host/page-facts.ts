/**
 * A fact about the page, from which another script makes commerce events (packages/commerce-events). That script may run
 * before or after ours, or not at all.
 */
export type PageFact =
	| {
			kind?: 'cart';
			/** A response's cart. Not validated. */
			cart: unknown;
			/** Before the request left, ms since 1970. The server calculated the cart later. */
			sentAt: number;
			/** Absent if it has just arrived. */
			receivedAt?: number;
	  }
	| {
			kind: 'action';
			/** As in `StoreActions`, or one of the names below. */
			name: string;
			payload: Readonly< Record< string, unknown > >;
	  };

/** The page's cart shows items. Payload: `{ storeCart }`. */
export const CART_FACT = 'cart-view';

/** The order is about to be placed with a payment method. Payload: `{ storeCart, method }`. */
export const PAYMENT_FACT = 'checkout-payment';

export interface FactQueue {
	readonly length: number;
	push: ( fact: PageFact ) => unknown;
}

export interface FactWindow {
	sfFacts?: FactQueue | undefined;
}

/** Pages without the script keep no more facts than a slow page needs. */
const LIMIT = 20;

export const pushFact = ( view: object, fact: PageFact ): void => {
	const none: PageFact[] = [];
	const queue = ( ( view as FactWindow ).sfFacts ??= none );
	if ( queue.length < LIMIT ) {
		queue.push( fact );
	}
};
