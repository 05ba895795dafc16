import { TotalsDiscount, TotalsWrapper } from '@shopfront/components';
import { cartStore } from '@shopfront/data/cart';
import { getGenericErrorMessage, noticesStore } from '@shopfront/data/notices';
import { isZeroMinor } from '@shopfront/money';
import { useSelect } from '@wordpress/data';
import { useBlockApp, type BlockApp } from '../app/block-app';
import { useCartCurrency } from '../cart/use-cart-currency';
import { useIsTotalPending } from '../cart/use-is-total-pending';
import { useStoreCart } from '../cart/use-store-cart';
import { useTaxDisplay } from '../cart/use-tax-display';
import type { BlockProps } from '../app/block-map';
import { AddOnSlot } from '../add-ons/add-on-slot';
import { useCheckoutFilter } from '../add-ons/use-checkout-filter';
import { couponParts } from './lazy-coupons';
import { useSummary } from '../cart/summary-context';
import { useFocusAfterCouponRemoval } from './use-focus-after-coupon-removal';

/** What filters of the coupons are told. */
const FILTER_INPUT = {
	arg: { context: 'summary' },
	extensions: null,
} as const;

/** Where what removes a coupon cannot be had, the shopper is told as of any failure. */
const loadAndRemoveCoupon = async (
	app: BlockApp,
	context: string,
	code: string
): Promise< void > => {
	const parts = await couponParts.fetch();
	if ( parts ) {
		return parts.removeCoupon( app, context, code );
	}
	void app.registry
		.dispatch( noticesStore )
		.createErrorNotice( getGenericErrorMessage(), { context } );
};

interface DiscountProps {
	className?: string;
	/** A coupon is about to be removed. */
	onRemove: ( code: string ) => void;
}

const Discount = ( { className, onRemove }: DiscountProps ) => {
	const app = useBlockApp();
	const { noticeContext } = useSummary();
	const { cartTotals, cartCoupons } = useStoreCart( ( cart ) => ( {
		cartTotals: cart.cartTotals,
		cartCoupons: cart.cartCoupons,
	} ) );
	const removingCode = useSelect(
		( select ) => select( cartStore ).getCouponBeingRemoved(),
		[]
	);
	const currency = useCartCurrency();
	const taxDisplay = useTaxDisplay();
	const isPending = useIsTotalPending( [ 'total_discount' ] );
	const coupons = useCheckoutFilter( 'coupons', cartCoupons, FILTER_INPUT );
	return (
		<TotalsWrapper className={ className }>
			<TotalsDiscount
				coupons={ coupons }
				totals={ cartTotals }
				currency={ currency }
				taxDisplay={ taxDisplay }
				removingCode={ removingCode }
				onRemove={ ( code ) => {
					onRemove( code );
					void loadAndRemoveCoupon( app, noticeContext, code );
				} }
				isPending={ isPending }
			/>
		</TotalsWrapper>
	);
};

/** What coupons take off, the coupons themselves, and what add-ons have to say of discounts. */
export const DiscountRow = ( {
	className,
}: Pick< BlockProps, 'className' > ) => {
	const codes = useStoreCart( ( { cartCoupons } ) =>
		cartCoupons.map( ( { code } ) => code )
	);
	const isEmpty = useStoreCart(
		( { cartCoupons, cartTotals } ) =>
			cartCoupons.length === 0 && isZeroMinor( cartTotals.total_discount )
	);
	// Here, since the focus has to go somewhere when the last coupon takes all of the row along.
	const onRemove = useFocusAfterCouponRemoval( codes );
	return (
		<>
			{ ! isEmpty && (
				<Discount className={ className } onRemove={ onRemove } />
			) }
			<AddOnSlot name="ExperimentalDiscountsMeta" />
		</>
	);
};
