import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface OrderSummaryItemsProps {
	/** Whether the column is wide. */
	isLarge: boolean;
	/** One `OrderSummaryItem` for each item. */
	children: ReactNode;
}

/** The items of an order. Surface: `.wc-block-components-order-summary` (`.is-large`), `__content`. */
export const OrderSummaryItems = ( {
	isLarge,
	children,
}: OrderSummaryItemsProps ) => (
	<div
		className={ clsx( 'wc-block-components-order-summary', {
			'is-large': isLarge,
		} ) }
	>
		<ul className="wc-block-components-order-summary__content">
			{ children }
		</ul>
	</div>
);
