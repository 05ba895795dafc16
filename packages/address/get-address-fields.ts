import { getOptionalLabel } from './optional-label';
import type {
	AddressFormField,
	CountryTable,
	FieldDefinition,
	FieldLocale,
} from './types';

export interface AddressFieldsOptions {
	defaultFields: Readonly< Record< string, FieldDefinition > >;
	countryData: CountryTable;
	/** Keys without a definition are left out. */
	keys: readonly string[];
}

/** `undefined` if the index isn't a finite number. */
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
 * Returns the fields in order. The country's rules override the page's definitions. Hidden fields are included, so
 * you can clear them. Source: docs/contract/cart-and-checkout.md 3, "Form field definition", "Country data",
 * docs/contract/settings.md 4.
 *
 * Rules of add-ons' fields count as false. Evaluate them first and pass the results as booleans.
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
