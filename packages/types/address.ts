import type {
	AddressLookupConfig,
	AddressLookupQuery,
	AddressPlace,
} from '@shopfront/extensibility';

export type { AddressLookupConfig, AddressLookupQuery, AddressPlace };

/** A suggested address. */
export interface AddressSuggestion {
	/** Passed to `select`. */
	id: string;
	/** The address in one line, as plain text. */
	label: string;
	/** Parts of the label that match the typed text. */
	matchedSubstrings?: readonly { offset: number; length: number }[];
}

/** A provider of suggested addresses. The page waits 5 seconds for an answer. */
export interface AddressProvider {
	/** Has to be in the setting `addressAutocompleteProviders`, if the page has it. */
	id: string;
	/** Whether it knows addresses of a country, given as a code such as `US`. */
	canSearch: ( country: string ) => boolean;
	/** Returns up to five suggestions for three or more typed characters. */
	search: (
		query: string,
		country: string
	) => Promise< readonly AddressSuggestion[] >;
	/** Returns the address of a suggestion, by field. Only fields of the form are filled in. */
	select: (
		id: string,
		country: string
	) => Promise< Readonly< Record< string, string > > >;
}

/** The providers of suggested addresses, by id. */
export interface AddressAutocomplete {
	/** Add a provider here. */
	providers: Record< string, AddressProvider >;
	/** The provider of each address; `null` for none. The page sets it. */
	activeProvider: Record< 'billing' | 'shipping', AddressProvider | null >;
}
