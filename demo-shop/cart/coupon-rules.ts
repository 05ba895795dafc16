import { quoted } from '../api-error';
import { formatAmount } from '../money';
import type { ShopOptions } from '../options';
import type { Coupon } from './coupons';
import { coversLine, type DiscountableLine } from './discounts';

export interface CouponSituation {
	lines: readonly DiscountableLine[];
	/** Minor units, as displayed to the shopper. */
	shownSubtotal: bigint;
	/** `''` until the shopper enters it. */
	billingEmail: string;
	/** `''` when the shop has no gateway. */
	paymentMethod: string;
	/** Milliseconds since the epoch. */
	now: number;
	options: ShopOptions;
	toMinor: ( micros: bigint ) => bigint;
}

/** For the shopper; `null` for a valid coupon. */
export const couponProblem = (
	coupon: Coupon,
	situation: CouponSituation
): string | null => {
	const {
		lines,
		shownSubtotal,
		billingEmail,
		paymentMethod,
		now,
		options,
		toMinor,
	} = situation;
	const code = quoted( coupon.code );
	if (
		coupon.usageLimit !== null &&
		coupon.usageCount >= coupon.usageLimit
	) {
		return `Usage limit for coupon ${ code } has been reached.`;
	}
	if ( coupon.expiresAt !== null && coupon.expiresAt <= now ) {
		return `Coupon ${ code } has expired.`;
	}
	if (
		coupon.minimumSpend !== null &&
		shownSubtotal < toMinor( coupon.minimumSpend )
	) {
		return `The minimum spend for coupon ${ code } is ${ formatAmount( toMinor( coupon.minimumSpend ), options ) }.`;
	}
	if (
		coupon.productIds !== null &&
		! lines.some( ( line ) => coversLine( coupon, line ) )
	) {
		return `Sorry, coupon ${ code } is not applicable to selected products.`;
	}
	// We accept the coupon until we know the email: placing the order checks it.
	if (
		coupon.emails !== null &&
		billingEmail !== '' &&
		! coupon.emails.includes( billingEmail.toLowerCase() )
	) {
		return `Please enter a valid email to use coupon code ${ code }.`;
	}
	if (
		coupon.paymentMethods !== null &&
		! coupon.paymentMethods.includes( paymentMethod )
	) {
		return `Coupon ${ code } cannot be used with the chosen payment method.`;
	}
	return null;
};
