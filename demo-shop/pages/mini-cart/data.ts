import { CART_PATH } from '@shopfront/names';
import { cartHash } from '../../cart/cart-response';
import { taxLabel } from '../../cart/tax-label';
import type { ShopContext } from '../../context';
import { BUILD_PATH, type Bundle } from '../bundle';
import { coreSettings } from '../settings/core-settings';
import { paymentMethodData } from '../settings/payment-methods';
import { STORE_PAGES } from '../settings/store-pages';
import { t } from '../../texts';

/** The badge's accessible name, without and with the amount. */
export const LABEL = 'Number of items in the cart: %1$d';
export const LABEL_WITH_AMOUNT =
	'Number of items in the cart: %1$d. Total price of %2$s';

/** Accessible name while we don't know the number. */
export const LABEL_UNKNOWN = 'Cart';

/**
 * For a page with no block but the mini-cart (docs/contract/settings.md 3). The same for every visitor, so any cache
 * may store it. Leaves out countries and routes, which the mini-cart doesn't use.
 */
const miniCartSettings = ( shop: ShopContext ) => {
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
};

const url = ( file: string ) => `${ BUILD_PATH }/${ file }`;

/**
 * Data for the badge's script: texts, URLs, and the drawer's files and settings. An `isPrivate` page is for this
 * visitor only: it includes the cart's numbers and a nonce.
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
		// Texts come before the first script that uses them, and chunks before the entry, so that all files load at
		// once.
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
