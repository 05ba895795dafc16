import {
	useCartCurrency,
	useCoupons,
	useIsTotalPending,
	useStoreCart,
	useTaxDisplay,
	type BlockProps,
} from '@shopfront/bindings';
import { TotalsDiscount, TotalsWrapper } from '@shopfront/components';
import { isZeroMinor } from '@shopfront/money';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { useFocusAfterCouponRemoval } from '../use-focus-after-coupon-removal';

/** What coupons take off, and the coupons themselves. */
export const Discount = ( { className }: BlockProps ) => {
	const { cartTotals, cartCoupons } = useStoreCart();
	const { removeCoupon, removingCode } = useCoupons( NOTICE_CONTEXTS.CART );
	const currency = useCartCurrency();
	const taxDisplay = useTaxDisplay();
	const isPending = useIsTotalPending( [ 'total_discount' ] );
	const onRemove = useFocusAfterCouponRemoval(
		cartCoupons.map( ( { code } ) => code )
	);
	const isNothing =
		cartCoupons.length === 0 && isZeroMinor( cartTotals.total_discount );
	return isNothing ? null : (
		<TotalsWrapper className={ className }>
			<TotalsDiscount
				coupons={ cartCoupons }
				totals={ cartTotals }
				currency={ currency }
				taxDisplay={ taxDisplay }
				removingCode={ removingCode }
				onRemove={ ( code ) => {
					onRemove( code );
					void removeCoupon( code );
				} }
				isPending={ isPending }
			/>
		</TotalsWrapper>
	);
};
