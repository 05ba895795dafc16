import type { BlockProps } from '@shopfront/bindings';

/** The items of the order. */
export const OrderSummaryItems = ( { className, children }: BlockProps ) => (
	<div className={ className }>{ children }</div>
);
