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
function sortByPriceDescending(
	lines: readonly DiscountableLine[]
): DiscountableLine[] {
	// Only the sign counts, so that a difference too large to be exact does no harm.
	return [ ...lines ].sort( ( a, b ) => Number( b.unitPrice - a.unitPrice ) );
}

/** Hands out a sum line by line and never more than is left of each. */
class DiscountAllocator {
	readonly discounts: CouponDiscount = new Map();

	constructor( private readonly remaining: Map< string, bigint > ) {}

	allocate( key: string, wanted: bigint ): bigint {
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
	allocateRemainder(
		lines: readonly DiscountableLine[],
		amount: bigint
	): void {
		let left = amount;
		for ( const { key, quantity } of lines ) {
			const pieces = BigInt( quantity );
			left -= this.allocate( key, left < pieces ? left : pieces );
		}
	}

	hasRemaining( key: string ): boolean {
		return ( this.remaining.get( key ) ?? 0n ) > 0n;
	}
}

function applyPercentDiscount(
	allocator: DiscountAllocator,
	lines: readonly DiscountableLine[],
	rate: bigint
): void {
	let fullPrice = 0n;
	let allocated = 0n;
	for ( const { key, unitPrice, quantity } of lines ) {
		const price = unitPrice * BigInt( quantity );
		fullPrice += price;
		allocated += allocator.allocate(
			key,
			( price * rate ) / HUNDREDTHS_OF_PERCENT
		);
	}
	// Half down, so that the shop does not give away a unit that was not promised.
	const expected =
		( fullPrice * rate * 2n + HUNDREDTHS_OF_PERCENT - 1n ) /
		( HUNDREDTHS_OF_PERCENT * 2n );
	if ( expected > allocated ) {
		allocator.allocateRemainder( lines, expected - allocated );
	}
}

function applyFixedCartDiscount(
	allocator: DiscountAllocator,
	lines: readonly DiscountableLine[],
	amount: bigint
): void {
	let left = amount;
	for (;;) {
		const open = lines.filter( ( { key } ) =>
			allocator.hasRemaining( key )
		);
		const pieces = open.reduce(
			( count, { quantity } ) => count + BigInt( quantity ),
			0n
		);
		if ( pieces === 0n ) {
			return;
		}
		const share = left / pieces;
		if ( share === 0n ) {
			allocator.allocateRemainder( open, left );
			return;
		}
		for ( const { key, quantity } of open ) {
			left -= allocator.allocate( key, share * BigInt( quantity ) );
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
export function calculateDiscounts(
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
			const allocator = new DiscountAllocator( remaining );
			const covered = sortByPriceDescending(
				lines.filter( ( line ) => coversLine( coupon, line ) )
			);
			if ( coupon.kind === 'percent' ) {
				applyPercentDiscount( allocator, covered, coupon.amount );
			} else if ( coupon.kind === 'fixed_cart' ) {
				applyFixedCartDiscount(
					allocator,
					covered,
					toMinor( coupon.amount )
				);
			} else {
				for ( const { key, quantity } of covered ) {
					allocator.allocate(
						key,
						toMinor( coupon.amount ) * BigInt( quantity )
					);
				}
			}
			return [ coupon.code, allocator.discounts ];
		} )
	);
}
