export type { BlocksConfig } from './blocks-config';
export type { CheckoutSettings, FieldLocations } from './checkout-settings';
export type { CoreSettings } from './core-settings';
export type { CountryData } from './country-data';
export {
	CORE_FIELD_KEYS,
	isFormFields,
	type CoreFieldKey,
	type CoreFormField,
	type FormField,
	type FormFields,
	type RuleSchema,
} from './form-fields';
export type { SettingsLookup } from './lookup';
export { createSettings, readSettings, type Settings } from './settings';
export type { StorePage, StorePageName } from './store-pages';
