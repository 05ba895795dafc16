export type { CheckoutSettings } from './checkout-settings';
export type { CoreSettings } from './core-settings';

export { CORE_FIELD_KEYS, isFormFields } from './form-fields';

export { createSettings, readSettings, type Settings } from './settings';
export {
	getStorePageUrl,
	type StorePage,
	type StorePageName,
} from './store-pages';
