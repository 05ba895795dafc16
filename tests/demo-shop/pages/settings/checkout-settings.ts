import { customerPaymentMethods } from '../../accounts/cards';
import { describeCart } from '../../cart/cart-response';
import { currentCart } from '../../cart/current-cart';
import { PICKUP_METHOD } from '../../cart/pickup-locations';
import type { ShopContext } from '../../context';
import { CARD_GATEWAY } from '../../gateways/card';
import { readCheckout } from '../../orders/checkout-response';
import { deliveryDaySettings } from '../../samples/delivery-day';
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

/** What a customer keeps; guests are told nothing. */
function savedMethods( { database, session }: ShopContext ) {
	const { customerId } = session;
	return customerId > 0
		? {
				customerPaymentMethods: customerPaymentMethods(
					database,
					customerId,
					CARD_GATEWAY
				),
			}
		: {};
}

/** What the checkout page prints as `wcSettings` (docs/contract/settings.md 2 to 6). */
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
		checkoutAllowsGuest: options.guestCheckout,
		checkoutAllowsSignup: options.signUp,
		checkoutShowLoginReminder: true,
		generatePassword: options.generatePassword,
		forcedBillingAddress: options.forcedBilling,
		localPickupEnabled: options.localPickupEnabled,
		localPickupText: 'Pickup',
		localPickupCost: '',
		collectableMethodIds: [
			'local_pickup',
			...( options.localPickupEnabled ? [ PICKUP_METHOD ] : [] ),
		],
		[ `page-${ cart.id }` ]: `${ baseUrl }${ cart.path }`,
		checkoutData: checkoutData( shop ),
		...deliveryDaySettings( shop ),
		...savedMethods( shop ),
		// Ours: the shop knows what became of a try, and never makes the same one twice.
		shopfrontData: { orderAttempts: options.orderAttempts },
	};
}
