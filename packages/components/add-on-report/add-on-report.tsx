import { isWithinBudget } from '@shopfront/extensibility';
import { useId, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import clsx from 'clsx';
import { Button } from '../button/button';
import { ADD_ON_MEASURES, type AddOnFigures } from './add-on-figures';
import { AddOnTable } from './add-on-table';

export interface AddOnReportProps {
	addOns: readonly AddOnFigures[];
	/** From the page's `lang`; `''` for the browser's locale. */
	locale: string;
	onClose: () => void;
}

const isOverBudget = ( { figures }: AddOnFigures ): boolean =>
	ADD_ON_MEASURES.some(
		( measure ) => ! isWithinBudget( measure, figures[ measure ] )
	);

const describe = ( addOns: readonly AddOnFigures[] ): string => {
	const overBudgetCount = addOns.filter( isOverBudget ).length;
	return overBudgetCount === 0
		? sprintf(
				/* translators: %d: number of add-ons. */
				_n(
					'%d add-on, within its budget',
					'%d add-ons, all within their budget',
					addOns.length,
					'shopfront'
				),
				addOns.length
			)
		: sprintf(
				/* translators: 1: number of add-ons, 2: how many of them cost more than they may. */
				_n(
					'%1$d add-on, %2$d over budget',
					'%1$d add-ons, %2$d over budget',
					addOns.length,
					'shopfront'
				),
				addOns.length,
				overBudgetCount
			);
};

/**
 * Shows shop managers the cost of a page's add-ons. Overlays the lower edge of the window to avoid layout shift; you
 * can scroll the page clear of it. We don't announce changes of figures.
 *
 * Surface: `.sf-add-on-report(--closed)`, `__header`, `__region`, `__budget`, `__figure`, `__faults`; it is
 * `--sf-add-on-report-size` high.
 */
export const AddOnReport = ( {
	addOns,
	locale,
	onClose,
}: AddOnReportProps ) => {
	const [ isOpen, setIsOpen ] = useState( true );
	const id = useId();
	return (
		<aside
			aria-labelledby={ `${ id }-title` }
			className={ clsx(
				'sf-add-on-report',
				! isOpen && 'sf-add-on-report--closed'
			) }
		>
			<div className="sf-add-on-report__header">
				<h2 id={ `${ id }-title` }>
					{ __( 'Add-on report', 'shopfront' ) }
				</h2>
				<p>
					<bdi>
						{ addOns.length > 0
							? describe( addOns )
							: __(
									'There are no add-ons on this page.',
									'shopfront'
								) }
					</bdi>
				</p>
				<Button
					variant="outlined"
					aria-expanded={ isOpen }
					onClick={ () => setIsOpen( ! isOpen ) }
				>
					{ __( 'Measurements', 'woocommerce' ) }
				</Button>
				<Button
					variant="outlined"
					aria-label={ __( 'Close the add-on report', 'shopfront' ) }
					onClick={ onClose }
				>
					{ __( 'Close', 'woocommerce' ) }
				</Button>
			</div>
			{ isOpen && addOns.length > 0 && (
				<div
					role="region"
					aria-label={ __( 'Add-on measurements', 'shopfront' ) }
					// Keyboard users can only scroll a focusable region.

					tabIndex={ 0 }
					className="sf-add-on-report__region"
				>
					<AddOnTable addOns={ addOns } locale={ locale } />
				</div>
			) }
		</aside>
	);
};
