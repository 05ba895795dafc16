import { Skeleton } from '@shopfront/components';
import { createLazy } from '@shopfront/lazy';
import { createLazyComponent } from '../app/lazy-component';

export const couponParts = createLazy(
	() => import( /* webpackChunkName: "actions" */ './coupon-parts' )
);

/** Reserves its space while loading. */
export const LazyCouponForm = createLazyComponent(
	couponParts,
	( { ConnectedCouponForm } ) => ConnectedCouponForm,
	() => <Skeleton className="sf-coupon-form-place" />
);

export const LazyWaitingCoupons = createLazyComponent(
	couponParts,
	( { WaitingCoupons } ) => WaitingCoupons
);
