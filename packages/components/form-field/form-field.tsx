import {
	formatInlineLabel,
	type AddressFormField,
	type InputHints,
} from '@shopfront/address';
import { __, sprintf } from '@wordpress/i18n';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CheckboxControl } from '../checkbox-control/checkbox-control';
import { Select, type SelectOption } from '../select/select';
import { TextInput, type TextInputProps } from '../text-input/text-input';
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
	/** Text, or the state of a checkbox. */
	value: string | boolean;
	/** `''` for none. */
	errorMessage: string;
	/** The error message's id derives from it. */
	errorId: string;
	/** Defaults to the field's own options; without any, renders an input. */
	options?: readonly SelectOption[];
	/** Includes the section. */
	autoComplete?: string;
	/** Attributes for on-screen keyboards, and further props. The field's other props win. */
	hints?: InputHints & Partial< TextInputProps >;
	describedBy?: string;
	help?: ReactNode;
	/** Such as `en_US`. */
	locale: string;
	format?: ( typed: string ) => string;
	onChange: ( value: string | boolean ) => void;
	onBlur: () => void;
	onUnreadable?: TextInputProps[ 'onUnreadable' ];
}

/**
 * Renders an input, a select or a checkbox.
 *
 * Surface: a select is a `.wc-block-components-select-input`, `-{field}`, and `.wc-block-components-{field}-input`
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
	hints,
	describedBy,
	help,
	locale,
	format,
	onChange,
	onBlur,
	onUnreadable,
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
		// Most screen readers support `aria-describedby`, but not `aria-errormessage`.
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
			// Select nothing for an unknown value: a browser would show the first option.
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
			autoCapitalize={ field.autocapitalize ?? autoCapitalize }
			{ ...hints }
			{ ...shared }
			className={ className }
			value={ text }
			type={ type }
			autoComplete={ autoComplete ?? defaultAutoComplete }
			help={ help }
			format={ format }
			onUnreadable={ onUnreadable }
		/>
	);
};
