import type { Coupon } from './coupons';
import {
	workOutDiscounts,
	type CouponDiscount,
	type DiscountableLine,
} from './discounts';
import {
	gatherTaxes,
	splitPrice,
	sum,
	sumOfTaxes,
	taxesOn,
	type NetAndTaxes,
	type TaxAmount,
	type Taxation,
} from './taxes';

/** A line as totals see it; amounts in minor units, as the catalogue has them. */
export interface TaxableLine extends DiscountableLine {
	isTaxable: boolean;
}

/** Minor units without tax, with the taxes beside them. */
export interface LineTotals {
	before: NetAndTaxes;
	after: NetAndTaxes;
}

export interface CouponTotals {
	discount: bigint;
	discountTax: bigint;
}

export interface GoodsTotals {
	/** By line key. */
	lines: Map< string, LineTotals >;
	/** By code. */
	coupons: Map< string, CouponTotals >;
}

const TWO_MILLION = 2_000_000n;

/** Tax on what a coupon took off, before rounding: millionths of a minor unit. */
function discountTaxMillionths(
	discount: CouponDiscount,
	lines: readonly TaxableLine[],
	{ rates }: Taxation
): bigint {
	return sum(
		lines
			.filter( ( { isTaxable } ) => isTaxable )
			.map(
				( { key } ) =>
					( discount.get( key ) ?? 0n ) *
					sum(
						rates.map( ( { partsPerMillion } ) => partsPerMillion )
					)
			)
	);
}

/**
 * Subtotals, discounts and totals of the lines.
 *
 * A coupon's discount is what it takes off the net prices, so that discounts and line totals add up exactly. Its tax
 * is rounded once for the coupon, half down, as the recorded shop tells it; where prices hold their tax, it is what
 * the coupon takes off the taxes, so that a coupon of 5.00 shows as 5.00.
 */
export function workOutGoods(
	lines: readonly TaxableLine[],
	coupons: readonly Coupon[],
	taxation: Taxation,
	toMinor: ( micros: bigint ) => bigint
): GoodsTotals {
	const discounts = workOutDiscounts( lines, coupons, toMinor );
	const price = ( { unitPrice, quantity }: TaxableLine ) =>
		unitPrice * BigInt( quantity );
	const left = new Map(
		lines.map( ( line ) => [ line.key, price( line ) ] )
	);
	const split = ( line: TaxableLine ) =>
		splitPrice( left.get( line.key ) ?? 0n, taxation, line.isTaxable );
	const before = new Map(
		lines.map( ( line ) => [ line.key, split( line ) ] )
	);

	const couponTotals = new Map< string, CouponTotals >();
	for ( const { code } of coupons ) {
		const discount: CouponDiscount = discounts.get( code ) ?? new Map();
		let net = 0n;
		let tax = 0n;
		for ( const line of lines ) {
			const full = split( line );
			left.set(
				line.key,
				( left.get( line.key ) ?? 0n ) -
					( discount.get( line.key ) ?? 0n )
			);
			const reduced = split( line );
			net += full.net - reduced.net;
			tax += sumOfTaxes( full.taxes ) - sumOfTaxes( reduced.taxes );
		}
		couponTotals.set( code, {
			discount: net,
			discountTax:
				taxation.includedRates === null
					? divideHalfDown(
							discountTaxMillionths( discount, lines, taxation )
						)
					: tax,
		} );
	}
	return {
		coupons: couponTotals,
		lines: new Map(
			lines.map( ( line ) => [
				line.key,
				{
					before: before.get( line.key ) ?? split( line ),
					after: split( line ),
				},
			] )
		),
	};
}

function divideHalfDown( millionths: bigint ): bigint {
	return ( millionths * 2n + TWO_MILLION / 2n - 1n ) / TWO_MILLION;
}

/** What every amount of a cart adds up to, in minor units. */
export interface CartTotals {
	items: bigint;
	itemsTax: bigint;
	fees: bigint;
	feesTax: bigint;
	discount: bigint;
	discountTax: bigint;
	/** `null` when nothing travels. */
	shipping: bigint | null;
	shippingTax: bigint | null;
	price: bigint;
	tax: bigint;
	/** Each tax over goods, fees and shipping. */
	taxLines: TaxAmount[];
}

/** Adds it all up. What is paid is the sum of what each line, fee and shipment costs after discounts, and its taxes. */
export function addUp(
	goods: GoodsTotals,
	fees: readonly NetAndTaxes[],
	shipments: readonly NetAndTaxes[] | null
): CartTotals {
	const lines = [ ...goods.lines.values() ];
	const coupons = [ ...goods.coupons.values() ];
	const before = lines.map( ( line ) => line.before );
	const paid = [
		...lines.map( ( line ) => line.after ),
		...fees,
		...( shipments ?? [] ),
	];
	const nets = ( parts: readonly NetAndTaxes[] ) =>
		sum( parts.map( ( { net } ) => net ) );
	const taxes = ( parts: readonly NetAndTaxes[] ) =>
		sum( parts.map( ( part ) => sumOfTaxes( part.taxes ) ) );
	return {
		items: nets( before ),
		itemsTax: taxes( before ),
		fees: nets( fees ),
		feesTax: taxes( fees ),
		discount: sum( coupons.map( ( { discount } ) => discount ) ),
		discountTax: sum( coupons.map( ( { discountTax } ) => discountTax ) ),
		shipping: shipments && nets( shipments ),
		shippingTax: shipments && taxes( shipments ),
		price: nets( paid ) + taxes( paid ),
		tax: taxes( paid ),
		taxLines: gatherTaxes( paid.map( ( part ) => part.taxes ) ),
	};
}

/** A shipment's price, taxed by the rates that count for shipping. */
export function taxShipping( price: bigint, { rates }: Taxation ): NetAndTaxes {
	return {
		net: price,
		taxes: taxesOn(
			price,
			rates.filter( ( { taxesShipping } ) => taxesShipping )
		),
	};
}
