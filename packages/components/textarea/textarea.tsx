import { forwardRef } from '@wordpress/element';
import clsx from 'clsx';
import type { TextareaHTMLAttributes } from 'react';

export interface TextareaProps extends Omit<
	TextareaHTMLAttributes< HTMLTextAreaElement >,
	'onChange' | 'onBlur' | 'value'
> {
	value: string;
	onChange: ( value: string ) => void;
	onBlur?: ( value: string ) => void;
}

/**
 * Two rows by default (docs/contract/cart-and-checkout.md 9). Name it with `aria-label` or a label element.
 *
 * Surface: `.wc-block-components-textarea` (docs/contract/globals.md 5).
 */
export const Textarea = forwardRef< HTMLTextAreaElement, TextareaProps >(
	function ForwardedTextarea(
		{ className, rows = 2, onChange, onBlur, ...rest },
		ref
	) {
		return (
			<textarea
				{ ...rest }
				ref={ ref }
				className={ clsx( 'wc-block-components-textarea', className ) }
				rows={ rows }
				onChange={ ( event ) => onChange( event.target.value ) }
				onBlur={ ( event ) => onBlur?.( event.target.value ) }
			/>
		);
	}
);
