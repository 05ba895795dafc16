import type { CartData } from '@shopfront/data/cart';
import type {
	PAGE_EVENTS,
	RENDER_BLOCKS_EVENT,
	STORE_ACTION_PREFIX,
} from '@shopfront/names';
import type { CartItemResponse, ProductResponse } from '@shopfront/store-api';

/**
 * Document events, for scripts without React. On `document.body`, unless noted otherwise.
 *
 * @since 0.1.0
 */
export interface PageEvents {
	/** A product is about to be added to the cart. */
	[ PAGE_EVENTS.addingToCart ]: CustomEvent;
	/** A product was added. The page refetches the cart, unless `preserveCartData` says that it's current. */
	[ PAGE_EVENTS.addedToCart ]: CustomEvent< { preserveCartData?: boolean } >;
	/** A script removed a product. The page refetches the cart. */
	[ PAGE_EVENTS.removedFromCart ]: CustomEvent;
	/** On `window`: one of the page's carts has changed, and the others should follow. */
	[ PAGE_EVENTS.syncRequired ]: CustomEvent< {
		type: string;
		[ name: string ]: unknown;
	} >;
	/** On the container of a cart: renders the inner blocks that wait for it. */
	[ RENDER_BLOCKS_EVENT ]: CustomEvent;
}

/** The cart as the store holds it. */
interface WithStoreCart {
	storeCart: CartData;
}

/**
 * Actions of `@wordpress/hooks` that report what the shopper does, each with the prefix
 * `experimental__woocommerce_blocks-`. If a handler throws, the page logs the error and continues.
 *
 * @since 0.1.0
 */
export interface StoreActions {
	/** The server has added the product of a button, or of Undo. */
	'cart-add-item': { product: ProductResponse; quantity?: number };
	/** The shopper changed a quantity. */
	'cart-set-item-quantity': { product: CartItemResponse; quantity: number };
	/** The shopper removed a line. */
	'cart-remove-item': { product: CartItemResponse; quantity: number };
	/** The shopper followed a link to a product. */
	'product-view-link': { product: ProductResponse };
	/** The checkout form has rendered. */
	'checkout-render-checkout-form': WithStoreCart;
	/** The shopper submits the order. */
	'checkout-submit': WithStoreCart;
	/** The shopper, or the page, chose a payment method. */
	'checkout-set-active-payment-method': WithStoreCart & {
		paymentMethodSlug: string;
	};
	/** The server has selected a rate: the initial one with the first address or the order, and each change. */
	'checkout-set-selected-shipping-rate': WithStoreCart & {
		shippingRateId: string;
	};
	/** The email address has changed. */
	'checkout-set-email-address': WithStoreCart;
	/** The shipping address has changed. */
	'checkout-set-shipping-address': WithStoreCart;
	/** The billing address has changed, perhaps because it follows the shipping address. */
	'checkout-set-billing-address': WithStoreCart;
}

export type StoreActionName =
	`${ typeof STORE_ACTION_PREFIX }${ keyof StoreActions }`;
