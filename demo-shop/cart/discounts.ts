import type { Coupon } from './coupons';

/** Amounts in minor units, as in the catalogue. */
export interface DiscountableLine {
	key: string;
	unitPrice: bigint;
	quantity: number;
	productIds: readonly number[];
}

/** A coupon's discount by line key. Lines without a discount are missing. */
export type CouponDiscount = Map< string, bigint >;

const HUNDREDTHS_OF_PERCENT = 10_000n;

export const coversLine = (
	coupon: Coupon,
	line: DiscountableLine
): boolean => {
	return (
		coupon.productIds === null ||
		line.productIds.some( ( id ) => coupon.productIds?.includes( id ) )
	);
};

/** The most expensive unit first: it gets the first minor unit that rounding left over. */
const sortByPriceDescending = (
	lines: readonly DiscountableLine[]
): DiscountableLine[] => {
	// Only the sign matters, so a large difference may lose precision.
	return [ ...lines ].sort( ( a, b ) => Number( b.unitPrice - a.unitPrice ) );
};

/** Distributes an amount over the lines, never more than each line has left. */
class DiscountAllocator {
	readonly discounts: CouponDiscount = new Map();

	constructor( private readonly remaining: Map< string, bigint > ) {}

	allocate( key: string, requested: bigint ): bigint {
		const left = this.remaining.get( key ) ?? 0n;
		const allocated = requested < left ? requested : left;
		if ( allocated > 0n ) {
			this.remaining.set( key, left - allocated );
			this.discounts.set(
				key,
				( this.discounts.get( key ) ?? 0n ) + allocated
			);
		}
		return allocated;
	}

	/** One minor unit per unit of each line, until the amount or the lines are used up. */
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

const applyPercentDiscount = (
	allocator: DiscountAllocator,
	lines: readonly DiscountableLine[],
	rate: bigint
): void => {
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
	// Half down: the shop never discounts more than the coupon promises.
	const expected =
		( fullPrice * rate * 2n + HUNDREDTHS_OF_PERCENT - 1n ) /
		( HUNDREDTHS_OF_PERCENT * 2n );
	if ( expected > allocated ) {
		allocator.allocateRemainder( lines, expected - allocated );
	}
};

const applyFixedCartDiscount = (
	allocator: DiscountAllocator,
	lines: readonly DiscountableLine[],
	amount: bigint
): void => {
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
};

/**
 * Minor units by coupon, in the order of their application, and line. Percentages apply to the full price, fixed
 * amounts to the remainder after earlier coupons. Together they never exceed a line's price.
 */
export const calculateDiscounts = (
	lines: readonly DiscountableLine[],
	coupons: readonly Coupon[],
	toMinor: ( micros: bigint ) => bigint
): Map< string, CouponDiscount > => {
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
};
