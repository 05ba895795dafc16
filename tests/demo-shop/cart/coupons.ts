import type { Micros } from '../catalogue/types';

export type CouponKind = 'percent' | 'fixed_cart' | 'fixed_product';

export interface Coupon {
	/** Lower case. */
	code: string;
	kind: CouponKind;
	/** Of `percent`: hundredths of a percent (`1000n` is 10 %). Otherwise micros. */
	amount: bigint;
	/** Offers the free shipping of the zone whatever the sum. */
	givesFreeShipping: boolean;
	/** Stands alone: replaces other coupons and keeps them out. */
	isIndividual: boolean;
	/** Micros of the subtotal; `null` for none. */
	minimumSpend: Micros | null;
	/** Milliseconds since the epoch; `null` never. */
	expiresAt: number | null;
	/** Products that it counts for; `null` for all. */
	productIds: readonly number[] | null;
	/** Billing e-mail addresses that may use it; `null` for all. */
	emails: readonly string[] | null;
	/** Gateways that the order may be paid by; `null` for all. */
	paymentMethods: readonly string[] | null;
	/** How many orders may use it; `null` for any number. */
	usageLimit: number | null;
	/** How many orders have, before those that this shop knows of. */
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

/** The shop's coupons. Those of the recorded shop keep their codes; the others show more rules. */
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

/** Codes are the same in upper and lower case. `null` for a code that no coupon has. */
export function findCoupon( code: string ): Coupon | null {
	const normalizedCode = code.trim().toLowerCase();
	return COUPONS.find( ( coupon ) => coupon.code === normalizedCode ) ?? null;
}
