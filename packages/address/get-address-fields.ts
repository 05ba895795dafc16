import { getOptionalLabel } from './optional-label';
import type {
	AddressFormField,
	CountryTable,
	FieldDefinition,
	FieldLocale,
} from './types';

/** What the page says of fields and countries, and which fields a form has. */
export interface AddressFieldsOptions {
	defaultFields: Readonly< Record< string, FieldDefinition > >;
	countryData: CountryTable;
	/** Keys without a definition are left out. */
	keys: readonly string[];
}

/** A place as number; `undefined` for what is none. */
const parsePosition = (
	index: number | string | undefined
): number | undefined => {
	const position = typeof index === 'string' ? parseInt( index, 10 ) : index;
	return Number.isFinite( position ) ? position : undefined;
};

const merge = (
	key: string,
	definition: FieldDefinition,
	locale: FieldLocale
): AddressFormField => {
	const { index, required, hidden, optionalLabel, ...traits } = definition;
	const isHidden = locale.hidden ?? hidden === true;
	return {
		...traits,
		key,
		label: locale.label ?? definition.label,
		optionalLabel:
			locale.optionalLabel ??
			( locale.label === undefined
				? optionalLabel
				: getOptionalLabel( locale.label ) ),
		hidden: isHidden,
		required: ! isHidden && ( locale.required ?? required === true ),
	};
};

/**
 * The fields of an address form, in their order, as a country wants them: what it says goes before the page's own
 * definitions. Hidden fields are among them, so that they can be emptied. Source: docs/contract/cart-and-checkout.md 3,
 * "Form field definition", "Country data", docs/contract/settings.md 4.
 *
 * A rule of an add-on's field counts as one that does not hold: judge it first, and give its outcome as boolean.
 *
 * @param country               Its code; `''` or one that the page does not name leaves the definitions as they are.
 * @param options
 * @param options.defaultFields
 * @param options.countryData
 * @param options.keys
 */
export const getAddressFields = (
	country: string,
	{ defaultFields, countryData, keys }: AddressFieldsOptions
): AddressFormField[] => {
	const locales = countryData[ country ]?.locale ?? {};
	return keys
		.flatMap( ( key ) => {
			const definition = defaultFields[ key ];
			const locale = locales[ key ] ?? {};
			return definition
				? [
						{
							field: merge( key, definition, locale ),
							position:
								parsePosition( locale.index ) ??
								definition.index ??
								Number.MAX_VALUE,
						},
					]
				: [];
		} )
		.sort( ( a, b ) => a.position - b.position )
		.map( ( { field } ) => field );
};
