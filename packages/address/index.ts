export { emptyHidden } from './changes';
export { differingFields, hasSameValues, normaliseField } from './compare';
export { statesOf } from './countries';
export { fieldsFor, type FieldsForOptions } from './fields-for';
export {
	writeAddress,
	type AddressFormats,
	type WrittenAddress,
} from './write-address';
export { formatDestination, type DestinationNames } from './format-destination';
export { isEmail } from './is-email';
export { labelInSentence } from './label-in-sentence';
export { matchState } from './match-state';
export { onCountryChange } from './on-country-change';
export { optionalLabelOf } from './optional-label';
export { normalisePostcode } from './normalise-postcode';
export { isPostcode } from './postcode';
export { problemMessage } from './problem-message';
export { isAddressComplete, RATE_FIELDS } from './rate-fields';
export { suggestEmail } from './suggest-email';
export type {
	AddressFields,
	AddressFormField,
	AddressKind,
	AddressValue,
	CountryRules,
	CountryTable,
	FieldDefinition,
	FieldLocale,
	Place,
} from './types';
export {
	validateField,
	type FieldContext,
	type FieldProblem,
} from './validate-field';
