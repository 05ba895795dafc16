export { createDelayedPush } from './delayed-push';
export {
	getInstance,
	getPageCheckout,
	getServices,
	providePageCheckout,
	provideServices,
	registerOnce,
} from './services';
export type { Thunk } from './thunk';
export type { PageCheckout, StoreRegistry, StoreServices } from './types';
