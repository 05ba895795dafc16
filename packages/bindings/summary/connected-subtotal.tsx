import { Subtotal, type SubtotalProps } from '@shopfront/components';
import { useCartCurrency } from '../cart/use-cart-currency';
import { useIsTotalPending } from '../cart/use-is-total-pending';
import { useStoreCart } from '../cart/use-store-cart';
import { useTaxDisplay } from '../cart/use-tax-display';

export const ConnectedSubtotal = (
	props: Pick< SubtotalProps, 'className' | 'description' >
) => {
	const cartTotals = useStoreCart( ( cart ) => cart.cartTotals );
	const currency = useCartCurrency();
	const taxDisplay = useTaxDisplay();
	const isPending = useIsTotalPending(
		taxDisplay.displayCartPricesIncludingTax
			? [ 'total_items', 'total_items_tax' ]
			: [ 'total_items' ]
	);
	return (
		<Subtotal
			{ ...props }
			totals={ cartTotals }
			currency={ currency }
			taxDisplay={ taxDisplay }
			isPending={ isPending }
		/>
	);
};
