/** @jest-environment node */
import fc from 'fast-check';
import { addToCart, applyCoupon, selectShippingRate } from '../cart/commands';
import { currentCart } from '../cart/current-cart';
import { ApiError } from '../api-error';
import { createTestContext } from '../catalogue/test-shop';
import type { ShopOptions } from '../options';
import { orderContent } from './order-content';

const PRODUCTS = [ 26, 27, 28, 30, 31, 38, 107 ];
const CODES = [ 'ten', 'five', 'once', 'ship', 'cash', 'solo' ];
const RATES = [ 'flat_rate:1', 'pickup_location:0', 'pickup_location:1' ];

/** Ignores an `ApiError`: a refused command changes nothing. */
const attempt = ( command: () => unknown ): void => {
	try {
		command();
	} catch ( error ) {
		if ( ! ( error instanceof ApiError ) ) {
			throw error;
		}
	}
};

const options: fc.Arbitrary< Partial< ShopOptions > > = fc.record( {
	currency: fc.constantFrom( 'USD', 'JPY', 'KWD' ),
	pricesIncludeTax: fc.boolean(),
	taxesEnabled: fc.boolean(),
	handlingFee: fc.boolean(),
	severalPackages: fc.boolean(),
	shippingEnabled: fc.boolean(),
} );

test( 'gives an order the totals of its cart, and parts that add up to them', () => {
	fc.assert(
		fc.property(
			options,
			fc.array( fc.tuple( fc.constantFrom( ...PRODUCTS ), fc.nat( 4 ) ), {
				minLength: 1,
				maxLength: 4,
			} ),
			fc.subarray( CODES ),
			fc.constantFrom( ...RATES ),
			( chosen, goods, codes, rate ) => {
				const context = createTestContext();
				context.session.data = {
					...context.session.data,
					options: chosen,
				};
				for ( const [ productId, more ] of goods ) {
					const quantity = more + 1;
					attempt( () =>
						addToCart( context, {
							productId,
							quantity,
							variation: [],
						} )
					);
				}
				codes.forEach( ( code ) =>
					attempt( () => applyCoupon( context, code ) )
				);
				attempt( () => selectShippingRate( context, rate, null ) );

				const current = currentCart( context );
				const { totals, shipments, lines } = orderContent(
					context,
					current
				);
				expect( totals.total_price ).toBe(
					current.cart.totals.price.toString()
				);
				const amount = ( text: string ) => BigInt( text );
				const sum = ( texts: string[] ) =>
					texts.reduce( ( all, text ) => all + amount( text ), 0n );
				expect(
					sum( lines.map( ( line ) => line.totals.line_total ) ) +
						amount( totals.total_fees ) +
						amount( totals.total_shipping ) +
						amount( totals.total_tax )
				).toBe( amount( totals.total_price ) );
				expect(
					amount( totals.subtotal ) - amount( totals.total_discount )
				).toBe(
					sum( lines.map( ( line ) => line.totals.line_total ) )
				);
				expect( sum( shipments.map( ( { price } ) => price ) ) ).toBe(
					amount( totals.total_shipping )
				);
				expect( sum( shipments.map( ( { tax } ) => tax ) ) ).toBe(
					amount( totals.total_shipping_tax )
				);
			}
		),
		{ numRuns: 40 }
	);
} );
