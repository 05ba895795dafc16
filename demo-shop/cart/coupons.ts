import type { Micros } from '../catalogue/types';

export type CouponKind = 'percent' | 'fixed_cart' | 'fixed_product';

export interface Coupon {
	/** Lower case. */
	code: string;
	kind: CouponKind;
	/** For `percent`: hundredths of a percent (`1000n` is 10 %). Otherwise micros. */
	amount: bigint;
	/** Offers the zone's free shipping at any total. */
	givesFreeShipping: boolean;
	/** Replaces other coupons, and no others can join it. */
	isIndividual: boolean;
	/** Minimum subtotal in micros; `null` for none. */
	minimumSpend: Micros | null;
	/** Milliseconds since the epoch; `null` for never. */
	expiresAt: number | null;
	/** `null` for all. */
	productIds: readonly number[] | null;
	/** Billing emails that may use it; `null` for all. */
	emails: readonly string[] | null;
	/** `null` for all gateways. */
	paymentMethods: readonly string[] | null;
	/** Orders; `null` for no limit. */
	usageLimit: number | null;
	/** Earlier orders, which aren't in this shop's database. */
	usageCount: number;
}

const PLAIN = {
	givesFreeShipping: false,
	isIndividual: false,
	minimumSpend: null,
	expiresAt: null,
	productIds: null,
	emails: null,
	paymentMethods: null,
	usageLimit: null,
	usageCount: 0,
} as const;

const CAP = 27;

/** The recorded shop's coupons keep their codes. The others demonstrate more rules. */
export const COUPONS: readonly Coupon[] = [
	{ ...PLAIN, code: 'ten', kind: 'percent', amount: 1_000n },
	{ ...PLAIN, code: 'five', kind: 'fixed_cart', amount: 5_000_000n },
	{
		...PLAIN,
		code: 'once',
		kind: 'fixed_product',
		amount: 2_000_000n,
		productIds: [ CAP ],
	},
	{
		...PLAIN,
		code: 'ship',
		kind: 'percent',
		amount: 0n,
		givesFreeShipping: true,
	},
	{
		...PLAIN,
		code: 'old',
		kind: 'percent',
		amount: 1_000n,
		expiresAt: Date.UTC( 2020, 0, 1 ),
	},
	{
		...PLAIN,
		code: 'min200',
		kind: 'percent',
		amount: 1_500n,
		minimumSpend: 200_000_000n,
	},
	{
		...PLAIN,
		code: 'solo',
		kind: 'fixed_cart',
		amount: 8_000_000n,
		isIndividual: true,
	},
	{
		...PLAIN,
		code: 'used',
		kind: 'percent',
		amount: 5_000n,
		usageLimit: 1,
		usageCount: 1,
	},
	{
		...PLAIN,
		code: 'casey',
		kind: 'percent',
		amount: 2_000n,
		emails: [ 'customer@shop.test' ],
	},
	{
		...PLAIN,
		code: 'cash',
		kind: 'percent',
		amount: 500n,
		paymentMethods: [ 'cod' ],
	},
	{
		...PLAIN,
		code: 'last',
		kind: 'percent',
		amount: 2_500n,
		usageLimit: 1,
	},
];

/** Case-insensitive. */
export const findCoupon = ( code: string ): Coupon | null => {
	const normalizedCode = code.trim().toLowerCase();
	return COUPONS.find( ( coupon ) => coupon.code === normalizedCode ) ?? null;
};
