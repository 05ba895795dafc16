import { forwardRef, useState } from '@wordpress/element';
import clsx from 'clsx';
import type { InputHTMLAttributes, ReactNode } from 'react';

export interface TextInputProps extends Omit<
	InputHTMLAttributes< HTMLInputElement >,
	'onChange' | 'onBlur' | 'value'
> {
	id: string;
	label?: string;
	/** Replaces `label` for screen readers. */
	screenReaderLabel?: string;
	value?: string;
	onChange: ( value: string ) => void;
	onBlur?: ( value: string ) => void;
	/**
	 * Formats the text during input and keeps the cursor position. Not for types without a cursor API, such as
	 * `email`.
	 */
	format?: ( typed: string ) => string;
	/** A hint below the field, linked by `aria-describedby`. */
	help?: ReactNode;
	/** At the end of the field. */
	icon?: ReactNode;
	/** Renders below the field, such as an error message. */
	feedback?: ReactNode;
	/** Renders last, such as suggestions. */
	children?: ReactNode;
	hasError?: boolean;
	/**
	 * True if the browser has text that it can't turn into a value, such as 30 February in a date field. The value is
	 * empty then.
	 */
	onUnreadable?: ( isUnreadable: boolean ) => void;
}

/** Sets the value before React does, because React would move the cursor to the end. */
const formatKeepingCursor = (
	input: HTMLInputElement,
	format: ( typed: string ) => string
): void => {
	const { value, selectionEnd } = input;
	const formatted = format( value );
	if ( formatted !== value ) {
		const afterCursor = value.length - ( selectionEnd ?? value.length );
		const cursor = Math.max( 0, formatted.length - afterCursor );
		input.value = formatted;
		input.setSelectionRange( cursor, cursor );
	}
};

/**
 * Surface: `.wc-block-components-text-input`, with `.is-active` while it is focused or filled and `.has-error` in the
 * error state; `__wrapper` around input and label if there is an icon;
 * `#{id}__help.wc-block-components-text-input__help` (docs/contract/globals.md 5).
 */
export const TextInput = forwardRef< HTMLInputElement, TextInputProps >(
	function ForwardedTextInput(
		{
			className,
			id,
			label,
			screenReaderLabel,
			value = '',
			onChange,
			onBlur,
			format,
			help,
			icon,
			feedback,
			children,
			hasError = false,
			onUnreadable,
			type = 'text',
			autoCapitalize = 'off',
			autoComplete = 'off',
			'aria-describedby': describedBy,
			...rest
		},
		ref
	) {
		const [ isFocused, setIsFocused ] = useState( false );
		const reportUnreadable = ( { validity }: HTMLInputElement ) =>
			onUnreadable?.( validity.badInput );
		const helpId = help ? `${ id }__help` : undefined;
		const field = (
			<>
				<input
					{ ...rest }
					ref={ ref }
					type={ type }
					id={ id }
					value={ value }
					autoCapitalize={ autoCapitalize }
					autoComplete={ autoComplete }
					aria-label={ screenReaderLabel }
					aria-invalid={ hasError || undefined }
					aria-describedby={
						clsx( describedBy, helpId ) || undefined
					}
					onChange={ ( { target } ) => {
						if ( format ) {
							formatKeepingCursor( target, format );
						}
						onChange( target.value );
					} }
					// Enter sends the form without a blur.
					onKeyUp={ ( { currentTarget } ) =>
						reportUnreadable( currentTarget )
					}
					onFocus={ () => setIsFocused( true ) }
					onBlur={ ( { target } ) => {
						setIsFocused( false );
						reportUnreadable( target );
						// Some password managers fill fields without an event.
						if ( target.value && target.value !== value ) {
							onChange(
								format ? format( target.value ) : target.value
							);
						}
						onBlur?.( target.value );
					} }
				/>
				{ label && <label htmlFor={ id }>{ label }</label> }
			</>
		);
		return (
			<div
				className={ clsx( 'wc-block-components-text-input', className, {
					// An empty date field shows the order of day, month and year.
					'is-active': isFocused || value !== '' || type === 'date',
					'has-error': hasError,
				} ) }
			>
				{ icon ? (
					<div className="wc-block-components-text-input__wrapper">
						{ field }
						{ icon }
					</div>
				) : (
					field
				) }
				{ help && (
					<p
						id={ helpId }
						className="wc-block-components-text-input__help"
					>
						{ help }
					</p>
				) }
				{ feedback }
				{ children }
			</div>
		);
	}
);
