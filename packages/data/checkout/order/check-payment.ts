import { cartStore } from '@shopfront/data/cart';
import type { PaymentCheck } from '@shopfront/order';
import type { DataRegistry } from '@wordpress/data';
import { checkoutStore } from '../store';
import type { EffectContext } from './effect-context';
import { storePaymentResult } from '../payment-result';
import { fetchOrderStatus, isUnpaid } from './order-status';
import { getPaymentUrl, getOrderReceivedUrl } from './order-urls';

/** `redirectUrl` is `''` for none. */
export interface PaymentCheckResult {
	result: PaymentCheck;
	redirectUrl: string;
}

const ENDED_STATUSES: readonly string[] = [ 'cancelled', 'trash' ];

const UNKNOWN: PaymentCheckResult = { result: 'unknown', redirectUrl: '' };

const storePaidOrder = (
	registry: DataRegistry,
	orderStatus: string,
	redirectUrl: string
): string => {
	storePaymentResult(
		registry,
		{
			payment_result: {
				payment_status: 'success',
				payment_details: [],
				redirect_url: redirectUrl,
			},
		},
		''
	);
	void registry
		.dispatch( checkoutStore )
		.mergeState( { orderStatus, redirectUrl } );
	return redirectUrl;
};

/**
 * Asks the server whether the open order is paid (docs/contract/store-api.md 4.5). Required before another attempt: if
 * the shopper has paid meanwhile, the session would place a second order.
 */
export const checkPayment = async ( {
	registry,
	services,
}: EffectContext ): Promise< PaymentCheckResult > => {
	const { api, settings } = services;
	const { getOrderId, getOpenOrder } = registry.select( checkoutStore );
	const { key, email } = getOpenOrder();
	const order = { id: getOrderId(), key };
	const cart = () => registry.select( cartStore ).getCartData();
	const status = await fetchOrderStatus( api, {
		...order,
		email: email || ( cart().billingAddress.email ?? '' ),
	} );
	if ( status === null ) {
		return UNKNOWN;
	}
	// The order may have emptied the cart, on payment or earlier.
	const isFresh = await registry.dispatch( cartStore ).refreshCartContents();
	const checkoutUrl = settings.storePages.checkout.permalink || '';
	if ( ! isUnpaid( status ) ) {
		return {
			result: 'paid',
			redirectUrl: storePaidOrder(
				registry,
				status,
				getOrderReceivedUrl( order, checkoutUrl )
			),
		};
	}
	if ( ENDED_STATUSES.includes( status ) ) {
		return { result: 'cancelled', redirectUrl: '' };
	}
	const redirectUrl = getPaymentUrl( order, checkoutUrl );
	// Without its cart, we can't send the order again.
	return isFresh && cart().items.length === 0 && redirectUrl !== ''
		? { result: 'payPage', redirectUrl }
		: { result: 'unpaid', redirectUrl: '' };
};
