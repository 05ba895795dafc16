import { isRecord, parseCheckout } from '@shopfront/store-api';
import type { DataRegistry } from '@wordpress/data';
import { storePaymentResult } from './payment-result';
import { readOrder } from './read-order';

/**
 * Stores the payment result of a response that a script received itself. Returns its order, to merge into the store;
 * `{}` if the response is invalid.
 */
export const storeResponse = ( registry: DataRegistry, response: unknown ) => {
	const parsed = parseCheckout( response );
	if ( ! parsed.ok ) {
		return {};
	}
	const hasMessage =
		isRecord( response ) && typeof response.message === 'string';
	storePaymentResult(
		registry,
		parsed.value,
		hasMessage ? String( response.message ) : ''
	);
	return readOrder(
		parsed.value,
		parsed.value.payment_result?.redirect_url ?? ''
	);
};
