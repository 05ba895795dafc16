import { TotalsTaxes, TotalsWrapper } from '@shopfront/components';
import { isZeroMinor } from '@shopfront/money';
import { useCartCurrency } from '../cart/use-cart-currency';
import { useIsTotalPending } from '../cart/use-is-total-pending';
import { useStoreCart } from '../cart/use-store-cart';
import { useTaxDisplay } from '../cart/use-tax-display';
import type { BlockProps } from '../app/block-map';
import { coerceAttributes } from '../app/coerce-attributes';

/**
 * Renders the taxes on top of the prices; nothing if prices include tax, or no tax is due (docs/contract/blocks.md 5,
 * "Behavior notes"). Tax rates appear only with the row's own attribute. Default cart and checkout pages don't set
 * it, and an attribute of the whole block has no effect.
 */
export const TaxesRow = ( { className, ...attributes }: BlockProps ) => {
	const cartTotals = useStoreCart( ( cart ) => cart.cartTotals );
	const currency = useCartCurrency();
	const taxDisplay = useTaxDisplay();
	const isPending = useIsTotalPending( [ 'total_tax', 'tax_lines' ] );
	const { showRateAfterTaxName } = coerceAttributes(
		{
			showRateAfterTaxName: { type: 'boolean', default: false },
		},
		attributes
	);
	return taxDisplay.displayCartPricesIncludingTax ||
		isZeroMinor( cartTotals.total_tax ) ? null : (
		<TotalsWrapper className={ className }>
			<TotalsTaxes
				totals={ cartTotals }
				currency={ currency }
				taxDisplay={ taxDisplay }
				showRateAfterTaxName={ showRateAfterTaxName }
				isPending={ isPending }
			/>
		</TotalsWrapper>
	);
};
