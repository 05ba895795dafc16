import { forwardRef } from '@wordpress/element';
import clsx from 'clsx';
import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Icon } from '../icon/icon';

const BLOCK = 'wc-blocks-components-select';

export interface SelectOption {
	value: string;
	/** Plain text. */
	label: string;
}

export interface SelectProps extends Omit<
	SelectHTMLAttributes< HTMLSelectElement >,
	'onChange' | 'onBlur' | 'value'
> {
	id: string;
	label: string;
	options: readonly SelectOption[];
	/** `''` for none. */
	value: string;
	onChange: ( value: string ) => void;
	onBlur?: () => void;
	/**
	 * The text of the empty option, which cannot be chosen where a value is required
	 * (docs/contract/cart-and-checkout.md 5).
	 */
	placeholder?: string;
	/** Whether the field is shown as wrong. */
	hasError?: boolean;
	/** What stands after all else, as an error does. */
	feedback?: ReactNode;
}

/**
 * A list to choose one value from: the browser's own, which every hand and every screen reader knows.
 *
 * Surface: `.wc-blocks-components-select` (`.has-error` while shown as wrong), `__container`, `__label`, `__select`,
 * `__expand` (docs/contract/blocks.md 5).
 */
export const Select = forwardRef< HTMLSelectElement, SelectProps >(
	function ForwardedSelect(
		{
			className,
			id,
			label,
			options,
			value,
			onChange,
			onBlur,
			placeholder,
			required = false,
			hasError = false,
			feedback,
			...rest
		},
		ref
	) {
		return (
			<div
				className={ clsx( BLOCK, className, {
					'has-error': hasError,
				} ) }
			>
				<div className={ `${ BLOCK }__container` }>
					<label className={ `${ BLOCK }__label` } htmlFor={ id }>
						{ label }
					</label>
					<select
						{ ...rest }
						ref={ ref }
						id={ id }
						className={ `${ BLOCK }__select` }
						value={ value }
						required={ required }
						aria-invalid={ hasError || undefined }
						onChange={ ( event ) => onChange( event.target.value ) }
						onBlur={ onBlur }
					>
						{ placeholder !== undefined && (
							<option value="" disabled={ required }>
								{ placeholder }
							</option>
						) }
						{ options.map( ( option ) => (
							<option key={ option.value } value={ option.value }>
								{ option.label }
							</option>
						) ) }
					</select>
					<Icon name="chevron" className={ `${ BLOCK }__expand` } />
				</div>
				{ feedback }
			</div>
		);
	}
);
