/** @jest-environment node */
import fc from 'fast-check';
import { COUPONS } from './coupons';
import { calculateGoods } from './goods';
import { sum, sumOfTaxes } from './taxes';
import { TAX_RATES } from './tax-rates';
import { sumTotals, taxShipping } from './totals';

const lines = fc
	.array(
		fc.record( {
			unitPrice: fc.bigInt( { min: 0n, max: 1_000_000n } ),
			quantity: fc.integer( { min: 1, max: 200 } ),
			productIds: fc.constantFrom( [ 26 ], [ 27 ] ),
			isTaxable: fc.boolean(),
		} ),
		{ maxLength: 6 }
	)
	.map( ( all ) =>
		all.map( ( line, index ) => ( { ...line, key: String( index ) } ) )
	);

const taxation = fc.record( {
	rates: fc.subarray( [ ...TAX_RATES ] ),
	includedRates: fc.option( fc.subarray( [ ...TAX_RATES ] ), { nil: null } ),
} );

const toCents = ( micros: bigint ) => micros / 10_000n;

const coupons = fc.shuffledSubarray( [ ...COUPONS ] );
const shippingPrice = fc.bigInt( { min: 0n, max: 10_000n } );

test( 'sums up the lines to the totals', () => {
	fc.assert(
		fc.property(
			lines,
			coupons,
			taxation,
			shippingPrice,
			( all, applied, taxes, price ) => {
				const goods = calculateGoods( all, applied, taxes, toCents );
				const shipment = taxShipping( price, taxes );
				const totals = sumTotals( goods, [], [ shipment ] );
				const after = [ ...goods.lines.values() ].map(
					( line ) => line.after
				);
				const discounts = [ ...goods.coupons.values() ];

				expect( totals.discount ).toBe(
					sum( discounts.map( ( { discount } ) => discount ) )
				);
				expect( totals.items - totals.discount ).toBe(
					sum( after.map( ( { net } ) => net ) )
				);
				expect( totals.price ).toBe(
					totals.items - totals.discount + price + totals.tax
				);
				expect( totals.tax ).toBe( sumOfTaxes( totals.taxLines ) );
				expect( totals.shippingTax ).toBe(
					sumOfTaxes( shipment.taxes )
				);
			}
		)
	);
} );

test( 'never makes a line cheaper than zero or more expensive by a coupon', () => {
	fc.assert(
		fc.property( lines, coupons, taxation, ( all, applied, taxes ) => {
			const goods = calculateGoods( all, applied, taxes, toCents );
			for ( const { before, after } of goods.lines.values() ) {
				expect( after.net ).toBeGreaterThanOrEqual( 0n );
				expect( after.net ).toBeLessThanOrEqual( before.net );
			}
		} )
	);
} );

test( 'has no shipping total if nothing ships', () => {
	const goods = calculateGoods(
		[],
		[],
		{ rates: [], includedRates: null },
		toCents
	);
	expect( sumTotals( goods, [], null ) ).toMatchObject( {
		shipping: null,
		shippingTax: null,
		price: 0n,
		taxLines: [],
	} );
} );

// Shoppers see prices with tax, so five dollars off must be five dollars off.
test( 'shows the full amount of a fixed coupon if prices include tax', () => {
	const california = TAX_RATES.filter( ( { state } ) => state === 'CA' );
	const mug = {
		key: 'mug',
		unitPrice: 1800n,
		quantity: 3,
		productIds: [ 26 ],
		isTaxable: true,
	};
	const five = COUPONS.filter( ( { code } ) => code === 'five' );
	const goods = calculateGoods(
		[ mug ],
		five,
		{ rates: california, includedRates: california },
		toCents
	);
	const { discount, discountTax } = goods.coupons.get( 'five' ) ?? {
		discount: 0n,
		discountTax: 0n,
	};
	expect( discount + discountTax ).toBe( 500n );
} );
