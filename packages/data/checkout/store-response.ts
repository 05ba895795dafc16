import {
	isRecord,
	parseCheckout,
	type CheckoutResponse,
} from '@shopfront/store-api';
import type { DataRegistry } from '@wordpress/data';
import { storePaymentResult } from './payment-result';

/** Keeps the payment result of an answer that a script took by itself. Returns the answer; `null` where it is none. */
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
