import { Subtotal, TotalsWrapper } from '@shopfront/components';
import { isZeroMinor } from '@shopfront/money';
import { useCartCurrency } from '../cart/use-cart-currency';
import { useIsTotalPending } from '../cart/use-is-total-pending';
import { useStoreCart } from '../cart/use-store-cart';
import { useTaxDisplay } from '../cart/use-tax-display';
import type { BlockProps } from '../hydrate/block-map';

/** The sum of the items, where anything else makes it differ from the total (contract/blocks.md 5, Behaviour notes). */
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
	const isAllThereIs = [
		cartTotals.total_fees,
		cartTotals.total_discount,
		cartTotals.total_shipping,
	].every( ( total ) => total === null || isZeroMinor( total ) );
	return isAllThereIs ? null : (
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
