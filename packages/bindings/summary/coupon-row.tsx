import { TotalsCoupon, TotalsWrapper } from '@shopfront/components';
import { cartStore } from '@shopfront/data/cart';
import { validationStore } from '@shopfront/data/validation';
import { onFirstInteraction } from '@shopfront/host';
import { COUPON_ERROR_ID } from '@shopfront/names';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { useBlockApp } from '../app/block-app';
import type { BlockProps } from '../app/block-map';
import {
	couponParts,
	LazyCouponForm,
	LazyWaitingCoupons,
} from './lazy-coupons';
import { useSummary } from '../cart/summary-context';
import { useHasCouponError } from './use-has-coupon-error';

/**
 * Renders the coupon panel if the shop has coupons. A repeated summary has no panel: text typed into one would be
 * missing in the other.
 */
export const CouponRow = ( { className }: Pick< BlockProps, 'className' > ) => {
	const { settings, host } = useBlockApp();
	const { noticeContext, isCopy } = useSummary();
	const { clearValidationError } = useDispatch( validationStore );
	useEffect(
		() => onFirstInteraction( host.window, couponParts.fetch ),
		[ host ]
	);
	const hasError = useHasCouponError();
	const isApplying = useSelect(
		( select ) => select( cartStore ).isApplyingCoupon(),
		[]
	);
	const clearError = () => void clearValidationError( COUPON_ERROR_ID );
	return settings.couponsEnabled && ! isCopy ? (
		<TotalsWrapper className={ className }>
			<TotalsCoupon hasError={ hasError } onToggle={ clearError }>
				{ ( entry ) => (
					<LazyCouponForm
						{ ...entry }
						context={ noticeContext }
						clearError={ clearError }
					/>
				) }
			</TotalsCoupon>
			{ isApplying && <LazyWaitingCoupons /> }
		</TotalsWrapper>
	) : null;
};
