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

const FILTER_INPUT = {
	arg: { context: 'summary' },
	extensions: null,
} as const;

/** If the chunk fails to load, we show that like any error. */
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

type DiscountProps = Pick< BlockProps, 'className' >;

const Discount = ( { className }: DiscountProps ) => {
	const app = useBlockApp();
	const { noticeContext } = useSummary();
	const { cartTotals, cartCoupons } = useStoreCart( ( cart ) => ( {
		cartTotals: cart.cartTotals,
		cartCoupons: cart.cartCoupons,
	} ) );
	// Several removals wait while the browser is offline. A string compares by value.
	const removingCodes = useSelect( ( select ) => {
		const { getCouponBeingRemoved, getCartOperations } =
			select( cartStore );
		return [
			getCouponBeingRemoved(),
			...getCartOperations().map( ( operation ) =>
				operation.kind === 'removeCoupon' ? operation.code : ''
			),
		].join( '\n' );
	}, [] );
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
				removingCodes={ removingCodes.split( '\n' ) }
				onRemove={ ( code ) =>
					void loadAndRemoveCoupon( app, noticeContext, code )
				}
				isPending={ isPending }
			/>
		</TotalsWrapper>
	);
};

/** Includes the coupons and the add-ons' discount slot. */
export const DiscountRow = ( { className }: DiscountProps ) => {
	const isEmpty = useStoreCart(
		( { cartCoupons, cartTotals } ) =>
			cartCoupons.length === 0 && isZeroMinor( cartTotals.total_discount )
	);
	return (
		<>
			{ ! isEmpty && <Discount className={ className } /> }
			<AddOnSlot name="ExperimentalDiscountsMeta" />
		</>
	);
};
