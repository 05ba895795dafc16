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
export {
	addItemToCart,
	applyCoupon,
	applyExtensionCartUpdate,
	changeCartItemQuantity,
	removeCoupon,
	removeItemFromCart,
	removeSavedItem,
	saveForLater,
	selectShippingRate,
	updateCustomerData,
} from './mutations';
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
export { syncCartWithIAPIStore } from './sync';
