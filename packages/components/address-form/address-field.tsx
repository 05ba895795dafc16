import {
	labelInSentence,
	type AddressFormField,
	type AddressKind,
} from '@shopfront/address';
import { __, sprintf } from '@wordpress/i18n';
import clsx from 'clsx';
import { Select, type SelectOption } from '../select/select';
import { TextInput } from '../text-input/text-input';
import {
	ValidationInputError,
	validationErrorId,
} from '../validation-input-error/validation-input-error';

export interface AddressFieldProps {
	/** Which of the two addresses it belongs to. */
	kind: AddressKind;
	field: AddressFormField;
	value: string;
	/** What is wrong with the value; `''` for nothing that is to be shown. */
	errorMessage: string;
	/** What there is to choose from; without it the value is typed. */
	options?: readonly SelectOption[];
	/** Of the page's texts, as `en_US`. */
	locale: string;
	onChange: ( value: string ) => void;
	onBlur: () => void;
}

/**
 * One field of an address, to type in or to choose from.
 *
 * Surface: `#{kind}-{field}` (slashes of an add-on's key become `-`), `.wc-block-components-address-form__{field}`;
 * a list is a `.wc-block-components-select-input`, `-{field}`, and `.wc-block-components-{field}-input`
 * (contract/blocks.md 4 and 5).
 */
export const AddressField = ( {
	kind,
	field,
	value,
	errorMessage,
	options,
	locale,
	onChange,
	onBlur,
}: AddressFieldProps ) => {
	const { key, label, required, autocomplete, attributes } = field;
	const id = `${ kind }-${ key.replaceAll( '/', '-' ) }`;
	const className = `wc-block-components-address-form__${ key }`;
	const hasError = errorMessage !== '';
	const errorId = hasError ? validationErrorId( id ) : undefined;
	const shared = {
		...attributes,
		id,
		name: `${ kind }_${ key }`,
		label: required ? label : field.optionalLabel,
		value,
		required,
		autoComplete:
			autocomplete && `section-${ kind } ${ kind } ${ autocomplete }`,
		hasError,
		'aria-errormessage': errorId,
		// Most screen readers follow only this one.
		'aria-describedby': errorId,
		feedback: (
			<ValidationInputError
				errorMessage={ errorMessage }
				elementId={ id }
			/>
		),
		onChange,
		onBlur,
	};
	return options ? (
		<Select
			{ ...shared }
			className={ clsx(
				'wc-block-components-select-input',
				`wc-block-components-select-input-${ key }`,
				`wc-block-components-${ key }-input`,
				className
			) }
			options={ options }
			placeholder={ sprintf(
				/* translators: %s: label of a list to choose from, as "state", in lower case where the language has it so. */
				__( 'Select a %s', 'shopfront' ),
				labelInSentence( label, locale )
			) }
		/>
	) : (
		<TextInput
			{ ...shared }
			className={ className }
			type={ field.type }
			autoCapitalize={ field.autocapitalize }
		/>
	);
};
