import type {
	AddressLookupConfig,
	AddressLookupQuery,
	AddressPlace,
} from '@shopfront/extensibility';

export type { AddressLookupConfig, AddressLookupQuery, AddressPlace };

export interface AddressSuggestion {
	/** Passed to `select`. */
	id: string;
	/** The address in one line, as plain text. */
	label: string;
	/** The parts of the label that match the typed text. */
	matchedSubstrings?: readonly { offset: number; length: number }[];
}

/** Suggests addresses. The page waits 5 seconds for an answer. */
export interface AddressProvider {
	/** If the page has the setting `addressAutocompleteProviders`, it must contain this id. */
	id: string;
	/** Whether it knows a country's addresses; `country` is a code such as `US`. */
	canSearch: ( country: string ) => boolean;
	/** Returns up to five suggestions for three or more typed characters. */
	search: (
		query: string,
		country: string
	) => Promise< readonly AddressSuggestion[] >;
	/** Returns a suggestion's address, by field. Only fields of the form are filled in. */
	select: (
		id: string,
		country: string
	) => Promise< Readonly< Record< string, string > > >;
}

export interface AddressAutocomplete {
	/** Add a provider here. */
	providers: Record< string, AddressProvider >;
	/** The provider for each address; `null` for none. The page sets it. */
	activeProvider: Record< 'billing' | 'shipping', AddressProvider | null >;
}
