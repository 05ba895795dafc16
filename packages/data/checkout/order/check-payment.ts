import { cartStore } from '@shopfront/data/cart';
import type { PaymentCheck } from '@shopfront/order';
import { isRecord } from '@shopfront/store-api';
import type { DataRegistry } from '@wordpress/data';
import { ROUTES } from '../routes';
import { checkoutStore } from '../store';
import type { EffectContext } from './effect-context';
import { storePaymentResult } from '../payment-result';
import { getPaymentUrl, getOrderReceivedUrl } from './order-urls';

/** Statuses of an order whose payment is still to come. Any other, also one of another plugin, is that of a placed order. */
const UNPAID_STATUSES: readonly string[] = [
	'checkout-draft',
	'pending',
	'failed',
	'cancelled',
	'trash',
];

/** Result of a check, with the address to go to; `''` for none. */
export interface PaymentCheckResult {
	result: PaymentCheck;
	redirectUrl: string;
}

/** Timeout of the request, ms. */
const CHECK_TIMEOUT_MS = 8000;

/** Statuses of an order that nobody can pay any more. */
const ENDED_STATUSES: readonly string[] = [ 'cancelled', 'trash' ];

const UNKNOWN: PaymentCheckResult = { result: 'unknown', redirectUrl: '' };

/** Stores that the order is paid, and where it is shown. Returns that address. */
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
 * Asks the server whether the open order is paid (docs/contract/store-api.md 4.5). Another try at it is safe only after
 * that: a session whose order was paid meanwhile would place a second one.
 */
export async function checkPayment( {
	registry,
	services,
}: EffectContext ): Promise< PaymentCheckResult > {
	const { api, settings } = services;
	const { getOrderId, getOpenOrder } = registry.select( checkoutStore );
	const { key, email } = getOpenOrder();
	const order = { id: getOrderId(), key };
	const cart = () => registry.select( cartStore ).getCartData();
	const query = new URLSearchParams( {
		key,
		billing_email: email || ( cart().billingAddress.email ?? '' ),
	} );
	const response = await api.send( {
		path: `${ ROUTES.order }/${ order.id }?${ query }`,
		isFresh: true,
		// The shopper can ask again.
		retry: 'never',
		timeoutMs: CHECK_TIMEOUT_MS,
	} );
	const body: unknown = response.ok ? response.reply.body : null;
	if ( ! isRecord( body ) || typeof body.status !== 'string' ) {
		return UNKNOWN;
	}
	// The order may have emptied the cart, be it with its payment or before.
	const isFresh = await registry.dispatch( cartStore ).refreshCartContents();
	const checkoutUrl = settings.storePages.checkout.permalink || '';
	if ( ! UNPAID_STATUSES.includes( body.status ) ) {
		return {
			result: 'paid',
			redirectUrl: storePaidOrder(
				registry,
				body.status,
				getOrderReceivedUrl( order, checkoutUrl )
			),
		};
	}
	if ( ENDED_STATUSES.includes( body.status ) ) {
		return { result: 'cancelled', redirectUrl: '' };
	}
	const redirectUrl = getPaymentUrl( order, checkoutUrl );
	// Without its cart the order cannot be sent again.
	return isFresh && cart().items.length === 0 && redirectUrl !== ''
		? { result: 'payPage', redirectUrl }
		: { result: 'unpaid', redirectUrl: '' };
}
