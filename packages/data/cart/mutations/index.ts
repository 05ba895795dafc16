/* Loads on first interaction, in the chunk `actions`. */
export { sendCoupon, sendCouponRemoval } from './coupons';
export {
	sendExtensionUpdate,
	sendSavedItemRemoval,
	sendSavedItem,
} from './extension';
export { sendAddition, sendQuantity, sendRemoval } from './items';
export { sendRate } from './shipping';
export { syncCart } from './sync';
export { sendCustomer } from './update-customer';
