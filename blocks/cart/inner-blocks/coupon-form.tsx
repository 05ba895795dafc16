import { useBlockApp, useCoupons, type BlockProps } from '@shopfront/bindings';
import { TotalsCoupon, TotalsWrapper } from '@shopfront/components';
import { NOTICE_CONTEXTS } from '@shopfront/names';

/** The panel for coupon codes, where the shop has coupons. */
export const CouponForm = ( { className }: BlockProps ) => {
	const { couponsEnabled } = useBlockApp().settings;
	const { isApplying, errorMessage, applyCoupon, clearError } = useCoupons(
		NOTICE_CONTEXTS.CART
	);
	return couponsEnabled ? (
		<TotalsWrapper className={ className }>
			<TotalsCoupon
				isLoading={ isApplying }
				errorMessage={ errorMessage }
				onSubmit={ applyCoupon }
				onChange={ clearError }
			/>
		</TotalsWrapper>
	) : null;
};
