import type { Host } from '@shopfront/host';
import { ORDER_JOURNAL_KEY } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';

/** Returns the saved record of a storage; an empty object if there is none or it can't be parsed. */
export const readRecord = (
	storage: Host[ 'storage' ]
): Readonly< Record< string, unknown > > => {
	try {
		const saved: unknown = JSON.parse(
			storage.get( ORDER_JOURNAL_KEY ) ?? ''
		);
		return isRecord( saved ) ? saved : {};
	} catch {
		return {};
	}
};

/** Returns a text of a record; `''` for any other value. */
export const textOf = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';
