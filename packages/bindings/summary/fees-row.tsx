import { TotalsFees, TotalsWrapper } from '@shopfront/components';
import { useCartCurrency } from '../cart/use-cart-currency';
import { useIsTotalPending } from '../cart/use-is-total-pending';
import { useStoreCart } from '../cart/use-store-cart';
import { useTaxDisplay } from '../cart/use-tax-display';
import type { BlockProps } from '../app/block-map';

const Fees = ( { className }: Pick< BlockProps, 'className' > ) => {
	const cartFees = useStoreCart( ( cart ) => cart.cartFees );
	const currency = useCartCurrency();
	const taxDisplay = useTaxDisplay();
	const isPending = useIsTotalPending( [ 'total_fees' ] );
	return (
		<TotalsWrapper className={ className }>
			<TotalsFees
				cartFees={ cartFees }
				currency={ currency }
				taxDisplay={ taxDisplay }
				isPending={ isPending }
			/>
		</TotalsWrapper>
	);
};

export const FeesRow = ( { className }: Pick< BlockProps, 'className' > ) => {
	const hasFees = useStoreCart( ( { cartFees } ) => cartFees.length > 0 );
	return hasFees ? <Fees className={ className } /> : null;
};
