import {
	TextInput,
	ValidationInputError,
	validationErrorId,
	type TextInputProps,
} from '@shopfront/components';
import { formatInlineLabel } from '@shopfront/address';
import {
	forwardRef,
	useEffect,
	useId,
	useImperativeHandle,
	useRef,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import clsx from 'clsx';
import type { RefObject } from 'react';
import { useBlockApp } from '../../app/block-app';
import { useFieldValidation } from './use-field-validation';

/** What an add-on may do with a field of its own (docs/contract/globals.md 5). */
export interface ValidatedTextInputHandle {
	focus: () => void;
	/** Judges what stands in the field, and shows what is wrong. */
	revalidate: () => void;
	isFocused: () => boolean;
	setErrorMessage: ( message: string ) => void;
	inputRef: RefObject< HTMLInputElement >;
}

export interface ValidatedTextInputProps extends Omit<
	TextInputProps,
	'id' | 'hasError' | 'feedback'
> {
	id?: string;
	/** Under which id what is wrong is kept; the id unless said. */
	errorId?: string;
	/** Whether what is wrong stands below the field. */
	showError?: boolean;
	/** Said whatever is wrong. */
	errorMessage?: string;
	/** Whether the value is good; it may set a message of its own by `setCustomValidity`. */
	customValidation?: ( input: HTMLInputElement ) => boolean;
	/** What is wrong, in words; `''` or nothing for ours. */
	customValidityMessage?: ( validity: ValidityState ) => string | undefined;
	/** What becomes of a text before it is told. */
	customFormatter?: ( value: string ) => string;
	/** Whether it is judged from the start, out of sight. */
	validateOnMount?: boolean;
	focusOnMount?: boolean;
}

/**
 * What is wrong with an input, in words: what it was told is, else that its value is none of its kind. Source:
 * docs/contract/globals.md 4 (getValidityMessageForInput).
 *
 * @param label
 * @param input
 * @param locale                Of the page's texts, as `en_US`.
 * @param customValidityMessage
 */
export const getValidityMessage = (
	label: string,
	input: HTMLInputElement,
	locale: string,
	customValidityMessage?: ValidatedTextInputProps[ 'customValidityMessage' ]
): string => {
	const { valid, customError, valueMissing, badInput, typeMismatch } =
		input.validity;
	if ( valid || customError ) {
		return input.validationMessage;
	}
	const custom = customValidityMessage?.( input.validity );
	if ( custom ) {
		return custom;
	}
	if ( ! valueMissing && ! badInput && ! typeMismatch ) {
		return input.validationMessage;
	}
	return input.type === 'checkbox'
		? __( 'Please check this box if you want to proceed.', 'woocommerce' )
		: sprintf(
				/* translators: %s: label of a form field, in lower case where the language has it so. */
				__( 'Please enter a valid %s', 'woocommerce' ),
				formatInlineLabel( label, locale )
			);
};

/** What the browser and the add-on have against a value, which is judged without spaces around it. */
const findProblem = (
	input: HTMLInputElement,
	label: string,
	locale: string,
	{
		customValidation,
		customValidityMessage,
	}: Pick<
		ValidatedTextInputProps,
		'customValidation' | 'customValidityMessage'
	>
): string => {
	input.setCustomValidity( '' );
	if ( input.required && input.value.trim() === '' ) {
		return (
			customValidityMessage?.( input.validity ) ||
			sprintf(
				/* translators: %s: label of a form field, in lower case where the language has it so. */
				__( 'Please enter a valid %s', 'woocommerce' ),
				formatInlineLabel( label, locale )
			)
		);
	}
	const isValid =
		input.checkValidity() && ( customValidation?.( input ) ?? true );
	const message = getValidityMessage(
		label,
		input,
		locale,
		customValidityMessage
	);
	return isValid
		? ''
		: message ||
				sprintf(
					/* translators: %s: label of a form field, in lower case where the language has it so. */
					__( 'Please enter a valid %s', 'woocommerce' ),
					formatInlineLabel( label, locale )
				);
};

/**
 * A field for one line of text that knows what is wrong with it, for blocks of add-ons. It is judged by the browser's
 * own rules and by the add-on's (docs/contract/cart-and-checkout.md 4, "Field validation lifecycle";
 * docs/contract/globals.md 5).
 */
export const ValidatedTextInput = forwardRef<
	ValidatedTextInputHandle,
	ValidatedTextInputProps
>( function ForwardedValidatedTextInput(
	{
		id,
		errorId,
		showError = true,
		errorMessage = '',
		customValidation,
		customValidityMessage,
		customFormatter,
		validateOnMount = true,
		focusOnMount = false,
		label = '',
		value = '',
		onChange,
		onBlur,
		'aria-describedby': describedBy,
		...rest
	},
	ref
) {
	const app = useBlockApp();
	const { userLocale } = app.settings.locale;
	const ownId = `textinput-${ useId().replaceAll( ':', '' ) }`;
	const elementId = id ?? ownId;
	const key = errorId || elementId;
	const inputRef = useRef< HTMLInputElement >( null );
	/** What is wrong now; read anew each time, as the add-on's rules may change with each render. */
	const problem = () =>
		inputRef.current
			? findProblem( inputRef.current, label, userLocale, {
					customValidation,
					customValidityMessage,
				} )
			: '';
	const {
		message: shown,
		revalidate,
		showError: show,
		hideError,
	} = useFieldValidation( key, problem, value, validateOnMount );
	const message = shown && ( errorMessage || shown );

	useImperativeHandle(
		ref,
		() => ( {
			focus: () => inputRef.current?.focus(),
			revalidate,
			isFocused: () =>
				inputRef.current !== null &&
				inputRef.current.ownerDocument.activeElement ===
					inputRef.current,
			setErrorMessage: show,
			inputRef,
		} ),
		[ revalidate, show ]
	);

	useEffect( () => {
		if ( focusOnMount ) {
			inputRef.current?.focus();
		}
	}, [ focusOnMount ] );

	const messageId = message ? validationErrorId( key ) : undefined;
	return (
		<TextInput
			{ ...rest }
			ref={ inputRef }
			id={ elementId }
			label={ label }
			value={ value }
			hasError={ message !== '' }
			aria-errormessage={ messageId }
			aria-describedby={ clsx( messageId, describedBy ) || undefined }
			feedback={
				showError && (
					<ValidationInputError
						errorMessage={ message }
						elementId={ key }
					/>
				)
			}
			onChange={ ( typed ) => {
				hideError();
				onChange( customFormatter ? customFormatter( typed ) : typed );
			} }
			onBlur={ ( typed ) => {
				revalidate();
				onBlur?.( typed );
			} }
		/>
	);
} );
