import { isRecord, type CheckoutResponse } from '@shopfront/store-api';
import { SHOPFRONT_NAMESPACE } from './attempt-keys';

/** The last attempt of the session, from a server that supports attempt keys. */
export interface ServerAttempt {
	key: string;
	/** 0 for none. */
	orderId: number;
	/** Number of the order for the shopper; `''` if unknown. */
	orderNumber: string;
	/** `unanswered`: the request has ended without a response of the gateway, so the shopper may have been charged. */
	state: 'processing' | 'placed' | 'failed' | 'unanswered';
	redirectUrl: string;
	/** Whether the cart of the session has the items of the attempt. */
	isSameCart: boolean;
	/** Key of the unanswered attempt that this one replaces; `''` for none. */
	replaces: string;
}

/** Our extension data in each checkout response of a server that supports attempt keys. */
export interface ShopfrontData {
	/** `null` when there was none. */
	attempt: ServerAttempt | null;
	/** URL of the session's last order; `null` if there was none. */
	lastOrderUrl: string | null;
}

const STATES = [ 'processing', 'placed', 'failed', 'unanswered' ] as const;

const textOf = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

const readAttempt = ( value: unknown ): ServerAttempt | null => {
	if ( ! isRecord( value ) || typeof value.key !== 'string' ) {
		return null;
	}
	const state = STATES.find( ( candidate ) => candidate === value.state );
	return state
		? {
				key: value.key,
				state,
				orderId:
					typeof value.order_id === 'number' ? value.order_id : 0,
				orderNumber: textOf( value.order_number ),
				redirectUrl: textOf( value.redirect_url ),
				isSameCart: value.is_same_cart !== false,
				replaces: textOf( value.replaces ),
			}
		: null;
};

/** Reads our extension data; `null` from a server without support for attempt keys. */
export const readShopfrontData = ( {
	extensions,
}: Pick< CheckoutResponse, 'extensions' > ): ShopfrontData | null => {
	const data: unknown = Reflect.get( extensions, SHOPFRONT_NAMESPACE );
	if ( ! isRecord( data ) || ! ( 'attempt' in data ) ) {
		return null;
	}
	const lastOrder = data.last_order;
	return {
		attempt: readAttempt( data.attempt ),
		lastOrderUrl:
			isRecord( lastOrder ) && typeof lastOrder.redirect_url === 'string'
				? lastOrder.redirect_url
				: null,
	};
};
