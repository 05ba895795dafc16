export { clearHiddenFields } from './update-address';
export {
	getChangedFields,
	containsValues,
	normaliseField,
} from './compare-addresses';
export { getStates } from './countries';
export { getAddressFields } from './get-address-fields';
export { formatAddress } from './format-address';
export { formatDestination } from './format-destination';
export { isEmail } from './is-email';
export { formatInlineLabel } from './format-inline-label';
export { getInputHints, type InputHints } from './input-hints';
export { matchState } from './match-state';
export { setCountry } from './on-country-change';
export { getOptionalLabel } from './optional-label';
export {
	parsePastedAddress,
	type PastedAddress,
} from './pasted/parse-pasted-address';
export {
	planPlaces,
	type Place,
	type PlaceKey,
	type PlaceValues,
} from './plan-places';
export { normalisePostcode } from './normalise-postcode';
export {
	getPickupLocation,
	isPickupRate,
	type PickupLocation,
} from './pickup-location';
export { isPostcode, isPostcodeComplete } from './postcode';
export { getFieldErrorMessage } from './field-error-message';
export { isAddressComplete, RATE_FIELDS } from './rate-fields';
export { suggestEmail } from './suggest-email';
export type {
	AddressFields,
	AddressFormField,
	AddressKind,
	AddressValue,
	CountryRules,
	FieldDefinition,
	FieldLocale,
	AddressLocation,
} from './types';
export { validateField, type FieldErrorCode } from './validate-field';
