import { useId } from '@wordpress/element';
import clsx from 'clsx';
import type { ChangeEventHandler } from 'react';
import { Label } from '../label/label';

const BLOCK = 'wc-block-components-sort-select';

/** A sort order of a list (docs/contract/cart-and-checkout.md 3, "Form options"). */
export interface SortOption {
	/** Such as `price-desc`. */
	key: string;
	label: string;
}

export interface SortSelectProps {
	className?: string;
	/** Distinguishes this control from others on the page. */
	instanceId?: string | number;
	label?: string;
	/** Screen reader text that replaces `label`. */
	screenReaderLabel?: string;
	options: readonly SortOption[];
	/** Key of the selected option. */
	value?: string;
	/** Prevents changes. */
	readOnly?: boolean;
	onChange?: ChangeEventHandler< HTMLSelectElement >;
}

/**
 * A select for the sort order of a list.
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
