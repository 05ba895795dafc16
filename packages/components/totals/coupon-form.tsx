import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { Button } from '../button/button';
import { TextInput } from '../text-input/text-input';
import {
	ValidationInputError,
	validationErrorId,
} from '../validation-input-error/validation-input-error';

/** Known to add-ons and themes (docs/contract/blocks.md 4). */
const FORM_ID = 'wc-block-components-totals-coupon__form';
const INPUT_ID = 'wc-block-components-totals-coupon__input-coupon';

/** What the panel around it keeps, so that a code outlasts its being closed. */
export interface CouponEntry {
	/** As typed so far. */
	code: string;
	setCode: ( code: string ) => void;
	/** Empties and closes the panel. Its title gets the focus where the form had it. */
	close: ( hadFocus: boolean ) => void;
}

export interface CouponFormProps extends CouponEntry {
	/** Whether a code is on its way to the server. */
	isLoading: boolean;
	/** Why the last code was not taken; `''` for nothing. */
	errorMessage: string;
	/** Resolves with whether the code was taken. */
	onSubmit: ( code: string ) => Promise< boolean >;
	/** Called when the shopper types on: an error about the code before is then out of date. */
	onChange: () => void;
}

/** The field for a coupon code. It has its panel closed when the code was taken. */
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

	const submit = async ( event: FormEvent< HTMLFormElement > ) => {
		event.preventDefault();
		const form = event.currentTarget;
		if ( isEmpty || isLoading ) {
			return;
		}
		if ( await onSubmit( code.trim() ) ) {
			// It goes with the panel; a shopper who has gone on to something else keeps it there.
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
					id={ INPUT_ID }
					className="wc-block-components-totals-coupon__input"
					label={ __( 'Enter code', 'woocommerce' ) }
					value={ code }
					onChange={ ( value ) => {
						setCode( value );
						onChange();
					} }
					hasError={ errorMessage !== '' }
					aria-errormessage={ errorId }
					// Most screen readers follow only this one.
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
			/>
		</div>
	);
};
