import { readGlobal, type Host } from '@shopfront/host';
import { ORDER_ATTRIBUTION } from '@shopfront/names';
import type { ExtensionData } from '../store/types';

/**
 * Where the visit comes from, as extension data; `{}` if the page doesn't record it. The page's script passes it to the
 * store once, when the page has loaded, but our scripts may start later. Source: docs/contract/order-attribution.md 3.
 */
export const readVisitSource = ( { window: view }: Host ): ExtensionData => {
	const script = Object(
		readGlobal( view, ORDER_ATTRIBUTION.global )
	) as Partial< Record< 'getAttributionData', () => object > >;
	try {
		const source = script.getAttributionData?.();
		return source ? { [ ORDER_ATTRIBUTION.extension ]: { ...source } } : {};
	} catch {
		// A content blocker may have stopped the script's library.
		return {};
	}
};
