import type { Coupon } from './coupons';

/** What a discount needs to know of a line; amounts in minor units, as the catalogue has them. */
export interface DiscountableLine {
	key: string;
	unitPrice: bigint;
	/** A whole number above 0. */
	quantity: number;
	/** The product's id, and its parent's. */
	productIds: readonly number[];
}

/** What one coupon takes off, by line key. Lines that it leaves alone are missing. */
export type CouponDiscount = Map< string, bigint >;

const HUNDREDTHS_OF_PERCENT = 10_000n;

/** Whether a coupon counts for a line at all. */
export function coversLine( coupon: Coupon, line: DiscountableLine ): boolean {
	return (
		coupon.productIds === null ||
		line.productIds.some( ( id ) => coupon.productIds?.includes( id ) )
	);
}

/** The dearest unit first: it is the first to get a minor unit that rounding left over. */
function dearestFirst(
	lines: readonly DiscountableLine[]
): DiscountableLine[] {
	// Only the sign counts, so that a difference too large to be exact does no harm.
	return [ ...lines ].sort( ( a, b ) => Number( b.unitPrice - a.unitPrice ) );
}

/** Hands out a sum line by line and never more than is left of each. */
class Purse {
	readonly discounts: CouponDiscount = new Map();

	constructor( private readonly remaining: Map< string, bigint > ) {}

	take( key: string, wanted: bigint ): bigint {
		const left = this.remaining.get( key ) ?? 0n;
		const taken = wanted < left ? wanted : left;
		if ( taken > 0n ) {
			this.remaining.set( key, left - taken );
			this.discounts.set(
				key,
				( this.discounts.get( key ) ?? 0n ) + taken
			);
		}
		return taken;
	}

	/** One minor unit for each piece of each line, until nothing is left to give or to take. */
	scatter( lines: readonly DiscountableLine[], amount: bigint ): void {
		let left = amount;
		for ( const { key, quantity } of lines ) {
			const pieces = BigInt( quantity );
			left -= this.take( key, left < pieces ? left : pieces );
		}
	}

	hasRest( key: string ): boolean {
		return ( this.remaining.get( key ) ?? 0n ) > 0n;
	}
}

function takePercent(
	purse: Purse,
	lines: readonly DiscountableLine[],
	rate: bigint
): void {
	let whole = 0n;
	let given = 0n;
	for ( const { key, unitPrice, quantity } of lines ) {
		const price = unitPrice * BigInt( quantity );
		whole += price;
		given += purse.take( key, ( price * rate ) / HUNDREDTHS_OF_PERCENT );
	}
	// Half down, so that the shop does not give away a unit that was not promised.
	const due =
		( whole * rate * 2n + HUNDREDTHS_OF_PERCENT - 1n ) /
		( HUNDREDTHS_OF_PERCENT * 2n );
	if ( due > given ) {
		purse.scatter( lines, due - given );
	}
}

function takeFixedCart(
	purse: Purse,
	lines: readonly DiscountableLine[],
	amount: bigint
): void {
	let left = amount;
	for (;;) {
		const open = lines.filter( ( { key } ) => purse.hasRest( key ) );
		const pieces = open.reduce(
			( count, { quantity } ) => count + BigInt( quantity ),
			0n
		);
		if ( pieces === 0n ) {
			return;
		}
		const share = left / pieces;
		if ( share === 0n ) {
			purse.scatter( open, left );
			return;
		}
		for ( const { key, quantity } of open ) {
			left -= purse.take( key, share * BigInt( quantity ) );
		}
	}
}

/**
 * What each coupon takes off each line, in minor units. Percentages count from the full price, fixed amounts from
 * what earlier coupons left; together they never take more than a line costs.
 *
 * @param lines
 * @param coupons In the order of their application.
 * @param toMinor Turns a fixed amount's micros into minor units.
 */
export function workOutDiscounts(
	lines: readonly DiscountableLine[],
	coupons: readonly Coupon[],
	toMinor: ( micros: bigint ) => bigint
): Map< string, CouponDiscount > {
	const remaining = new Map(
		lines.map( ( { key, unitPrice, quantity } ) => [
			key,
			unitPrice * BigInt( quantity ),
		] )
	);
	return new Map(
		coupons.map( ( coupon ) => {
			const purse = new Purse( remaining );
			const covered = dearestFirst(
				lines.filter( ( line ) => coversLine( coupon, line ) )
			);
			if ( coupon.kind === 'percent' ) {
				takePercent( purse, covered, coupon.amount );
			} else if ( coupon.kind === 'fixed_cart' ) {
				takeFixedCart( purse, covered, toMinor( coupon.amount ) );
			} else {
				for ( const { key, quantity } of covered ) {
					purse.take(
						key,
						toMinor( coupon.amount ) * BigInt( quantity )
					);
				}
			}
			return [ coupon.code, purse.discounts ];
		} )
	);
}
