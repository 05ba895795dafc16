import { customerPaymentMethods } from '../../accounts/cards';
import { otherTokens, usableCards } from '../../accounts/sample-tokens';
import { describeCart } from '../../cart/cart-response';
import { currentCart } from '../../cart/current-cart';
import { PICKUP_METHOD } from '../../cart/pickup-locations';
import type { ShopContext } from '../../context';
import { CARD_GATEWAY } from '../../gateways/card';
import { TRIAL_GATEWAY } from '../../gateways/trial';
import { readCheckout } from '../../orders/checkout-response';
import { newsletterSettings } from '../../marketing/newsletter';
import { deliveryDaySettings } from '../../samples/delivery-day';
import { isSampleOn } from '../../samples/samples';
import { addressFormats } from './address-formats';
import { coreSettings } from './core-settings';
import { orderSettings } from './order-settings';
import { STORE_PAGES } from './store-pages';

/** The reply of `GET /checkout` to embed. Doesn't use up the errors that the cart reports once. */
const checkoutData = ( shop: ShopContext ) =>
	readCheckout( shop, () => describeCart( shop, currentCart( shop ) ) );

/** `{}` for guests. */
const savedMethods = ( { database, session, options }: ShopContext ) => {
	const { customerId } = session;
	return customerId > 0
		? {
				customerPaymentMethods: {
					...customerPaymentMethods(
						usableCards( database, customerId, options ),
						CARD_GATEWAY
					),
					...otherTokens( options, { echeck: TRIAL_GATEWAY } ),
				},
			}
		: {};
};

/** The checkout page's `wcSettings` (docs/contract/settings.md 2 to 6). */
export const checkoutSettings = ( shop: ShopContext ) => {
	const { options, baseUrl } = shop;
	const { cart } = STORE_PAGES;
	return {
		...coreSettings( shop ),
		...orderSettings( shop ),
		addressAutocompleteProviders: isSampleOn(
			options,
			'address-suggestions'
		)
			? [
					{
						id: 'demo-addresses',
						name: 'Demo addresses',
						branding_html: '<i>Sample addresses</i>',
					},
				]
			: [],
		...addressFormats( options ),
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
		...newsletterSettings( shop ),
		...savedMethods( shop ),
		// Our own settings: the shop knows each attempt's outcome and never places it twice; how to reach the shop.
		shopfrontData: {
			orderAttempts: options.orderAttempts,
			contactUrl: `${ baseUrl }/contact/`,
		},
	};
};
