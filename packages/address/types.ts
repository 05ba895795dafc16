/** Which of a customer's two addresses. */
export type AddressKind = 'billing' | 'shipping';

/** Text, or whether a box is ticked. */
export type AddressValue = string | boolean;

/** An address or part of one, by field, with the names of the wire. */
export type AddressFields = Readonly<
	Record< string, AddressValue | undefined >
>;

/** The part of an address that decides on shipping rates. `country` and `state` are codes; a state may be typed text. */
export interface AddressLocation {
	readonly country: string;
	readonly state: string;
	readonly city: string;
	readonly postcode: string;
}

/** What a country wants of one field; missing keys leave it as it is elsewhere. Source: docs/contract/settings.md 4. */
export interface FieldLocale {
	readonly label?: string;
	readonly optionalLabel?: string;
	readonly required?: boolean;
	readonly hidden?: boolean;
	/** Place in the form; servers also send it as text. */
	readonly index?: number | string;
}

/** What is known of one country. Source: docs/contract/settings.md 4. */
export interface CountryRules {
	readonly allowBilling: boolean;
	readonly allowShipping: boolean;
	/** Names by code; `{}` for a country whose states are typed, or has none. */
	readonly states: Readonly< Record< string, string > >;
	/** By field. */
	readonly locale: Readonly< Record< string, FieldLocale > >;
}

/** Countries by code: those that are billed or shipped to. */
export type CountryTable = Readonly< Record< string, CountryRules > >;

interface FieldTraits {
	readonly label: string;
	/** Shown in place of the label while the field is not required. */
	readonly optionalLabel: string;
	/** `text` when missing. */
	readonly type?: string;
	readonly autocomplete?: string;
	readonly autocapitalize?: string;
	readonly placeholder?: string;
	/** Said in place of our own words when a select or a box is left empty. */
	readonly errorMessage?: string;
	/** Spread on the input. */
	readonly attributes?: Readonly< Record< string, string > >;
	/** Of a select. */
	readonly options?: ReadonlyArray< { value: string; label: string } >;
}

/** A field before a country has had its say. Source: docs/contract/settings.md 5. */
export interface FieldDefinition extends FieldTraits {
	/** An object is a rule of an add-on's field. */
	readonly required: boolean | object;
	readonly hidden: boolean | object;
	/** Fields are sorted by it; those of add-ons have none and come last. */
	readonly index?: number;
}

/** A field as one country wants it. A hidden one is never required. */
export interface AddressFormField extends FieldTraits {
	/** As on the wire: `postcode`, `namespace/name`. */
	readonly key: string;
	readonly required: boolean;
	readonly hidden: boolean;
}
