import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface OrderSummaryItemsProps {
	isLarge: boolean;
	children: ReactNode;
}

/** Surface: `.wc-block-components-order-summary` (`.is-large`), `__content`. */
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
