import { forwardRef } from '@wordpress/element';
import clsx from 'clsx';
import type { InputHTMLAttributes, ReactNode } from 'react';

const BLOCK = 'wc-block-components-checkbox';

export interface CheckboxControlProps extends Omit<
	InputHTMLAttributes< HTMLInputElement >,
	'onChange' | 'onBlur' | 'type'
> {
	id: string;
	label?: ReactNode;
	checked?: boolean;
	onChange: ( isChecked: boolean ) => void;
	onBlur?: () => void;
	hasError?: boolean;
	/** Renders last, such as an error message. */
	feedback?: ReactNode;
}

/**
 * Surface: `.wc-block-components-checkbox` (`.has-error` in the error state), `__input`, `__mark`, `__label`
 * (docs/contract/globals.md 5).
 */
export const CheckboxControl = forwardRef<
	HTMLInputElement,
	CheckboxControlProps
>( function ForwardedCheckboxControl(
	{
		className,
		id,
		label,
		checked = false,
		onChange,
		onBlur,
		hasError = false,
		feedback,
		children,
		...rest
	},
	ref
) {
	return (
		<div className={ clsx( BLOCK, className, { 'has-error': hasError } ) }>
			<label htmlFor={ id }>
				<input
					{ ...rest }
					ref={ ref }
					id={ id }
					className={ `${ BLOCK }__input` }
					type="checkbox"
					checked={ checked }
					aria-invalid={ hasError || undefined }
					onChange={ ( event ) => onChange( event.target.checked ) }
					onBlur={ onBlur }
				/>
				<svg
					className={ `${ BLOCK }__mark` }
					viewBox="0 0 24 24"
					aria-hidden="true"
					focusable="false"
				>
					<path d="M5.5 12.5l4.5 4.5 8.5-9.5" />
				</svg>
				{ label && (
					<span className={ `${ BLOCK }__label` }>{ label }</span>
				) }
				{ children }
			</label>
			{ feedback }
		</div>
	);
} );
