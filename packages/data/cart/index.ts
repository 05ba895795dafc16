export { isCouponError } from './cart-errors';
export {
	EMPTY_CART_COUPONS,
	EMPTY_CART_CROSS_SELLS,
	EMPTY_CART_ERRORS,
	EMPTY_CART_FEES,
	EMPTY_CART_ITEM_ERRORS,
	EMPTY_CART_ITEMS,
	EMPTY_EXTENSIONS,
	EMPTY_PAYMENT_METHODS,
	EMPTY_PAYMENT_REQUIREMENTS,
	EMPTY_SHIPPING_RATES,
	EMPTY_TAX_LINES,
	EMPTY_CART,
} from './cart-data';
export { getAddedData } from './optimistic/added-data';
export {
	getCouponErrorMessage,
	showCouponError,
	showWaitedCouponError,
} from './coupon-error';
export {
	explainTotal,
	type TotalChange,
	type TotalPart,
	type TotalReason,
} from './explain-total';
export { hasLoaded as hasLoadedCart } from './has-loaded';
export { createIsFieldHidden } from './customer/hidden-fields';
export { startInteractiveSync } from './page/interactive-sync';
export { startCartStore, type CartStart } from './start';
export { cartStore } from './store';
export {
	toAddOnCart,
	toStoreCart,
	type AddOnCart,
	type StoreCart,
	type StoreCartSource,
} from './store-cart';
export { readStoreCartSource, type CartSelector } from './store-cart-source';
export { getTabs, type Tabs } from './tabs/tabs';
export type {
	CartData,
	CartMeta,
	CartOperation,
	CartTotalKey,
	PendingCartFields,
	SavedItem,
} from './types';
