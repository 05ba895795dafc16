export { isCouponError } from './cart-errors';
export { EMPTY_CART } from './cart-data';
export * as EMPTY_VALUES from './empty-values';
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
export { currencyFields, sampleProduct } from './preview/sample-product';
export { runEarlierPress } from './runtime';
export { startCartStore } from './start';
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
	SavedItem,
} from './types';
