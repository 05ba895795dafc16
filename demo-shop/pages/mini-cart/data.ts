import { CART_PATH } from '@shopfront/names';
import { cartHash } from '../../cart/cart-response';
import { taxLabel } from '../../cart/tax-label';
import type { ShopContext } from '../../context';
import { BUILD_PATH, type Bundle } from '../bundle';
import { coreSettings } from '../settings/core-settings';
import { paymentMethodData } from '../settings/payment-methods';
import { STORE_PAGES } from '../settings/store-pages';
import { t } from '../../texts';

/** Accessible name of the badge, by whether it shows the amount. */
export const LABEL = 'Number of items in the cart: %1$d';
export const LABEL_WITH_AMOUNT =
	'Number of items in the cart: %1$d. Total price of %2$s';

/** Accessible name while the number is unknown. */
export const LABEL_UNKNOWN = 'Cart';

/**
 * Returns the settings of a page that has no block but the mini-cart (docs/contract/settings.md 3). They are the same
 * for every visitor, so that any cache may store them; without countries and routes, which the mini-cart does not use.
 */
function miniCartSettings( shop: ShopContext ) {
	const { options } = shop;
	const {
		countries: _countries,
		wcBlocksConfig,
		...settings
	} = coreSettings( shop );
	return {
		...settings,
		currentUserId: 0,
		currentUserIsAdmin: false,
		wcBlocksConfig: { ...wcBlocksConfig, restApiRoutes: {} },
		couponsEnabled: options.couponsEnabled,
		displayCartPricesIncludingTax: options.taxDisplayCart === 'incl',
		displayItemizedTaxes: options.itemizedTaxes,
		isBlockTheme: true,
		miniCartFooterDescription: t(
			'Shipping, taxes, and discounts calculated at checkout.'
		),
		paymentMethodData: paymentMethodData( shop ),
		paymentMethodSortOrder: options.paymentMethods,
		shippingEnabled: options.shippingEnabled,
		taxLabel: taxLabel( options ),
		taxesEnabled: options.taxesEnabled,
	};
}

const url = ( file: string ) => `${ BUILD_PATH }/${ file }`;

/**
 * Returns the data for the badge's script: texts, URLs, and the files and settings of the drawer. A page that
 * `isPrivate` was rendered for this visitor only: it has the numbers of the cart, and a nonce.
 */
export const miniCartData = (
	shop: ShopContext,
	{ entry, lazy, translations = {} }: Bundle,
	isPrivate: boolean
) => {
	const texts = translations[ shop.options.locale ];
	return {
		apiUrl: `/wp-json${ CART_PATH }`,
		cartUrl: STORE_PAGES.cart.path,
		checkoutUrl: STORE_PAGES.checkout.path,
		label: t( LABEL ),
		labelWithAmount: t( LABEL_WITH_AMOUNT ),
		labelUnknown: t( LABEL_UNKNOWN ),
		pricesIncludeTax: shop.options.taxDisplayCart === 'incl',
		taxLabel: taxLabel( shop.options ),
		styles: [ ...entry.css, ...lazy.css ].map( url ),
		// The texts come before the first script that has any, and chunks before the entry, so that all files load at once.
		scripts: [
			...( texts ? [ texts ] : [] ),
			...lazy.js.filter( ( file ) => ! entry.js.includes( file ) ),
			...entry.js,
		].map( ( file ) => ( { src: url( file ) } ) ),
		settings: miniCartSettings( shop ),
		...( isPrivate
			? { cartHash: cartHash( shop ), nonce: shop.session.nonce }
			: {} ),
	};
};
