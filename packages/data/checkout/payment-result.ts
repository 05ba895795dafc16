import { paymentStore } from '@shopfront/data/payment';
import type { CheckoutResponse } from '@shopfront/store-api';
import { decodeEntities } from '@shopfront/text';
import type { DataRegistry } from '@wordpress/data';

/**
 * Stores a response's payment result for observers. Source: docs/contract/events.md 5, step 5. `message` is the reason
 * of a failure; `''` without a failure or a known reason.
 */
export const storePaymentResult = (
	registry: DataRegistry,
	{ payment_result: payment }: Pick< CheckoutResponse, 'payment_result' >,
	message: string
): void => {
	const details = payment?.payment_details ?? [];
	void registry.dispatch( paymentStore ).__internalSetPaymentResult( {
		message,
		paymentStatus: payment?.payment_status || 'not set',
		redirectUrl: payment?.redirect_url ?? '',
		paymentDetails: Object.fromEntries(
			details.map( ( { key, value } ) => [
				key,
				decodeEntities( String( value ) ),
			] )
		),
	} );
};
