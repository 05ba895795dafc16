import type {
	AddressFormField,
	AddressKind,
	InputHints,
} from '@shopfront/address';
import { FormField } from '../form-field/form-field';
import type { SelectOption } from '../select/select';
import type { TextInputProps } from '../text-input/text-input';

export interface AddressFieldProps {
	kind: AddressKind;
	field: AddressFormField;
	/** Text, or the state of a checkbox. */
	value: string | boolean;
	/** `''` for none. */
	errorMessage: string;
	/** Without options, renders a text input. */
	options?: readonly SelectOption[];
	/** Attributes for on-screen keyboards, and further props. The field's other props win. */
	hints?: InputHints & Partial< TextInputProps >;
	/** Such as `en_US`. */
	locale: string;
	format?: ( typed: string ) => string;
	onChange: ( value: string | boolean ) => void;
	onBlur: () => void;
}

/** See docs/contract/blocks.md 4. */
export const addressFieldId = ( kind: string, key: string ): string =>
	`${ kind }-${ key.replaceAll( '/', '-' ) }`;

/**
 * Surface: `#{kind}-{field}` (slashes of an add-on's key become `-`), `.wc-block-components-address-form__{field}`,
 * and the fields' own (docs/contract/blocks.md 4 and 5).
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
