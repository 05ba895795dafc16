import { TotalsDiscount, TotalsWrapper } from '@shopfront/components';
import { isZeroMinor } from '@shopfront/money';
import { useCartCurrency } from '../cart/use-cart-currency';
import { useCoupons } from '../cart/use-coupons';
import { useIsTotalPending } from '../cart/use-is-total-pending';
import { useStoreCart } from '../cart/use-store-cart';
import { useTaxDisplay } from '../cart/use-tax-display';
import type { BlockProps } from '../hydrate/block-map';
import { useSummary } from './summary-context';
import { useFocusAfterCouponRemoval } from './use-focus-after-coupon-removal';

interface DiscountProps {
	className?: string;
	/** A coupon is about to be removed. */
	onRemove: ( code: string ) => void;
}

const Discount = ( { className, onRemove }: DiscountProps ) => {
	const { noticeContext } = useSummary();
	const { cartTotals, cartCoupons } = useStoreCart( ( cart ) => ( {
		cartTotals: cart.cartTotals,
		cartCoupons: cart.cartCoupons,
	} ) );
	const { removeCoupon, removingCode } = useCoupons( noticeContext );
	const currency = useCartCurrency();
	const taxDisplay = useTaxDisplay();
	const isPending = useIsTotalPending( [ 'total_discount' ] );
	return (
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

/** What coupons take off, and the coupons themselves. */
export const DiscountRow = ( {
	className,
}: Pick< BlockProps, 'className' > ) => {
	const codes = useStoreCart( ( { cartCoupons } ) =>
		cartCoupons.map( ( { code } ) => code )
	);
	const isNothing = useStoreCart(
		( { cartCoupons, cartTotals } ) =>
			cartCoupons.length === 0 && isZeroMinor( cartTotals.total_discount )
	);
	// Here, since the focus has to go somewhere when the last coupon takes all of the row along.
	const onRemove = useFocusAfterCouponRemoval( codes );
	return isNothing ? null : (
		<Discount className={ className } onRemove={ onRemove } />
	);
};
