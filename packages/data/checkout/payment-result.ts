import { paymentStore } from '@shopfront/data/payment';
import type { CheckoutResponse } from '@shopfront/store-api';
import { decodeEntities } from '@shopfront/text';
import type { DataRegistry } from '@wordpress/data';

/**
 * Keeps what a reply says of the payment, for observers. Source: docs/contract/events.md 5, step 5.
 * `message` says why it failed; `''` when it did not, or nobody knows.
 */
export function storePaymentResult(
	registry: DataRegistry,
	{ payment_result: payment }: Pick< CheckoutResponse, 'payment_result' >,
	message: string
): void {
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
}
