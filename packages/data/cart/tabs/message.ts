import { isRecord } from '@shopfront/store-api';
import type { PlacedOrder } from '@shopfront/data/order-journal';

/** The server calculated the cart between these ms since 1970. All tabs share a clock, which may be wrong. */
export interface CartTime {
	/** Before we sent the request, or before the page loaded. */
	readonly sentAt: number;
	/** After the response arrived. */
	readonly receivedAt: number;
}

export type TabMessage =
	| ( {
			readonly kind: 'cart';
			/** Not validated. */
			readonly cart: unknown;
			/** `''` for an empty cart. */
			readonly hash: string;
			/** 0 for a guest. */
			readonly customerId: number;
	  } & CartTime )
	/** A tab was opened with this cart. */
	| ( { readonly kind: 'opened'; readonly hash: string } & CartTime )
	/** A tab in doubt fetches the cart, for all. */
	| { readonly kind: 'fetching' }
	/** A tab is about to place an order, and holds the lock for it. */
	| { readonly kind: 'ordering' }
	/** The outcome of one of the shopper's attempts is unknown. */
	| {
			readonly kind: 'open';
			readonly key: string;
			/** Minor units. */
			readonly total: string;
			/** Set if the server reported it as unanswered; `''` if unknown. */
			readonly orderNumber?: string;
	  }
	| ( {
			readonly kind: 'placed';
			/** `''` if unknown. */
			readonly key: string;
	  } & PlacedOrder );

const readTime = ( { sentAt, receivedAt }: Record< string, unknown > ) =>
	Number.isFinite( sentAt ) && Number.isFinite( receivedAt )
		? { sentAt: Number( sentAt ), receivedAt: Number( receivedAt ) }
		: null;

/** The other tab may run another version of this code; `null` for an unknown or invalid message. */
export const parseTabMessage = ( value: unknown ): TabMessage | null => {
	if ( ! isRecord( value ) ) {
		return null;
	}
	const time = readTime( value );
	const { kind, hash, customerId, cart, key, total, orderNumber } = value;
	const { redirectUrl } = value;
	switch ( kind ) {
		case 'cart':
			return time &&
				typeof hash === 'string' &&
				typeof customerId === 'number'
				? { kind, cart, hash, customerId, ...time }
				: null;
		case 'opened':
			return time && typeof hash === 'string'
				? { kind, hash, ...time }
				: null;
		case 'fetching':
		case 'ordering':
			return { kind };
		case 'open':
			return typeof key === 'string' && typeof total === 'string'
				? {
						kind,
						key,
						total,
						...( typeof orderNumber === 'string' && {
							orderNumber,
						} ),
					}
				: null;
		case 'placed':
			return typeof key === 'string' &&
				typeof orderNumber === 'string' &&
				typeof redirectUrl === 'string'
				? { kind, key, orderNumber, redirectUrl }
				: null;
		default:
			return null;
	}
};
