import {
	useCartCurrency,
	useIsTotalPending,
	useStoreCart,
	useTaxDisplay,
	type BlockProps,
} from '@shopfront/bindings';
import { TotalsFooterItem, TotalsWrapper } from '@shopfront/components';
import { hasSelectedRate } from '../selected-rates';

/** The sum of the cart, below whatever it is made of. It is an estimate: the checkout may add to it. */
export const OrderSummary = ( { className, children }: BlockProps ) => {
	const { cartTotals, cartNeedsShipping, shippingRates } = useStoreCart();
	const currency = useCartCurrency();
	const isPending = useIsTotalPending( [ 'total_price' ] );
	return (
		<div className={ className }>
			{ children }
			<TotalsWrapper>
				<TotalsFooterItem
					totals={ cartTotals }
					currency={ currency }
					taxDisplay={ useTaxDisplay() }
					isEstimate
					isShippingPending={
						cartNeedsShipping && ! hasSelectedRate( shippingRates )
					}
					isPending={ isPending }
				/>
			</TotalsWrapper>
		</div>
	);
};
