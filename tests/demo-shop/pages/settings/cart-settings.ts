import { COUNTRY_CODES, STATES } from '../../cart/places';
import { pictureUrl } from '../../catalogue/image-response';
import type { ShopContext } from '../../context';
import { coreSettings } from './core-settings';
import { COUNTRY_LOCALES } from './country-locales';
import { DEFAULT_FIELDS, FIELD_LOCATIONS } from './default-fields';
import { STORE_PAGES } from './store-pages';

/** Every country may be billed and shipped to. One without states has a list, as PHP prints an empty table. */
const countryData = () =>
	Object.fromEntries(
		COUNTRY_CODES.map( ( code ) => [
			code,
			{
				allowBilling: true,
				allowShipping: true,
				states: STATES[ code ] ?? [],
				locale: COUNTRY_LOCALES[ code ] ?? {},
			},
		] )
	);

const PAYMENT_METHODS = {
	cheque: {
		title: 'Check payments',
		description: 'Please send a check to the shop.',
		supports: [ 'products' ],
	},
	bacs: {
		title: 'Direct bank transfer',
		description: 'Make your payment directly into our bank account.',
		supports: [ 'products' ],
	},
	cod: {
		title: 'Cash on delivery',
		description: 'Pay with cash upon delivery.',
		enableForVirtual: true,
		enableForShippingMethods: [],
		supports: [ 'products' ],
	},
};

/** What the cart page prints as `wcSettings` (contract/settings.md 2 to 6). */
export function cartSettings( shop: ShopContext ) {
	const { options, baseUrl } = shop;
	return {
		...coreSettings( shop ),
		countryData: countryData(),
		defaultFields: DEFAULT_FIELDS,
		addressFieldsLocations: FIELD_LOCATIONS,
		displayItemizedTaxes: options.itemizedTaxes,
		displayCartPricesIncludingTax: options.taxDisplayCart === 'incl',
		taxesEnabled: options.taxesEnabled,
		couponsEnabled: options.couponsEnabled,
		shippingEnabled: options.shippingEnabled,
		shippingMethodsExist: options.shippingEnabled,
		shippingCostRequiresAddress: options.shippingCostRequiresAddress,
		hasDarkEditorStyleSupport: false,
		isBlockTheme: true,
		paymentMethodSortOrder: [ 'cod', 'bacs', 'cheque' ],
		paymentMethodData: PAYMENT_METHODS,
		cartPageHasSavedForLater: false,
		placeholderImgSrcFullSize: pictureUrl( shop, 'placeholder.svg' ),
		thumbnailAspectRatio: '1/1',
		[ `page-${ STORE_PAGES.checkout.id }` ]: `${ baseUrl }${ STORE_PAGES.checkout.path }`,
	};
}
