import { Skeleton } from '@shopfront/components';
import { createLazy } from '@shopfront/lazy';
import { createLazyComponent } from '../app/lazy-component';

/** Part of the chunk that loads on first interaction. */
const load = () => import( /* webpackChunkName: "actions" */ './coupon-parts' );

/** The coupon form and `removeCoupon`. */
export const couponParts = createLazy( load );

/** The lazy coupon form; reserves its space while loading. */
export const LazyCouponForm = createLazyComponent(
	() => load().then( ( parts ) => parts.ConnectedCouponForm ),
	() => <Skeleton className="sf-coupon-form-place" />
);

/** The coupons that wait for the network. Loads with the code that sends them. */
export const LazyWaitingCoupons = createLazyComponent( () =>
	load().then( ( parts ) => parts.WaitingCoupons )
);
