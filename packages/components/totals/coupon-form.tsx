import { useLayoutEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { Button } from '../button/button';
import { TextInput } from '../text-input/text-input';
import {
	ValidationInputError,
	validationErrorId,
} from '../validation-input-error/validation-input-error';

/** Add-ons and themes use these ids (docs/contract/blocks.md 4). */
const FORM_ID = 'wc-block-components-totals-coupon__form';
const INPUT_ID = 'wc-block-components-totals-coupon__input-coupon';

const PANEL = '.wc-block-components-totals-coupon';

/** The surrounding panel holds the state, so a code survives closing it. */
export interface CouponEntry {
	code: string;
	setCode: ( code: string ) => void;
	/** Empties and closes the panel. Focuses its title if the form had the focus. */
	close: ( hadFocus: boolean ) => void;
}

export interface CouponFormProps extends CouponEntry {
	isLoading: boolean;
	/** Why the server rejected the last code; `''` for none. */
	errorMessage: string;
	/** Resolves to true if the server accepted the code. */
	onSubmit: ( code: string ) => Promise< boolean >;
	/** Called on input: an error about the previous code is then obsolete. */
	onChange: () => void;
}

/** Focuses its field if the shopper opened the panel. Closes the panel when the server accepts the code. */
export const CouponForm = ( {
	code,
	setCode,
	close,
	isLoading,
	errorMessage,
	onSubmit,
	onChange,
}: CouponFormProps ) => {
	const errorId = errorMessage ? validationErrorId( INPUT_ID ) : undefined;
	const isEmpty = code.trim() === '';
	const input = useRef< HTMLInputElement >( null );
	// In the same task as the click: phones open no keyboard for a later focus.
	useLayoutEffect( () => {
		const panel = input.current?.closest( PANEL );
		// An error opens the panel too, and the form may load while the shopper moves on.
		if ( panel?.contains( panel.ownerDocument.activeElement ) ) {
			input.current?.focus();
		}
	}, [] );

	const submit = async ( event: FormEvent< HTMLFormElement > ) => {
		event.preventDefault();
		const form = event.currentTarget;
		if ( isEmpty || isLoading ) {
			return;
		}
		if ( await onSubmit( code.trim() ) ) {
			// Closing the panel removes the form, so its focus moves to the title. A focus elsewhere doesn't change.
			close( form.contains( form.ownerDocument.activeElement ) );
		}
	};

	return (
		<div className="wc-block-components-totals-coupon__content">
			<form
				id={ FORM_ID }
				className="wc-block-components-totals-coupon__form"
				onSubmit={ submit }
			>
				<TextInput
					ref={ input }
					id={ INPUT_ID }
					className="wc-block-components-totals-coupon__input"
					label={ __( 'Enter code', 'woocommerce' ) }
					enterKeyHint="done"
					autoCapitalize="none"
					autoCorrect="off"
					spellCheck={ false }
					value={ code }
					onChange={ ( value ) => {
						setCode( value );
						onChange();
					} }
					hasError={ errorMessage !== '' }
					aria-errormessage={ errorId }
					// Most screen readers support `aria-describedby`, but not `aria-errormessage`.
					aria-describedby={ errorId }
				/>
				<Button
					type="submit"
					className={
						isLoading
							? 'wc-block-components-totals-coupon__button wc-block-components-totals-coupon__button--loading'
							: 'wc-block-components-totals-coupon__button'
					}
					disabled={ isEmpty }
					isBusy={ isLoading }
				>
					{ __( 'Apply', 'woocommerce' ) }
				</Button>
			</form>
			<ValidationInputError
				errorMessage={ errorMessage }
				elementId={ INPUT_ID }
				role="alert"
			/>
		</div>
	);
};
