import { Skeleton } from '@shopfront/components';
import { createLate } from '@shopfront/late';
import { createLateComponent } from '../app/late-component';

/** Comes with what else changes a cart, which the first sign that the shopper acts brings. */
const load = () => import( /* webpackChunkName: "actions" */ './coupon-parts' );

/** What takes coupons out of the cart. */
export const couponParts = createLate( load );

/** The form for a code as soon as it has come; its room until then. */
export const LateCouponForm = createLateComponent(
	() => load().then( ( parts ) => parts.ConnectedCouponForm ),
	() => <Skeleton className="sf-coupon-form-place" />
);
