/** @jest-environment node */
import fc from 'fast-check';
import { COUPONS, findCoupon, type Coupon } from './coupons';
import { calculateDiscounts, type DiscountableLine } from './discounts';
import { sum } from './taxes';

const MUGS: DiscountableLine = {
	key: 'mug',
	unitPrice: 1800n,
	quantity: 2,
	productIds: [ 26 ],
};
const CAP: DiscountableLine = {
	key: 'cap',
	unitPrice: 1999n,
	quantity: 1,
	productIds: [ 27 ],
};
const LAMP: DiscountableLine = {
	key: 'lamp',
	unitPrice: 12_000n,
	quantity: 1,
	productIds: [ 30 ],
};

const toCents = ( micros: bigint ) => micros / 10_000n;
const coupon = ( code: string ): Coupon[] =>
	COUPONS.filter( ( one ) => one.code === code );
const discountsOf = ( lines: DiscountableLine[], ...codes: string[] ) =>
	Object.fromEntries(
		[
			...calculateDiscounts( lines, codes.flatMap( coupon ), toCents ),
		].map( ( [ code, discount ] ) => [
			code,
			Object.fromEntries( discount ),
		] )
	);

// The recorded shop's amounts.
test.each( [
	[
		'gives a remainder to the most expensive unit',
		[ MUGS, CAP ],
		[ 'ten' ],
		{ ten: { mug: 360n, cap: 200n } },
	],
	[
		'applies a fixed amount to the remainder',
		[ MUGS, CAP ],
		[ 'ten', 'five' ],
		{ ten: { mug: 360n, cap: 200n }, five: { mug: 333n, cap: 167n } },
	],
	[
		'applies a fixed product amount to that product only',
		[ MUGS, CAP ],
		[ 'once' ],
		{ once: { cap: 200n } },
	],
	[
		'distributes a fixed amount by unit',
		[ MUGS, CAP ],
		[ 'solo' ],
		{ solo: { mug: 533n, cap: 267n } },
	],
	[
		'takes fifteen percent off three lines',
		[ { ...MUGS, quantity: 5 }, CAP, LAMP ],
		[ 'min200' ],
		{ min200: { mug: 1350n, cap: 299n, lamp: 1801n } },
	],
	[
		'does not discount goods for free shipping',
		[ MUGS ],
		[ 'ship' ],
		{ ship: {} },
	],
	[
		'takes off no more than the price',
		[ { ...CAP, unitPrice: 150n } ],
		[ 'five' ],
		{ five: { cap: 150n } },
	],
	[
		'returns no discounts for an empty cart',
		[],
		[ 'five', 'ten' ],
		{ five: {}, ten: {} },
	],
] )( '%s', ( _, lines, codes, expected ) => {
	expect( discountsOf( lines, ...codes ) ).toEqual( expected );
} );

test( 'finds coupon codes in upper and lower case', () => {
	expect( findCoupon( ' FIVE ' )?.code ).toBe( 'five' );
	expect( findCoupon( 'nosuch' ) ).toBeNull();
} );

const lines = fc
	.array(
		fc.record( {
			unitPrice: fc.bigInt( { min: 0n, max: 1_000_000n } ),
			quantity: fc.integer( { min: 1, max: 200 } ),
			productIds: fc.constantFrom( [ 26 ], [ 27 ], [ 40, 37 ] ),
		} ),
		{ maxLength: 8 }
	)
	.map( ( all ) =>
		all.map( ( line, index ) => ( { ...line, key: String( index ) } ) )
	);

const price = ( { unitPrice, quantity }: DiscountableLine ) =>
	unitPrice * BigInt( quantity );

test( 'never discounts a line by less than zero or more than its price in total', () => {
	fc.assert(
		fc.property(
			lines,
			fc.shuffledSubarray( [ ...COUPONS ] ),
			( all, coupons ) => {
				const discounts = [
					...calculateDiscounts( all, coupons, toCents ).values(),
				];
				for ( const line of all ) {
					const off = discounts.map(
						( discount ) => discount.get( line.key ) ?? 0n
					);
					expect( off.every( ( amount ) => amount >= 0n ) ).toBe(
						true
					);
					expect( sum( off ) ).toBeLessThanOrEqual( price( line ) );
				}
			}
		)
	);
} );

test( 'distributes a fixed amount to its last unit, or makes the goods free', () => {
	fc.assert(
		fc.property( lines, ( all ) => {
			const discount = calculateDiscounts(
				all,
				coupon( 'five' ),
				toCents
			).get( 'five' );
			const goods = sum( all.map( price ) );
			expect( sum( discount?.values() ?? [] ) ).toBe(
				goods < 500n ? goods : 500n
			);
		} )
	);
} );

test( 'rounds a percentage of the whole once, half down', () => {
	fc.assert(
		fc.property( lines, ( all ) => {
			const discount = calculateDiscounts(
				all,
				coupon( 'ten' ),
				toCents
			).get( 'ten' );
			const goods = sum( all.map( price ) );
			expect( sum( discount?.values() ?? [] ) ).toBe(
				( goods + 4n ) / 10n
			);
		} )
	);
} );
