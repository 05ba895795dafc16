import { TotalsCoupon, TotalsWrapper } from '@shopfront/components';
import { useBlockApp } from '../app/block-app';
import { useCoupons } from '../cart/use-coupons';
import type { BlockProps } from '../hydrate/block-map';
import { useSummary } from './summary-context';

/**
 * The panel for coupon codes, where the shop has coupons. A page has one: where the sum stands a second time, what is
 * typed into one would be missing in the other.
 */
export const CouponRow = ( { className }: Pick< BlockProps, 'className' > ) => {
	const { couponsEnabled } = useBlockApp().settings;
	const { noticeContext, isCopy } = useSummary();
	const { isApplying, errorMessage, applyCoupon, clearError } =
		useCoupons( noticeContext );
	return couponsEnabled && ! isCopy ? (
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
