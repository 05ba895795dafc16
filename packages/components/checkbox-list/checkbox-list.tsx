import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CheckboxControl } from '../checkbox-control/checkbox-control';
import { Skeleton } from '../skeleton/skeleton';

/** Collapses the list only if it hides more than this many options: for fewer, the button would save no space. */
const SLACK = 5;
const SKELETON_ROWS = [ 0, 1, 2, 3, 4 ];

export interface CheckboxListOption {
	value: string;
	label: ReactNode;
}

export interface CheckboxListProps {
	className?: string;
	options?: readonly CheckboxListOption[];
	checked?: readonly string[];
	/** Receives the value of the toggled option. */
	onChange?: ( value: string ) => void;
	isLoading?: boolean;
	isDisabled?: boolean;
	limit?: number;
}

/**
 * Shows the first options of a long list and a button for the rest. Name the list with a `fieldset`. Source:
 * docs/contract/cart-and-checkout.md 5 and 9, "Checkbox list".
 *
 * Surface: `.wc-block-checkbox-list.wc-block-components-checkbox-list` (`.is-loading`), `.show-more`, `.show-less`.
 */
export const CheckboxList = ( {
	className,
	options = [],
	checked = [],
	onChange,
	isLoading = false,
	isDisabled = false,
	limit = 10,
}: CheckboxListProps ) => {
	const id = `checkbox-list-${ useId().replaceAll( ':', '' ) }`;
	const list = useRef< HTMLUListElement >( null );
	const [ isExpanded, setIsExpanded ] = useState( false );
	// Focus the first new option: the button is now far below it.
	const wasExpanded = useRef( false );
	useEffect( () => {
		if ( isExpanded && ! wasExpanded.current ) {
			list.current?.querySelectorAll( 'input' )[ limit ]?.focus();
		}
		wasExpanded.current = isExpanded;
	}, [ isExpanded, limit ] );

	const classes = clsx(
		'wc-block-checkbox-list',
		'wc-block-components-checkbox-list',
		{ 'is-loading': isLoading },
		className
	);
	if ( isLoading ) {
		return (
			<ul className={ classes } aria-busy="true">
				{ SKELETON_ROWS.map( ( row ) => (
					<li key={ row }>
						<Skeleton width="80%" height="1.25em" />
					</li>
				) ) }
			</ul>
		);
	}
	const isLong = options.length > limit + SLACK;
	const hiddenCount = options.length - limit;
	return (
		<ul ref={ list } className={ classes }>
			{ ( isLong && ! isExpanded
				? options.slice( 0, limit )
				: options
			).map( ( { value, label } ) => (
				<li key={ value }>
					<CheckboxControl
						id={ `${ id }-${ value }` }
						className="wc-block-checkbox-list__checkbox"
						label={ label }
						checked={ checked.includes( value ) }
						disabled={ isDisabled }
						onChange={ () => onChange?.( value ) }
					/>
				</li>
			) ) }
			{ isLong && (
				<li className={ isExpanded ? 'show-less' : 'show-more' }>
					<button
						type="button"
						aria-expanded={ isExpanded }
						onClick={ () => setIsExpanded( ! isExpanded ) }
					>
						{ isExpanded
							? __( 'Show less', 'woocommerce' )
							: sprintf(
									/* translators: %d: how many options are not shown. */
									_n(
										'Show %d more',
										'Show %d more',
										hiddenCount,
										'shopfront'
									),
									hiddenCount
								) }
					</button>
				</li>
			) }
		</ul>
	);
};
