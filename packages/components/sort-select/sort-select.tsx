import { useId } from '@wordpress/element';
import clsx from 'clsx';
import type { ChangeEventHandler } from 'react';
import { Label } from '../label/label';

const BLOCK = 'wc-block-components-sort-select';

/** An order that a list can have (docs/contract/cart-and-checkout.md 3, "Form options"). */
export interface SortOption {
	/** As `price-desc`. */
	key: string;
	label: string;
}

export interface SortSelectProps {
	className?: string;
	/** Tells this control from the others of the page. */
	instanceId?: string | number;
	label?: string;
	/** What a screen reader says instead of `label`. */
	screenReaderLabel?: string;
	options: readonly SortOption[];
	/** Key of the chosen one. */
	value?: string;
	/** Whether it can only be looked at. */
	readOnly?: boolean;
	onChange?: ChangeEventHandler< HTMLSelectElement >;
}

/**
 * A list of orders to choose one from.
 *
 * Surface: `.wc-block-components-sort-select`, `__label`, `__select` (docs/contract/globals.md 5).
 */
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
