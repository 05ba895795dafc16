import type { AddressFormField, AddressKind } from '@shopfront/address';
import { FormField } from '../form-field/form-field';
import type { SelectOption } from '../select/select';

export interface AddressFieldProps {
	/** Which of the two addresses it belongs to. */
	kind: AddressKind;
	field: AddressFormField;
	/** Text, or whether a box is ticked. */
	value: string | boolean;
	/** What is wrong with the value; `''` for nothing that is to be shown. */
	errorMessage: string;
	/** What there is to choose from; without it the value is typed. */
	options?: readonly SelectOption[];
	/** Of the page's texts, as `en_US`. */
	locale: string;
	/** What becomes of a text while it is typed. */
	format?: ( typed: string ) => string;
	onChange: ( value: string | boolean ) => void;
	onBlur: () => void;
}

/** The id of the element of a field (docs/contract/blocks.md 4). */
export const addressFieldId = ( kind: string, key: string ): string =>
	`${ kind }-${ key.replaceAll( '/', '-' ) }`;

/**
 * One field of an address.
 *
 * Surface: `#{kind}-{field}` (slashes of an add-on's key become `-`), `.wc-block-components-address-form__{field}`, and
 * that of the fields themselves (docs/contract/blocks.md 4 and 5).
 */
export const AddressField = ( { kind, field, ...rest }: AddressFieldProps ) => {
	const { key, autocomplete } = field;
	return (
		<FormField
			{ ...rest }
			field={ field }
			id={ addressFieldId( kind, key ) }
			name={ `${ kind }_${ key }` }
			className={ `wc-block-components-address-form__${ key }` }
			errorId={ `${ kind }_${ key }` }
			autoComplete={
				autocomplete && `section-${ kind } ${ kind } ${ autocomplete }`
			}
		/>
	);
};
