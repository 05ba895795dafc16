import type { Host } from '@shopfront/host';
import { ORDER_JOURNAL_KEY } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';

/** Returns the parsed order journal of the tab; an empty object if there is none or it can't be parsed. */
export const readOrderJournal = ( {
	sessionStorage,
}: Pick< Host, 'sessionStorage' > ): Readonly< Record< string, unknown > > => {
	try {
		const saved: unknown = JSON.parse(
			sessionStorage.get( ORDER_JOURNAL_KEY ) ?? ''
		);
		return isRecord( saved ) ? saved : {};
	} catch {
		return {};
	}
};
