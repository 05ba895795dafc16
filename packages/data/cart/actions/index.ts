export {
	pushCustomerData,
	setBillingAddress,
	setShippingAddress,
} from './customer';
export {
	finishAddingToCart,
	itemIsPendingDelete,
	itemIsPendingQuantity,
	receiveApplyingCoupon,
	receiveCartItem,
	receiveRemovingCoupon,
	setIsCartDataStale,
	setProductsPendingAdd,
	shippingRatesBeingSelected,
	startAddingToCart,
	updatingAddressFieldsForShippingRates,
	updatingCustomerData,
} from '../flags';
export { applyCoupon, removeCoupon } from '../mutations/coupons';
export { updateCustomerData } from '../mutations/customer';
export { applyExtensionCartUpdate } from '../mutations/extension';
export {
	addItemToCart,
	changeCartItemQuantity,
	removeItemFromCart,
} from '../mutations/items';
export { removeSavedItem, saveForLater } from '../mutations/saved-items';
export { selectShippingRate } from '../mutations/shipping';
export { syncCartWithIAPIStore } from '../mutations/sync';
export {
	acceptCart,
	receiveCart,
	receiveCartContents,
	receiveError,
	setCartData,
	setErrorData,
} from '../receive';
export {
	refreshAfterChange,
	refreshCart,
	refreshCartContents,
} from '../refresh';
export { showForeignLines } from './show-foreign-lines';
