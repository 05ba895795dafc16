import type { Host } from '@shopfront/host';
import { JOURNAL_KEY, type JournalEntry } from '../attempt-journal';

/**
 * Saves an entry in place of the one before, without personal or payment data. In a file of its own, so that only the
 * code that sends orders loads it.
 */
export const writeJournal = (
	{ sessionStorage }: Pick< Host, 'sessionStorage' >,
	entry: JournalEntry
): boolean =>
	sessionStorage.set(
		JOURNAL_KEY,
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
