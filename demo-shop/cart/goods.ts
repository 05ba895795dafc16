import { divideRounded } from '../money';
import type { Coupon } from './coupons';
import {
	calculateDiscounts,
	type CouponDiscount,
	type DiscountableLine,
} from './discounts';
import {
	splitPrice,
	sum,
	sumOfTaxes,
	type NetAndTaxes,
	type Taxation,
} from './taxes';

const MILLION = 1_000_000n;

/** Amounts in minor units, as in the catalogue. */
export interface TaxableLine extends DiscountableLine {
	isTaxable: boolean;
}

/** Minor units, before and after discounts. */
export interface LineTotals {
	before: NetAndTaxes;
	after: NetAndTaxes;
}

export interface CouponTotals {
	discount: bigint;
	discountTax: bigint;
}

export interface GoodsTotals {
	lines: Map< string, LineTotals >;
	coupons: Map< string, CouponTotals >;
	/** Tax on all discounts, rounded once. It may differ by a unit from the coupons' sum, as recorded. */
	discountTax: bigint;
}

/** Half down, as the recorded shop rounds the tax of a single coupon. */
const roundHalfDown = ( millionths: bigint ): bigint => {
	return ( millionths * 2n + MILLION - 1n ) / ( MILLION * 2n );
};

const calculateReduction = (
	line: TaxableLine,
	from: bigint,
	to: bigint,
	taxation: Taxation
): { net: bigint; taxMillionths: bigint } => {
	const full = splitPrice( from, taxation, line.isTaxable );
	const reduced = splitPrice( to, taxation, line.isTaxable );
	const net = full.net - reduced.net;
	if ( taxation.includedRates !== null ) {
		// With tax included, a coupon of 5.00 takes off 5.00. The rest after net is tax.
		const tax = sumOfTaxes( full.taxes ) - sumOfTaxes( reduced.taxes );
		return { net, taxMillionths: tax * MILLION };
	}
	const rates = line.isTaxable ? taxation.rates : [];
	return {
		net,
		taxMillionths:
			net *
			sum( rates.map( ( { partsPerMillion } ) => partsPerMillion ) ),
	};
};

/** A discount is the difference of the net prices, so that discounts and line totals add up exactly. */
export const calculateGoods = (
	lines: readonly TaxableLine[],
	coupons: readonly Coupon[],
	taxation: Taxation,
	toMinor: ( micros: bigint ) => bigint
): GoodsTotals => {
	const prices = lines.map(
		( { unitPrice, quantity } ) => unitPrice * BigInt( quantity )
	);
	const discounts = calculateDiscounts( lines, coupons, toMinor );
	const left = [ ...prices ];
	const couponReductions = coupons.map( ( { code } ) => {
		const discount: CouponDiscount = discounts.get( code ) ?? new Map();
		const parts = lines.map( ( line, index ) => {
			const from = left[ index ] ?? 0n;
			const to = from - ( discount.get( line.key ) ?? 0n );
			left[ index ] = to;
			return calculateReduction( line, from, to, taxation );
		} );
		return {
			code,
			net: sum( parts.map( ( { net } ) => net ) ),
			taxMillionths: sum(
				parts.map( ( { taxMillionths } ) => taxMillionths )
			),
		};
	} );
	const split = ( price: bigint | undefined, { isTaxable }: TaxableLine ) =>
		splitPrice( price ?? 0n, taxation, isTaxable );
	return {
		lines: new Map(
			lines.map( ( line, index ) => [
				line.key,
				{
					before: split( prices[ index ], line ),
					after: split( left[ index ], line ),
				},
			] )
		),
		coupons: new Map(
			couponReductions.map( ( { code, net, taxMillionths } ) => [
				code,
				{ discount: net, discountTax: roundHalfDown( taxMillionths ) },
			] )
		),
		discountTax: divideRounded(
			sum(
				couponReductions.map( ( { taxMillionths } ) => taxMillionths )
			),
			MILLION
		),
	};
};
