import { formatInlineLabel, type AddressFormField } from '@shopfront/address';
import { __, sprintf } from '@wordpress/i18n';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CheckboxControl } from '../checkbox-control/checkbox-control';
import { Select, type SelectOption } from '../select/select';
import { TextInput } from '../text-input/text-input';
import {
	ValidationInputError,
	validationErrorId,
} from '../validation-input-error/validation-input-error';
import { fieldAttributes } from './field-attributes';

export interface FormFieldProps {
	id: string;
	name: string;
	className?: string;
	field: AddressFormField;
	/** Text, or whether a box is ticked. */
	value: string | boolean;
	/** What is wrong with the value; `''` for nothing that is to be shown. */
	errorMessage: string;
	/** What the id of the error's text is made from. */
	errorId: string;
	/** What there is to choose from; without it the value is typed, unless the field has options of its own. */
	options?: readonly SelectOption[];
	/** What a browser may fill in, with its section. */
	autoComplete?: string;
	/** Ids of texts that say more. */
	describedBy?: string;
	/** A hint that stands below the field. */
	help?: ReactNode;
	/** Of the page's texts, as `en_US`. */
	locale: string;
	/** What becomes of a text while it is typed. */
	format?: ( typed: string ) => string;
	onChange: ( value: string | boolean ) => void;
	onBlur: () => void;
}

/**
 * One field of a form: to type in, to choose from, or to tick.
 *
 * Surface: a list is a `.wc-block-components-select-input`, `-{field}`, and `.wc-block-components-{field}-input`
 * (docs/contract/blocks.md 5).
 */
export const FormField = ( {
	id,
	name,
	className,
	field,
	value,
	errorMessage,
	errorId,
	options = field.type === 'select' ? ( field.options ?? [] ) : undefined,
	autoComplete,
	describedBy,
	help,
	locale,
	format,
	onChange,
	onBlur,
}: FormFieldProps ) => {
	const { key, label, required, type } = field;
	const {
		autoComplete: defaultAutoComplete,
		autoCapitalize,
		'aria-describedby': fieldDescription,
		...attributes
	} = fieldAttributes( field.attributes );
	const hasError = errorMessage !== '';
	const messageId = hasError ? validationErrorId( errorId ) : undefined;
	const shared = {
		...attributes,
		id,
		name,
		label: required ? label : field.optionalLabel,
		required,
		hasError,
		'aria-errormessage': messageId,
		// Most screen readers follow only this one.
		'aria-describedby':
			clsx( messageId, describedBy, fieldDescription ) || undefined,
		feedback: (
			<ValidationInputError
				errorMessage={ errorMessage }
				elementId={ errorId }
			/>
		),
		onChange,
		onBlur,
	};
	if ( type === 'checkbox' ) {
		return (
			<CheckboxControl
				{ ...shared }
				className={ className }
				checked={ value === true }
			/>
		);
	}
	const text = typeof value === 'string' ? value : '';
	return options ? (
		<Select
			{ ...shared }
			className={ clsx(
				'wc-block-components-select-input',
				`wc-block-components-select-input-${ key }`,
				`wc-block-components-${ key }-input`,
				className
			) }
			// What is not in the list is not chosen: a browser would show the first option for it.
			value={
				options.some( ( option ) => option.value === text ) ? text : ''
			}
			autoComplete={ autoComplete ?? defaultAutoComplete }
			options={ options }
			placeholder={
				field.placeholder ||
				sprintf(
					/* translators: %s: label of a list to choose from, as "state", in lower case where the language has it so. */
					__( 'Select a %s', 'woocommerce' ),
					formatInlineLabel( label, locale )
				)
			}
		/>
	) : (
		<TextInput
			{ ...shared }
			className={ className }
			value={ text }
			type={ type }
			autoComplete={ autoComplete ?? defaultAutoComplete }
			autoCapitalize={ field.autocapitalize ?? autoCapitalize }
			help={ help }
			format={ format }
		/>
	);
};
