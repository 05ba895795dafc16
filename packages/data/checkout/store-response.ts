import {
	isRecord,
	parseCheckout,
	type CheckoutResponse,
} from '@shopfront/store-api';
import type { DataRegistry } from '@wordpress/data';
import { storePaymentResult } from './payment-result';

/**
 * Stores the payment result of a response that a script received itself. Returns the checkout; `null` if it is not one.
 */
export function storeResponse(
	registry: DataRegistry,
	response: unknown
): CheckoutResponse | null {
	const parsed = parseCheckout( response );
	if ( ! parsed.ok ) {
		return null;
	}
	const hasMessage =
		isRecord( response ) && typeof response.message === 'string';
	storePaymentResult(
		registry,
		parsed.value,
		hasMessage ? String( response.message ) : ''
	);
	return parsed.value;
}
