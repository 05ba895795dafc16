import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { Button } from '../button/button';
import { Panel } from '../panel/panel';
import { TextInput } from '../text-input/text-input';
import {
	ValidationInputError,
	validationErrorId,
} from '../validation-input-error/validation-input-error';

/** Known to add-ons and themes (contract/blocks.md 4). */
const FORM_ID = 'wc-block-components-totals-coupon__form';
const INPUT_ID = 'wc-block-components-totals-coupon__input-coupon';

export interface TotalsCouponProps {
	/** Whether a code is on its way to the server. */
	isLoading: boolean;
	/** Why the last code was not taken; `''` for nothing. */
	errorMessage: string;
	/** Resolves with whether the code was taken. */
	onSubmit: ( code: string ) => Promise< boolean >;
	/** Called when the shopper types on, or leaves: an error about the code before is then out of date. */
	onChange: () => void;
}

/**
 * A panel with a field for a coupon code; it closes when the code was taken.
 *
 * Surface: `.wc-block-components-totals-coupon`, `__content`, `__form`, `__input`, `__button` (`--loading`).
 */
export const TotalsCoupon = ( {
	isLoading,
	errorMessage,
	onSubmit,
	onChange,
}: TotalsCouponProps ) => {
	const [ code, setCode ] = useState( '' );
	const [ isOpen, setIsOpen ] = useState( false );
	const toggleRef = useRef< HTMLDivElement >( null );
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
			const hasFocus = form.contains( form.ownerDocument.activeElement );
			setCode( '' );
			setIsOpen( false );
			if ( hasFocus ) {
				toggleRef.current?.focus();
			}
		}
	};
	const toggle = ( willBeOpen: boolean ) => {
		setIsOpen( willBeOpen );
		onChange();
	};

	return (
		<Panel
			className="wc-block-components-totals-coupon"
			title={ __( 'Add coupons', 'shopfront' ) }
			state={ [ isOpen, toggle ] }
			buttonRef={ toggleRef }
		>
			<div className="wc-block-components-totals-coupon__content">
				<form
					id={ FORM_ID }
					className="wc-block-components-totals-coupon__form"
					onSubmit={ submit }
				>
					<TextInput
						id={ INPUT_ID }
						className="wc-block-components-totals-coupon__input"
						label={ __( 'Enter code', 'shopfront' ) }
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
						{ __( 'Apply', 'shopfront' ) }
					</Button>
				</form>
				<ValidationInputError
					errorMessage={ errorMessage }
					elementId={ INPUT_ID }
				/>
			</div>
		</Panel>
	);
};
