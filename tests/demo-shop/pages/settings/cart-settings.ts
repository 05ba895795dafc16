import { pictureUrl } from '../../catalogue/image-response';
import type { ShopContext } from '../../context';
import { coreSettings } from './core-settings';
import { orderSettings } from './order-settings';
import { STORE_PAGES } from './store-pages';

/** Returns `wcSettings` of the cart page (docs/contract/settings.md 2 to 6). */
export function cartSettings( shop: ShopContext ) {
	const { checkout } = STORE_PAGES;
	return {
		...coreSettings( shop ),
		...orderSettings( shop ),
		cartPageHasSavedForLater: false,
		placeholderImgSrcFullSize: pictureUrl( shop, 'placeholder.svg' ),
		thumbnailAspectRatio: '1/1',
		[ `page-${ checkout.id }` ]: `${ shop.baseUrl }${ checkout.path }`,
	};
}
