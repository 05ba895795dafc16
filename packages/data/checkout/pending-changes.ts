import { cartStore } from '@shopfront/data/cart';
import type { DataRegistry } from '@wordpress/data';
import { supportsAttemptKeys } from './attempt-keys';
import { getRuntime } from './runtime';

/**
 * Sends pending address edits and the payment method, because the price may depend on them. Resolves to true if the
 * charged total must equal the displayed total: the server has stored the edits, or rejects other totals.
 *
 * An order calls it at three points, because changes may arrive between them: on the click, before we know whether
 * totals are being calculated; after validation, because observers may edit fields; and after payment setup, which may
 * provide an address. `isRetry` sends failed address edits again.
 */
export const sendPendingChanges = async (
	registry: DataRegistry,
	isRetry = false
): Promise< boolean > => {
	const isStored = registry.dispatch( cartStore ).pushCustomerData( isRetry );
	getRuntime( registry ).getDraftOrder()?.pushPaymentMethod();
	return ( await isStored ) || supportsAttemptKeys( registry );
};
