import { CART_PATH, STORE_API_NAMESPACE } from '@shopfront/names';

const cartRoute = ( name: string ) => `${ CART_PATH }${ name }`;

/** Relative to the REST root (docs/contract/cart-and-checkout.md 7, "Calls"). */
export const ROUTES = {
	cart: CART_PATH,
	addItem: cartRoute( '/add-item' ),
	removeItem: cartRoute( '/remove-item' ),
	updateItem: cartRoute( '/update-item' ),
	applyCoupon: cartRoute( '/apply-coupon' ),
	removeCoupon: cartRoute( '/remove-coupon' ),
	selectShippingRate: cartRoute( '/select-shipping-rate' ),
	updateCustomer: cartRoute( '/update-customer' ),
	extensions: cartRoute( '/extensions' ),
	savedForLater: `/${ STORE_API_NAMESPACE }/shopper-lists/saved-for-later/items`,
} as const;
