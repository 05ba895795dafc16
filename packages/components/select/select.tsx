import { forwardRef } from '@wordpress/element';
import clsx from 'clsx';
import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Icon, SHAPES } from '../icon/icon';

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
	 * Text of the empty option. If a value is required, shoppers can't select it (docs/contract/cart-and-checkout.md
	 * 5).
	 */
	placeholder?: string;
	hasError?: boolean;
	feedback?: ReactNode;
}

/**
 * A native select, which every input device and screen reader supports.
 *
 * Surface: `.wc-blocks-components-select` (`.has-error` in the error state), `__container`, `__label`, `__select`,
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
		// For an unknown value, a browser shows the first option.
		const isShown =
			( value === '' && placeholder !== undefined ) ||
			options.some( ( option ) => option.value === value );
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
						onBlur={ ( { target } ) => {
							// Some password managers choose an option without an event.
							if (
								isShown &&
								target.value &&
								target.value !== value
							) {
								onChange( target.value );
							}
							onBlur?.();
						} }
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
					<Icon
						shape={ SHAPES.chevron }
						className={ `${ BLOCK }__expand` }
					/>
				</div>
				{ feedback }
			</div>
		);
	}
);
