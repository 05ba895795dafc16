import type { Settings } from '@shopfront/settings';

/** Where the checkout is: the page that the cart names, else the shop's; `''` when there is none. */
export const checkoutUrl = (
	{ getPageUrl, storePages }: Settings,
	checkoutPageId: number
): string =>
	( checkoutPageId > 0 && getPageUrl( checkoutPageId ) ) ||
	storePages.checkout.permalink ||
	'';
