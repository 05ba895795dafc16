import { TotalsFooterItem, TotalsWrapper } from '@shopfront/components';
import { useCartCurrency } from '../cart/use-cart-currency';
import { useIsTotalPending } from '../cart/use-is-total-pending';
import { useStoreCart } from '../cart/use-store-cart';
import { useTaxDisplay } from '../cart/use-tax-display';
import { hasSelectedRate } from '../cart/selected-rates';
import { useTotalDisplay } from './use-total-display';

export interface TotalRowProps {
	isEstimate?: boolean;
}

export const TotalRow = ( { isEstimate = false }: TotalRowProps ) => {
	const { totals, lacksRate } = useStoreCart( ( cart ) => ( {
		totals: cart.cartTotals,
		lacksRate:
			cart.cartNeedsShipping && ! hasSelectedRate( cart.shippingRates ),
	} ) );
	const currency = useCartCurrency();
	const taxDisplay = useTaxDisplay();
	const isPending = useIsTotalPending( [ 'total_price' ] );
	const { label, format } = useTotalDisplay( isEstimate );
	return (
		<TotalsWrapper>
			<TotalsFooterItem
				totals={ totals }
				currency={ currency }
				taxDisplay={ taxDisplay }
				isEstimate={ isEstimate }
				isShippingPending={ isEstimate && lacksRate }
				isPending={ isPending }
				label={ label }
				format={ format }
			/>
		</TotalsWrapper>
	);
};
