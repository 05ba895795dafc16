import type {
	AddressFormField,
	AddressKind,
	InputHints,
} from '@shopfront/address';
import { FormField } from '../form-field/form-field';
import type { SelectOption } from '../select/select';
import type { TextInputProps } from '../text-input/text-input';

export interface AddressFieldProps {
	/** The address that the field belongs to. */
	kind: AddressKind;
	field: AddressFormField;
	/** Text, or the state of a checkbox. */
	value: string | boolean;
	/** Error message of the field; `''` for none. */
	errorMessage: string;
	/** Renders a select with these options. Without them, renders a text input. */
	options?: readonly SelectOption[];
	/** Attributes for on-screen keyboards of an input, and further props. Other props of the field win. */
	hints?: InputHints & Partial< TextInputProps >;
	/** Locale of the page, such as `en_US`. */
	locale: string;
	/** Formats the text during input. */
	format?: ( typed: string ) => string;
	onChange: ( value: string | boolean ) => void;
	onBlur: () => void;
}

/** Returns the element id of a field (docs/contract/blocks.md 4). */
export const addressFieldId = ( kind: string, key: string ): string =>
	`${ kind }-${ key.replaceAll( '/', '-' ) }`;

/**
 * One field of an address.
 *
 * Surface: `#{kind}-{field}` (slashes of an add-on's key become `-`), `.wc-block-components-address-form__{field}`, and
 * the fields' own (docs/contract/blocks.md 4 and 5).
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
