import { Subtotal, TotalsWrapper } from '@shopfront/components';
import { useCartCurrency } from '../cart/use-cart-currency';
import { useIsTotalPending } from '../cart/use-is-total-pending';
import { useStoreCart } from '../cart/use-store-cart';
import { useTaxDisplay } from '../cart/use-tax-display';
import type { BlockProps } from '../app/block-map';

/** Shows the sum of the items. */
export const SubtotalRow = ( {
	className,
}: Pick< BlockProps, 'className' > ) => {
	const cartTotals = useStoreCart( ( cart ) => cart.cartTotals );
	const currency = useCartCurrency();
	const taxDisplay = useTaxDisplay();
	const isPending = useIsTotalPending(
		taxDisplay.displayCartPricesIncludingTax
			? [ 'total_items', 'total_items_tax' ]
			: [ 'total_items' ]
	);
	return (
		<TotalsWrapper className={ className }>
			<Subtotal
				totals={ cartTotals }
				currency={ currency }
				taxDisplay={ taxDisplay }
				isPending={ isPending }
			/>
		</TotalsWrapper>
	);
};
