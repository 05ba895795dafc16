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

/** See docs/contract/globals.md 5. */
export interface ValidatedTextInputHandle {
	focus: () => void;
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
	/** Default: the id of the input. */
	errorId?: string;
	showError?: boolean;
	/** Replaces the message of any error. */
	errorMessage?: string;
	/** May set its own message with `setCustomValidity`. */
	customValidation?: ( input: HTMLInputElement ) => boolean;
	/** Returns `''` or `undefined` for the default message. */
	customValidityMessage?: ( validity: ValidityState ) => string | undefined;
	customFormatter?: ( value: string ) => string;
	/** A first error stays hidden. */
	validateOnMount?: boolean;
	focusOnMount?: boolean;
}

/**
 * Returns the input's custom validity, else "Please enter a valid …". Source: docs/contract/globals.md 4
 * (getValidityMessageForInput). The locale belongs to the page's texts, such as `en_US`.
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

/** Trims the value first. The browser's rules come before the add-on's. */
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
 * For blocks of add-ons. Combines the browser's rules and the add-on's (docs/contract/cart-and-checkout.md 4, "Field
 * validation lifecycle"; docs/contract/globals.md 5).
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
	/** Evaluated on every call, because the add-on's rules may change with each render. */
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
