import type { CartData } from '@shopfront/data/cart';
import type {
	PAGE_EVENTS,
	RENDER_BLOCKS_EVENT,
	STORE_ACTION_PREFIX,
} from '@shopfront/names';
import type { CartItemResponse, ProductResponse } from '@shopfront/store-api';

/**
 * Events of the document, for scripts without React. They are sent to `document.body` where nothing else is said.
 *
 * @since 0.1.0
 */
export interface PageEvents {
	/** A product is about to be added to the cart. */
	[ PAGE_EVENTS.addingToCart ]: CustomEvent;
	/** One was added: the page asks the server for the cart, unless `preserveCartData` says that it has it. */
	[ PAGE_EVENTS.addedToCart ]: CustomEvent< { preserveCartData?: boolean } >;
	/** Something was removed by a script: the page asks the server for the cart. */
	[ PAGE_EVENTS.removedFromCart ]: CustomEvent;
	/** To the window: one of the page's carts has changed, the others are to follow. */
	[ PAGE_EVENTS.syncRequired ]: CustomEvent< {
		type: string;
		[ name: string ]: unknown;
	} >;
	/** To the container of a cart: blocks inside of it that wait are to render. */
	[ RENDER_BLOCKS_EVENT ]: CustomEvent;
}

/** What actions of a page tell beside themselves: the cart as the store has it. */
interface WithStoreCart {
	storeCart: CartData;
}

/**
 * Actions of `@wordpress/hooks` that tell what the shopper does, each with the prefix
 * `experimental__woocommerce_blocks-`. What a handler throws is written to the console and stops nothing.
 *
 * @since 0.1.0
 */
export interface StoreActions {
	/** A product was added by its button. */
	'cart-add-item': { product: ProductResponse; quantity?: number };
	/** A quantity was changed. */
	'cart-set-item-quantity': { product: CartItemResponse; quantity: number };
	/** A line was removed. */
	'cart-remove-item': { product: CartItemResponse; quantity: number };
	/** A link to a product that goes with the cart was followed. */
	'product-view-link': { product: ProductResponse };
	/** The form of a checkout is there. */
	'checkout-render-checkout-form': WithStoreCart;
	/** The shopper wants to order. */
	'checkout-submit': WithStoreCart;
	/** A way to pay was chosen. */
	'checkout-set-active-payment-method': WithStoreCart & {
		paymentMethodSlug: string;
	};
	/** The server has selected a rate: the one that a checkout opens with, and each change. */
	'checkout-set-selected-shipping-rate': WithStoreCart & {
		shippingRateId: string;
	};
	/** The address of the e-mail was changed. */
	'checkout-set-email-address': WithStoreCart;
	/** The shipping address was changed. */
	'checkout-set-shipping-address': WithStoreCart;
	/** The billing address was changed, also because it follows the shipping address. */
	'checkout-set-billing-address': WithStoreCart;
}

/** Full name of an action. */
export type StoreActionName =
	`${ typeof STORE_ACTION_PREFIX }${ keyof StoreActions }`;
