import { sharePlacedOrder } from '@shopfront/data/cart';
import type { StoreServices } from '@shopfront/data/services';
import { ORDER_JOURNAL_KEY } from '@shopfront/names';
import type { JournalEntry } from '../attempt-journal';

/**
 * Replaces the journal entry, without personal or payment data. Other tabs learn of a placed order. In its own file, so
 * that only the code that sends orders loads it.
 */
export const writeJournal = (
	services: Pick< StoreServices, 'api' | 'host' >,
	entry: JournalEntry
): boolean => {
	const { api, host } = services;
	if ( entry.kind === 'placed' ) {
		sharePlacedOrder( services, entry );
	}
	return host.sessionStorage.set(
		ORDER_JOURNAL_KEY,
		JSON.stringify(
			entry.kind === 'open'
				? {
						kind: 'open',
						...entry.attempt,
						isEmptyCartInconclusive: entry.isEmptyCartInconclusive,
						wasRejected: entry.wasRejected,
					}
				: { ...entry, customerId: api.customerId() }
		)
	);
};
