import { BUILD_PATH } from '../bundle';
import { STORE_API_NAMESPACE } from '@shopfront/names';
import { namespaceIndex } from '../../api/indexes';
import { pictureUrl } from '../../catalogue/image-response';
import type { ShopContext } from '../../context';
import { CURRENCIES } from '../../money';
import { SHOP_TITLE } from '../layout';
import { countryNames } from './country-names';
import { ORDER_STATUSES } from './order-statuses';
import { storePages } from './store-pages';

const PRICE_FORMATS = {
	left: '%1$s%2$s',
	left_space: '%1$s&nbsp;%2$s',
	right: '%2$s%1$s',
	right_space: '%2$s&nbsp;%1$s',
};

/** For every page with a block (docs/contract/settings.md 2). Versions are the supported API's. */
export const coreSettings = ( shop: ShopContext ) => {
	const { baseUrl, options, session } = shop;
	const currency = CURRENCIES[ options.currency ];
	return {
		adminUrl: `${ baseUrl }/`,
		shopfrontCartCookie: true,
		// An optimizer may put the script into a file elsewhere.
		shopfrontPublicPath: `${ BUILD_PATH }/`,
		countries: countryNames(),
		currency: {
			code: currency.code,
			precision: currency.minorUnit,
			symbol: currency.symbol,
			symbolPosition: currency.position,
			decimalSeparator: currency.decimalSeparator,
			thousandSeparator: currency.thousandSeparator,
			priceFormat: PRICE_FORMATS[ currency.position ],
		},
		currentUserId: session.customerId,
		currentUserIsAdmin: options.administrator,
		currentThemeIsFSETheme: true,
		dateFormat: 'F j, Y',
		dashboardUrl: `${ baseUrl }/my-account/`,
		homeUrl: `${ baseUrl }/`,
		locale: {
			siteLocale: options.locale,
			userLocale: options.locale,
			weekdaysShort: [ 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat' ],
		},
		isRemoteLoggingEnabled: false,
		orderStatuses: ORDER_STATUSES,
		placeholderImgSrc: pictureUrl( shop, 'placeholder.svg' ),
		productsSettings: { cartRedirectAfterAdd: options.redirectAfterAdd },
		siteTitle: SHOP_TITLE,
		storePages: storePages( baseUrl ),
		wcAssetUrl: `${ baseUrl }/assets/`,
		wcVersion: '11.0.1',
		wpVersion: '7.1',
		wpLoginUrl: `${ baseUrl }/my-account/`,
		experimentalWcRestApiV4: false,
		experimentalCartSaveForLater: options.saveForLater,
		wcBlocksConfig: {
			pluginUrl: `${ baseUrl }/`,
			restApiRoutes: {
				[ `/${ STORE_API_NAMESPACE }` ]: Object.keys(
					namespaceIndex( shop, STORE_API_NAMESPACE ).routes
				),
			},
			defaultAvatar: pictureUrl( shop, 'avatar.svg' ),
			wordCountType: 'words',
		},
	};
};
