import {
	hasSelectedRate,
	SubtotalRow,
	useStoreCart,
	useTaxDisplay,
	type BlockProps,
} from '@shopfront/bindings';
import { isZeroMinor } from '@shopfront/money';

/**
 * Shows the subtotal if there is another row: fees, coupons or a discount, shipping, or taxes. Otherwise it would
 * repeat the total. A checkout always shows it (docs/contract/blocks.md 5, "Behavior notes").
 */
export const Subtotal = ( { className }: Pick< BlockProps, 'className' > ) => {
	const { displayCartPricesIncludingTax } = useTaxDisplay();
	const isWholeTotal = useStoreCart(
		( { cartCoupons, cartFees, cartTotals, shippingRates } ) =>
			cartCoupons.length === 0 &&
			isZeroMinor( cartTotals.total_discount ) &&
			cartFees.every( ( { totals } ) => isZeroMinor( totals.total ) ) &&
			! hasSelectedRate( shippingRates ) &&
			( displayCartPricesIncludingTax ||
				isZeroMinor( cartTotals.total_tax ) )
	);
	return isWholeTotal ? null : <SubtotalRow className={ className } />;
};
