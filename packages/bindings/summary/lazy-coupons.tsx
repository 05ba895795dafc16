import { Skeleton } from '@shopfront/components';
import { createLazy } from '@shopfront/lazy';
import { createLazyComponent } from '../app/lazy-component';

/** Comes with what else changes a cart, which the first sign that the shopper acts brings. */
const load = () => import( /* webpackChunkName: "actions" */ './coupon-parts' );

/** What takes coupons out of the cart. */
export const couponParts = createLazy( load );

/** The form for a code as soon as it has come; its room until then. */
export const LazyCouponForm = createLazyComponent(
	() => load().then( ( parts ) => parts.ConnectedCouponForm ),
	() => <Skeleton className="sf-coupon-form-place" />
);
