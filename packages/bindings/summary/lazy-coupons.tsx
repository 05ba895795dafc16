import { Skeleton } from '@shopfront/components';
import { createLazy } from '@shopfront/lazy';
import { createLazyComponent } from '../app/lazy-component';

const load = () => import( /* webpackChunkName: "actions" */ './coupon-parts' );

export const couponParts = createLazy( load );

/** Reserves its space while loading. */
export const LazyCouponForm = createLazyComponent(
	() => load().then( ( parts ) => parts.ConnectedCouponForm ),
	() => <Skeleton className="sf-coupon-form-place" />
);

/** Loads with the code that sends the coupons. */
export const LazyWaitingCoupons = createLazyComponent( () =>
	load().then( ( parts ) => parts.WaitingCoupons )
);
