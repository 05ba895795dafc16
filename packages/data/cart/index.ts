export { hiddenFieldsOf } from './hidden-fields';
export { startCartStore, type CartStart } from './start';
export { cartStore } from './store';
export {
	toAddOnCart,
	toStoreCart,
	type AddOnCart,
	type StoreCart,
	type StoreCartSource,
} from './store-cart';
export type {
	CartData,
	CartMeta,
	CartOperation,
	PendingCartFields,
} from './types';
