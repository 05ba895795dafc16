import type { Settings } from '@shopfront/settings';
import { isSafeUrl } from '@shopfront/text';

/**
 * Where the checkout is: the page that the cart names, else the shop's; `''` when there is none, or none that a link
 * may lead to (design.md 5).
 */
export const checkoutUrl = (
	{ getPageUrl, storePages }: Settings,
	checkoutPageId: number
): string =>
	[
		checkoutPageId > 0 && getPageUrl( checkoutPageId ),
		storePages.checkout.permalink,
	].find( ( url ) => url && isSafeUrl( url ) ) || '';
