import {
	isRecord,
	parseCheckout,
	type CheckoutResponse,
} from '@shopfront/store-api';
import type { DataRegistry } from '@wordpress/data';
import { storePaymentResult } from './payment-result';

/** Keeps the payment result of an answer that a script took by itself. Returns the answer; `null` where it is none. */
export function takeResponse(
	registry: DataRegistry,
	response: unknown
): CheckoutResponse | null {
	const read = parseCheckout( response );
	if ( ! read.ok ) {
		return null;
	}
	const isTold = isRecord( response ) && typeof response.message === 'string';
	storePaymentResult(
		registry,
		read.value,
		isTold ? String( response.message ) : ''
	);
	return read.value;
}
