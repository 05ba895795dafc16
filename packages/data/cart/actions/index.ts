export { applyCoupon, removeCoupon } from './coupons';
export {
	pushCustomerData,
	setBillingAddress,
	setShippingAddress,
	updateCustomerData,
} from './customer';
export { applyExtensionCartUpdate, saveForLater } from './extension';
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
} from './flags';
export {
	addItemToCart,
	changeCartItemQuantity,
	removeItemFromCart,
} from './items';
export {
	acceptCart,
	receiveCart,
	receiveCartContents,
	receiveError,
	setCartData,
	setErrorData,
} from './receive';
export { refreshAfterChange, refreshCart } from './refresh';
export { selectShippingRate } from './shipping';
export { syncCartWithIAPIStore } from './sync';
