import { getServices } from '@shopfront/data/services';
import { isRecord } from '@shopfront/store-api';
import type { DataRegistry } from '@wordpress/data';

/** Our namespace in the extension data of an order. */
export const SHOPFRONT_NAMESPACE = 'shopfront';

/** Whether the page data announces a server that supports attempt keys. */
export const supportsAttemptKeys = (
	registry: Pick< DataRegistry, 'select' >
): boolean => {
	const { settings } = getServices( registry );
	const data: unknown = settings.getSetting( `${ SHOPFRONT_NAMESPACE }Data` );
	return isRecord( data ) && data.orderAttempts === true;
};
