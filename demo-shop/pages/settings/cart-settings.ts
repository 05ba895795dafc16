import { pictureUrl } from '../../catalogue/image-response';
import type { ShopContext } from '../../context';
import { coreSettings } from './core-settings';
import { orderSettings } from './order-settings';
import { STORE_PAGES } from './store-pages';

/** Guests have no list for later. */
export const hasSavedForLater = ( {
	options,
	session,
}: Pick< ShopContext, 'options' | 'session' > ): boolean =>
	options.saveForLater && session.customerId > 0;

/** The cart page's `wcSettings` (docs/contract/settings.md 2 to 6). */
export const cartSettings = ( shop: ShopContext ) => {
	const { checkout } = STORE_PAGES;
	return {
		...coreSettings( shop ),
		...orderSettings( shop ),
		cartPageHasSavedForLater: hasSavedForLater( shop ),
		placeholderImgSrcFullSize: pictureUrl( shop, 'placeholder.svg' ),
		thumbnailAspectRatio: '1/1',
		[ `page-${ checkout.id }` ]: `${ shop.baseUrl }${ checkout.path }`,
	};
};
