/* Mutations of the cart: loaded on first interaction, in the chunk `actions`. */
export { applyCoupon, removeCoupon } from './coupons';
export {
	applyExtensionCartUpdate,
	removeSavedItem,
	saveForLater,
} from './extension';
export {
	addItemToCart,
	changeCartItemQuantity,
	removeItemFromCart,
} from './items';
export { selectShippingRate } from './shipping';
export { syncCart } from './sync';
export { updateCustomerData } from './update-customer';
