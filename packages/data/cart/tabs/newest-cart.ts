import type { CartTime } from './message';

/** Decides which of the carts that tabs have received is the newest. */
export interface NewestCart {
	/** Records a cart of this tab, whose responses arrive in order. It is the one on screen now. */
	addOwn: ( time: CartTime ) => void;
	/** Records a cart of another tab that equals the one on screen. */
	addEqual: ( time: CartTime ) => void;
	/** Records a cart of another tab. Returns whether to show it. */
	add: ( time: CartTime ) => boolean;
	/** Whether the cart on screen is newer than this one. */
	isNewerThan: ( time: CartTime ) => boolean;
	/** Whether the cart on screen is older than this one. */
	isOlderThan: ( time: CartTime ) => boolean;
	/** Records that the server's cart may have changed since a time. */
	doubt: ( since: number ) => void;
	/** Whether the newest cart is unknown, so that it has to be fetched. */
	isInDoubt: () => boolean;
	/** Time of the cart on screen. */
	getTime: () => CartTime;
}

/**
 * Orders carts by their times. A cart that was requested after another one was received is newer. Nothing is known about
 * two carts whose times overlap; one that is requested after both were received is newer than both.
 */
export const createNewestCart = ( first: CartTime ): NewestCart => {
	let shown = first;
	/** A cart requested later than this is newer than all others. */
	let doubtUntil = 0;
	const isAfter = ( later: CartTime, earlier: CartTime ) =>
		// Within the same millisecond, either may be the newer one.
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
	/** Whether the last cart on screen is of this tab, so that its next one is newer for sure. */
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
