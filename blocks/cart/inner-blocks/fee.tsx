import {
	useCartCurrency,
	useIsTotalPending,
	useStoreCart,
	useTaxDisplay,
	type BlockProps,
} from '@shopfront/bindings';
import { TotalsFees, TotalsWrapper } from '@shopfront/components';

/** What is charged beside the items. */
export const Fee = ( { className }: BlockProps ) => {
	const { cartFees } = useStoreCart();
	const currency = useCartCurrency();
	const taxDisplay = useTaxDisplay();
	const isPending = useIsTotalPending( [ 'total_fees' ] );
	return cartFees.length === 0 ? null : (
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
