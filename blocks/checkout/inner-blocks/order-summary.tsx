import type { BlockProps } from '@shopfront/bindings';

/** What is ordered, and what it costs. */
export const OrderSummary = ( { className, children }: BlockProps ) => (
	<div className={ className }>{ children }</div>
);
