import { pictureUrl } from '../../catalogue/image-response';
import type { ShopContext } from '../../context';
import { coreSettings } from './core-settings';
import { orderSettings } from './order-settings';
import { STORE_PAGES } from './store-pages';

/** Whether the visitor has a list for later. Guests have none. */
export const hasSavedForLater = ( {
	options,
	session,
}: Pick< ShopContext, 'options' | 'session' > ): boolean =>
	options.saveForLater && session.customerId > 0;

/** Returns `wcSettings` of the cart page (docs/contract/settings.md 2 to 6). */
export function cartSettings( shop: ShopContext ) {
	const { checkout } = STORE_PAGES;
	return {
		...coreSettings( shop ),
		...orderSettings( shop ),
		cartPageHasSavedForLater: hasSavedForLater( shop ),
		placeholderImgSrcFullSize: pictureUrl( shop, 'placeholder.svg' ),
		thumbnailAspectRatio: '1/1',
		[ `page-${ checkout.id }` ]: `${ shop.baseUrl }${ checkout.path }`,
	};
}
