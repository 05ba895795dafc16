import type { CartTime } from './message';

export interface NewestCart {
	/** Records a cart of this tab; its responses arrive in order. It's now the one on screen. */
	addOwn: ( time: CartTime ) => void;
	/** Records another tab's cart that equals the one on screen. */
	addEqual: ( time: CartTime ) => void;
	/** Records another tab's cart. Returns whether to show it. */
	add: ( time: CartTime ) => boolean;
	isNewerThan: ( time: CartTime ) => boolean;
	isOlderThan: ( time: CartTime ) => boolean;
	/** Records that the server's cart may have changed since a time. */
	doubt: ( since: number ) => void;
	/** Whether we don't know the newest cart, and must fetch it. */
	isInDoubt: () => boolean;
	getTime: () => CartTime;
}

/**
 * Orders carts by their times. A cart that we requested after another one had arrived is newer. If two carts' times
 * overlap, we can't know; a cart that we request after both have arrived is newer than both.
 */
export const createNewestCart = ( first: CartTime ): NewestCart => {
	let shown = first;
	/** A cart that we request later than this is newer than all others. */
	let doubtUntil = 0;
	const isAfter = ( later: CartTime, earlier: CartTime ) =>
		// Within the same millisecond, either may be newer.
		later.sentAt > earlier.receivedAt;
	const doubt = ( until: number ) => {
		doubtUntil = Math.max( doubtUntil, until );
	};
	const show = ( time: CartTime ) => {
		shown = time;
		if ( time.sentAt > doubtUntil ) {
			doubtUntil = 0;
		}
	};
	/** Whether this tab's cart is on screen, so that its next one is certainly newer. */
	let isOwn = true;
	return {
		addOwn: ( time ) => {
			if ( ! isOwn && ! isAfter( time, shown ) ) {
				doubt( time.receivedAt );
			}
			isOwn = true;
			show( time );
		},
		addEqual: ( { sentAt, receivedAt } ) => {
			isOwn = false;
			// The server had this cart at both times.
			show( {
				sentAt: Math.max( sentAt, shown.sentAt ),
				receivedAt: Math.max( receivedAt, shown.receivedAt ),
			} );
		},
		add: ( time ) => {
			if ( isAfter( time, shown ) ) {
				isOwn = false;
				show( time );
				return true;
			}
			if ( ! isAfter( shown, time ) ) {
				doubt( Math.max( shown.receivedAt, time.receivedAt ) );
			}
			return false;
		},
		isNewerThan: ( time ) => isAfter( shown, time ),
		isOlderThan: ( time ) => isAfter( time, shown ),
		doubt,
		isInDoubt: () => doubtUntil > 0,
		getTime: () => shown,
	};
};
