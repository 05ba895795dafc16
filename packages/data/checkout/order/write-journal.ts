import { sharePlacedOrder } from '@shopfront/data/cart';
import type { Host } from '@shopfront/host';
import { ORDER_JOURNAL_KEY } from '@shopfront/names';
import type { JournalEntry } from '../attempt-journal';

/**
 * Replaces the journal entry, without personal or payment data. Other tabs learn of a placed order. In its own file, so
 * that only the code that sends orders loads it.
 */
export const writeJournal = (
	host: Pick< Host, 'sessionStorage' | 'storage' | 'clock' >,
	entry: JournalEntry
): boolean => {
	if ( entry.kind === 'placed' ) {
		sharePlacedOrder( host, entry );
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
				: entry
		)
	);
};
