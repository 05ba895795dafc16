import {
	coerceAttributes,
	useCartCurrency,
	useIsTotalPending,
	useStoreCart,
	useTaxDisplay,
	type BlockProps,
} from '@shopfront/bindings';
import { TotalsTaxes, TotalsWrapper } from '@shopfront/components';
import { isZeroMinor } from '@shopfront/money';
import { useCartAttributes } from '../cart-attributes-context';

/** What is added as tax; nothing where prices contain it, or none is due (contract/blocks.md 5, Behaviour notes). */
export const Taxes = ( { className, ...attributes }: BlockProps ) => {
	const { cartTotals } = useStoreCart();
	const cartAttributes = useCartAttributes();
	const currency = useCartCurrency();
	const taxDisplay = useTaxDisplay();
	const isPending = useIsTotalPending( [ 'total_tax', 'tax_lines' ] );
	const { showRateAfterTaxName } = coerceAttributes(
		{
			showRateAfterTaxName: {
				type: 'boolean',
				default: cartAttributes.showRateAfterTaxName,
			},
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
