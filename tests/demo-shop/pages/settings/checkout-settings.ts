import { describeCart } from '../../cart/cart-response';
import { currentCart } from '../../cart/current-cart';
import { PICKUP_METHOD } from '../../cart/pickup-locations';
import type { ShopContext } from '../../context';
import { readCheckout } from '../../orders/checkout-response';
import { ADDRESS_FORMATS, DEFAULT_ADDRESS_FORMAT } from './address-formats';
import { coreSettings } from './core-settings';
import { countryData, orderSettings } from './order-settings';
import { STORE_PAGES } from './store-pages';

/** On the checkout page, countries tell how their addresses are written. */
const countriesWithFormats = () =>
	Object.fromEntries(
		Object.entries( countryData() ).map( ( [ code, country ] ) => {
			const format = ADDRESS_FORMATS[ code ];
			return [ code, format ? { ...country, format } : country ];
		} )
	);

/** The reply of `GET /checkout`, as the page's own script would get it; what the cart has to tell once is told later. */
const checkoutData = ( shop: ShopContext ) =>
	readCheckout( shop, () => describeCart( shop, currentCart( shop ) ) );

/** What the checkout page prints as `wcSettings` (contract/settings.md 2 to 6). */
export function checkoutSettings( shop: ShopContext ) {
	const { options, baseUrl } = shop;
	const { cart } = STORE_PAGES;
	return {
		...coreSettings( shop ),
		...orderSettings( shop ),
		addressAutocompleteProviders: [],
		countryData: countriesWithFormats(),
		defaultAddressFormat: DEFAULT_ADDRESS_FORMAT,
		isCheckoutBlock: true,
		checkoutAllowsGuest: true,
		checkoutAllowsSignup: true,
		checkoutShowLoginReminder: true,
		generatePassword: true,
		forcedBillingAddress: false,
		localPickupEnabled: options.localPickupEnabled,
		localPickupText: 'Pickup',
		localPickupCost: '',
		collectableMethodIds: [
			'local_pickup',
			...( options.localPickupEnabled ? [ PICKUP_METHOD ] : [] ),
		],
		[ `page-${ cart.id }` ]: `${ baseUrl }${ cart.path }`,
		checkoutData: checkoutData( shop ),
	};
}
