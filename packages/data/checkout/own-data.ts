import { getServices } from '@shopfront/data/services';
import { isRecord, type CheckoutResponse } from '@shopfront/store-api';
import type { DataRegistry } from '@wordpress/data';

/** Our own namespace in the data that is sent with an order. */
export const OWN_NAMESPACE = 'shopfront';

/** Whether the page says that its server knows attempts by their keys. */
export const knowsAttempts = (
	registry: Pick< DataRegistry, 'select' >
): boolean => {
	const { settings } = getServices( registry );
	const own: unknown = settings.getSetting( `${ OWN_NAMESPACE }Data` );
	return isRecord( own ) && own.orderAttempts === true;
};

/** What a server that knows attempts says of the last one of the session. */
export interface KnownAttempt {
	key: string;
	/** 0 for none. */
	orderId: number;
	state: 'processing' | 'placed' | 'failed';
	redirectUrl: string;
}

/** What a server that knows attempts tells with every reply of the checkout. */
export interface OwnData {
	/** `null` when there was none. */
	attempt: KnownAttempt | null;
	/** Where the last order of the session is; `null` when there was none. */
	lastOrderUrl: string | null;
}

const STATES = [ 'processing', 'placed', 'failed' ] as const;

const readAttempt = ( value: unknown ): KnownAttempt | null => {
	if ( ! isRecord( value ) || typeof value.key !== 'string' ) {
		return null;
	}
	const state = STATES.find( ( known ) => known === value.state );
	return state
		? {
				key: value.key,
				state,
				orderId:
					typeof value.order_id === 'number' ? value.order_id : 0,
				redirectUrl:
					typeof value.redirect_url === 'string'
						? value.redirect_url
						: '',
			}
		: null;
};

/** Reads it; `null` from a server that does not know attempts. */
export const readOwnData = ( {
	extensions,
}: Pick< CheckoutResponse, 'extensions' > ): OwnData | null => {
	const own: unknown = Reflect.get( extensions, OWN_NAMESPACE );
	if ( ! isRecord( own ) || ! ( 'attempt' in own ) ) {
		return null;
	}
	const lastOrder = own.last_order;
	return {
		attempt: readAttempt( own.attempt ),
		lastOrderUrl:
			isRecord( lastOrder ) && typeof lastOrder.redirect_url === 'string'
				? lastOrder.redirect_url
				: null,
	};
};
