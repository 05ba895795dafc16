export { startCartStore, type CartStart } from './start';
export { cartStore } from './store';
export type {
	CartData,
	CartMeta,
	CartOperation,
	PendingCartFields,
} from './types';
