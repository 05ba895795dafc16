export type AddressKind = 'billing' | 'shipping';

/** Text, or the state of a checkbox. */
export type AddressValue = string | boolean;

/** An address or part of one, by Store API field name. */
export type AddressFields = Readonly<
	Record< string, AddressValue | undefined >
>;

/** Determines shipping rates. `country` and `state` are codes; a state may also be free text. */
export interface AddressLocation {
	readonly country: string;
	readonly state: string;
	readonly city: string;
	readonly postcode: string;
}

/**
 * A country's rules for one field; missing keys fall back to the field's definition. Source:
 * docs/contract/settings.md 4.
 */
export interface FieldLocale {
	readonly label?: string;
	readonly optionalLabel?: string;
	readonly required?: boolean;
	readonly hidden?: boolean;
	/** Position in the form. Servers also send it as text. */
	readonly index?: number | string;
}

/** Source: docs/contract/settings.md 4. */
export interface CountryRules {
	readonly allowBilling: boolean;
	readonly allowShipping: boolean;
	/** Names by code; `{}` if the country's states are free text, or it has none. */
	readonly states: Readonly< Record< string, string > >;
	/** By field. */
	readonly locale: Readonly< Record< string, FieldLocale > >;
}

/** By code. */
export type CountryTable = Readonly< Record< string, CountryRules > >;

interface FieldTraits {
	readonly label: string;
	/** Replaces the label while the field is optional. */
	readonly optionalLabel: string;
	/** Defaults to `text`. */
	readonly type?: string;
	readonly autocomplete?: string;
	readonly autocapitalize?: string;
	readonly placeholder?: string;
	/** Replaces our error message for an empty select or an unchecked checkbox. */
	readonly errorMessage?: string;
	/** Spread on the input. */
	readonly attributes?: Readonly< Record< string, string > >;
	readonly options?: ReadonlyArray< { value: string; label: string } >;
}

/** A field before a country's rules apply. Source: docs/contract/settings.md 5. */
export interface FieldDefinition extends FieldTraits {
	/** An object is a rule of an add-on's field. */
	readonly required: boolean | object;
	readonly hidden: boolean | object;
	/** Sort order; add-ons' fields have none and come last. */
	readonly index?: number;
}

/** A field with a country's rules applied. A hidden field is never required. */
export interface AddressFormField extends FieldTraits {
	/** Store API name: `postcode`, `namespace/name`. */
	readonly key: string;
	readonly required: boolean;
	readonly hidden: boolean;
}
