import { AddOnSlot, TotalRow, type BlockProps } from '@shopfront/bindings';

/** The estimated total below its rows. The checkout may add to it. */
export const OrderSummary = ( { className, children }: BlockProps ) => (
	<div className={ className }>
		{ children }
		<TotalRow isEstimate />
		<AddOnSlot name="ExperimentalOrderMeta" />
	</div>
);
