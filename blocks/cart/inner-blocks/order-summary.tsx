import { AddOnSlot, TotalRow, type BlockProps } from '@shopfront/bindings';

/** The total is an estimate: the checkout may add to it. */
export const OrderSummary = ( { className, children }: BlockProps ) => (
	<div className={ className }>
		{ children }
		<TotalRow isEstimate />
		<AddOnSlot name="ExperimentalOrderMeta" />
	</div>
);
