import { useId } from '@wordpress/element';
import clsx from 'clsx';
import type { ChangeEventHandler } from 'react';
import { Label } from '../label/label';

const BLOCK = 'wc-block-components-sort-select';

/** See docs/contract/cart-and-checkout.md 3, "Form options". */
export interface SortOption {
	/** Such as `price-desc`. */
	key: string;
	label: string;
}

export interface SortSelectProps {
	className?: string;
	/** Unique on the page. */
	instanceId?: string | number;
	label?: string;
	/** Replaces `label` for screen readers. */
	screenReaderLabel?: string;
	options: readonly SortOption[];
	value?: string;
	readOnly?: boolean;
	onChange?: ChangeEventHandler< HTMLSelectElement >;
}

/** Surface: `.wc-block-components-sort-select`, `__label`, `__select` (docs/contract/globals.md 5). */
export const SortSelect = ( {
	className,
	instanceId,
	label = '',
	screenReaderLabel,
	options,
	value = '',
	readOnly = false,
	onChange,
}: SortSelectProps ) => {
	const ownId = useId().replaceAll( ':', '' );
	const id = `${ BLOCK }__${ instanceId ?? `select-${ ownId }` }`;
	return (
		<div className={ clsx( 'wc-block-sort-select', BLOCK, className ) }>
			<Label
				label={ label }
				screenReaderLabel={ screenReaderLabel }
				wrapperElement="label"
				wrapperProps={ {
					className: `wc-block-sort-select__label ${ BLOCK }__label`,
					htmlFor: id,
				} }
			/>
			<select
				id={ id }
				className={ `wc-block-sort-select__select ${ BLOCK }__select` }
				value={ value }
				disabled={ readOnly }
				onChange={ onChange ?? ( () => undefined ) }
			>
				{ options.map( ( option ) => (
					<option key={ option.key } value={ option.key }>
						{ option.label }
					</option>
				) ) }
			</select>
		</div>
	);
};
