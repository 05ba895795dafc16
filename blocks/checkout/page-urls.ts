import type { Settings } from '@shopfront/settings';
import { isSafeUrl } from '@shopfront/text';

const safe = ( url: string | false | undefined ): string =>
	url && isSafeUrl( url ) ? url : '';

/** Where the cart is: the page that a block names, else the shop's; `''` when there is none (design.md 5). */
export const cartUrl = (
	{ getPageUrl, storePages }: Settings,
	cartPageId = 0
): string =>
	safe( cartPageId > 0 && getPageUrl( cartPageId ) ) ||
	safe( storePages.cart.permalink );

/** Where products are; `''` when there is no such page. */
export const shopUrl = ( { storePages }: Settings ): string =>
	safe( storePages.shop.permalink );
