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

/** Input of coupon filters. */
const FILTER_INPUT = {
	arg: { context: 'summary' },
	extensions: null,
} as const;

/** Removes a coupon; a chunk that fails to load is reported like any error. */
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
	/** Called before a coupon is removed. */
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

/** Renders the discount, the coupons and the discount slot of add-ons. */
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
	// In this component, because the focus must move when the last coupon unmounts the row.
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
