import { TotalsItem } from '@shopfront/components';
import { useCartCurrency } from '../cart/use-cart-currency';
import { useIsTotalPending } from '../cart/use-is-total-pending';
import { useStoreCart } from '../cart/use-store-cart';
import { useTotalDisplay } from './use-total-display';

/** On one line, as in a bar. */
export const ConnectedTotal = ( { isEstimate = false } ) => {
	const cartTotals = useStoreCart( ( cart ) => cart.cartTotals );
	const currency = useCartCurrency();
	const isPending = useIsTotalPending( [ 'total_price' ] );
	const { label, format } = useTotalDisplay( isEstimate );
	return (
		<TotalsItem
			label={ label }
			format={ format }
			value={ cartTotals.total_price }
			currency={ currency }
			isPending={ isPending }
		/>
	);
};
