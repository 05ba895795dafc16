import { isRecord, type CheckoutResponse } from '@shopfront/store-api';
import { SHOPFRONT_NAMESPACE } from './attempt-keys';

/** The session's last attempt, from a server that supports attempt keys. */
export interface ServerAttempt {
	key: string;
	/** 0 for none. */
	orderId: number;
	/** For the shopper; `''` if unknown. */
	orderNumber: string;
	/** `unanswered`: the request ended before the gateway responded, so the shopper may have been charged. */
	state: 'processing' | 'placed' | 'failed' | 'unanswered';
	redirectUrl: string;
	/** Whether the session's cart has the attempt's items. */
	isSameCart: boolean;
	/** The unanswered attempt that this one replaces; `''` for none. */
	replaces: string;
}

/** A server that supports attempt keys sends this extension data in each checkout response. */
export interface ShopfrontData {
	attempt: ServerAttempt | null;
	/** `null` if the session has no order. */
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

/** `null` from a server without attempt keys. */
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
