import type { Host } from '@shopfront/host';
import { ORDER_JOURNAL_KEY } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';

/** An empty object if there's none or we can't parse it. */
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

export const textOf = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';
