import {
	SubtotalRow,
	useStoreCart,
	type BlockProps,
} from '@shopfront/bindings';
import { isZeroMinor } from '@shopfront/money';

/**
 * Shows the subtotal if fees, a discount or shipping make it differ from the total; a checkout always shows it
 * (docs/contract/blocks.md 5, "Behaviour notes").
 */
export const Subtotal = ( { className }: Pick< BlockProps, 'className' > ) => {
	const isWholeTotal = useStoreCart( ( { cartTotals } ) =>
		[
			cartTotals.total_fees,
			cartTotals.total_discount,
			cartTotals.total_shipping,
		].every( ( total ) => total === null || isZeroMinor( total ) )
	);
	return isWholeTotal ? null : <SubtotalRow className={ className } />;
};
