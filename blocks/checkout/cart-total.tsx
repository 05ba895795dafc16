import {
	useCartCurrency,
	useIsTotalPending,
	useStoreCart,
} from '@shopfront/bindings';
import { FormattedMonetaryAmount, PendingValue } from '@shopfront/components';

export const CartTotal = () => {
	const cartTotals = useStoreCart( ( cart ) => cart.cartTotals );
	const currency = useCartCurrency();
	const isPending = useIsTotalPending( [ 'total_price' ] );
	return (
		<PendingValue isPending={ isPending }>
			<FormattedMonetaryAmount
				value={ cartTotals.total_price }
				currency={ currency }
			/>
		</PendingValue>
	);
};
