import type { Host } from '@shopfront/host';
import { ORDER_JOURNAL_KEY } from '@shopfront/names';
import type { JournalEntry } from '../attempt-journal';

/**
 * Replaces the journal entry, without personal or payment data. In its own file, so that only the code that sends
 * orders loads it.
 */
export const writeJournal = (
	{ sessionStorage }: Pick< Host, 'sessionStorage' >,
	entry: JournalEntry
): boolean =>
	sessionStorage.set(
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
