import { getServices } from '@shopfront/data/services';
import { isRecord } from '@shopfront/store-api';
import type { DataRegistry } from '@wordpress/data';

export const SHOPFRONT_NAMESPACE = 'shopfront';

type SelectRegistry = Pick< DataRegistry, 'select' >;

const readPageData = (
	registry: SelectRegistry
): Readonly< Record< string, unknown > > => {
	const { settings } = getServices( registry );
	const data: unknown = settings.getSetting( `${ SHOPFRONT_NAMESPACE }Data` );
	return isRecord( data ) ? data : {};
};

export const supportsAttemptKeys = ( registry: SelectRegistry ): boolean =>
	readPageData( registry ).orderAttempts === true;

/** How the shopper reaches the shop: a page's URL or a `mailto:` URL; `''` for none. Not validated. */
export const getContactUrl = ( registry: SelectRegistry ): string => {
	const { contactUrl } = readPageData( registry );
	return typeof contactUrl === 'string' ? contactUrl : '';
};
