import { lateAction } from './late-action';

export { applyCoupon, removeCoupon } from './coupons';
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
} from './flags';
export {
	addItemToCart,
	changeCartItemQuantity,
	removeItemFromCart,
} from './items';
export {
	acceptCart,
	projectExactly,
	receiveCart,
	receiveCartContents,
	receiveError,
	setCartData,
	setErrorData,
} from './receive';
export {
	refreshAfterChange,
	refreshCart,
	refreshCartContents,
} from './refresh';
export { selectShippingRate } from './shipping';
export { syncCartWithIAPIStore } from './sync';

export const applyExtensionCartUpdate = lateAction(
	( work ) => work.applyExtensionCartUpdate
);
export const saveForLater = lateAction( ( work ) => work.saveForLater );
export const updateCustomerData = lateAction(
	( work ) => work.updateCustomerData
);
