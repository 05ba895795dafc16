import fc from 'fast-check';
import {
	cartCoupon,
	cartItem,
	cartResponse,
	shippingPackage,
	shippingRate,
} from '../../../tests/fixtures/cart';
import { toCartData } from './cart-data';
import { getOptimisticCart } from './optimistic-cart';
import type { CartOperation } from './types';

const setQuantity = (
	key: string,
	quantity: number,
	id = 1
): CartOperation => ( { id, kind: 'setQuantity', key, quantity } );

const twoItems = () =>
	toCartData(
		cartResponse( [
			cartItem( { key: 'mug', unitPrice: 1800, quantity: 2 } ),
			cartItem( { key: 'cap', id: 27, unitPrice: 1999 } ),
		] )
	);

describe( 'project', () => {
	it( 'gives back the very same cart when nothing is in flight', () => {
		const cart = twoItems();
		expect( getOptimisticCart( cart, [] ).cart ).toBe( cart );
	} );

	it( 'shows a new quantity with its exact line, sum and total', () => {
		const { cart, pending } = getOptimisticCart( twoItems(), [
			setQuantity( 'mug', 5 ),
		] );
		expect( cart.items[ 0 ]?.quantity ).toBe( 5 );
		expect( cart.items[ 0 ]?.totals.line_subtotal ).toBe( '9000' );
		expect( cart.totals.total_items ).toBe( '10999' );
		expect( cart.totals.total_price ).toBe( '10999' );
		expect( cart.itemsCount ).toBe( 6 );
		expect( pending ).toEqual( { totals: [], lines: [] } );
	} );

	it( 'takes the last of several wishes for one item', () => {
		const { cart } = getOptimisticCart( twoItems(), [
			setQuantity( 'mug', 5 ),
			setQuantity( 'mug', 3, 2 ),
		] );
		expect( cart.items[ 0 ]?.quantity ).toBe( 3 );
		expect( cart.totals.total_price ).toBe( '7399' );
	} );

	it( 'keeps a removed row but leaves it out of the sums', () => {
		const { cart } = getOptimisticCart( twoItems(), [
			{ id: 1, kind: 'remove', key: 'mug' },
		] );
		expect( cart.items ).toHaveLength( 2 );
		expect( cart.totals.total_price ).toBe( '1999' );
		expect( cart.itemsCount ).toBe( 1 );
	} );

	it( 'marks taxes and the total where the line is taxed, and keeps their last value', () => {
		const server = toCartData(
			cartResponse( [ cartItem( { tax: 154 } ) ] )
		);
		const { cart, pending } = getOptimisticCart( server, [
			setQuantity( 'mug', 2 ),
		] );
		expect( cart.totals.total_items ).toBe( '3600' );
		expect( cart.totals.total_price ).toBe( '1954' );
		expect( pending.totals ).toEqual(
			expect.arrayContaining( [
				'total_items_tax',
				'total_tax',
				'total_price',
			] )
		);
		expect( pending.totals ).not.toContain( 'total_items' );
	} );

	it( 'does not guess a line that the unit price does not explain', () => {
		const item = cartItem( { quantity: 2 } );
		// As an add-on would do that gives the second one for half.
		item.totals.line_subtotal = '2700';
		const { cart, pending } = getOptimisticCart(
			toCartData( cartResponse( [ item ] ) ),
			[ setQuantity( 'mug', 4 ) ]
		);
		expect( cart.items[ 0 ]?.quantity ).toBe( 4 );
		expect( cart.items[ 0 ]?.totals.line_subtotal ).toBe( '2700' );
		expect( pending.lines ).toEqual( [ 'mug' ] );
		expect( pending.totals ).toContain( 'total_items' );
	} );

	it.each( [
		[
			'a coupon',
			{
				coupons: [ cartCoupon( 'ten', '180' ) ],
			},
			'total_discount',
		],
		[
			'shipping',
			{
				needs_shipping: true,
				shipping_rates: [
					shippingPackage( [ shippingRate( { selected: true } ) ] ),
				],
			},
			'total_shipping',
		],
	] )(
		'marks the total where %s may depend on it',
		( _what, rest, field ) => {
			const { cart, pending } = getOptimisticCart(
				toCartData( cartResponse( [ cartItem() ], rest ) ),
				[ setQuantity( 'mug', 2 ) ]
			);
			expect( pending.totals ).toContain( field );
			expect( pending.totals ).toContain( 'total_price' );
			expect( cart.totals.total_items ).toBe( '3600' );
		}
	);

	it( 'ignores a wish for an item that the cart does not have', () => {
		const server = twoItems();
		const { cart, pending } = getOptimisticCart( server, [
			setQuantity( 'gone', 2 ),
			{ id: 2, kind: 'remove', key: 'gone' },
		] );
		expect( cart ).toBe( server );
		expect( pending ).toEqual( { totals: [], lines: [] } );
	} );

	describe( 'with rates', () => {
		const server = ( taxes = '0', lines = false ) =>
			toCartData(
				cartResponse( [ cartItem() ], {
					needs_shipping: true,
					shipping_rates: [
						shippingPackage( [
							shippingRate( { selected: true, taxes: '73' } ),
							shippingRate( {
								rate_id: 'flat_rate:2',
								price: '2500',
								taxes,
							} ),
							shippingRate( {
								rate_id: 'pickup_location:0',
								method_id: 'pickup_location',
								price: '0',
							} ),
							shippingRate( {
								rate_id: 'drive_in:1',
								method_id: 'drive_in',
								price: '0',
							} ),
							shippingRate( {
								rate_id: 'locker:1',
								method_id: 'locker',
								price: '0',
								meta_data: [
									{
										key: 'pickup_location',
										value: 'The corner',
									},
								],
							} ),
						] ),
					],
					totals: {
						total_shipping: '1000',
						total_shipping_tax: '73',
						total_tax: '73',
						total_price: '2873',
						tax_lines: lines
							? [ { name: 'Tax', price: '73', rate: '7.25%' } ]
							: [],
					},
				} )
			);
		const select = (
			rateId: string,
			packageId: number | string | null = 0
		): CartOperation => ( {
			id: 1,
			kind: 'selectRate',
			rateId,
			packageId,
			collectableMethodIds: [ 'drive_in' ],
		} );

		it( 'shows the chosen rate with exact shipping, tax and total', () => {
			const { cart, pending } = getOptimisticCart( server( '181' ), [
				select( 'flat_rate:2' ),
			] );
			expect(
				cart.shippingRates[ 0 ]?.shipping_rates.map(
					( rate ) => rate.selected
				)
			).toEqual( [ false, true, false, false, false ] );
			expect( cart.totals ).toMatchObject( {
				total_shipping: '2500',
				total_shipping_tax: '181',
				total_tax: '181',
				total_price: '4481',
			} );
			expect( pending.totals ).toEqual( [] );
		} );

		it( 'marks itemised tax lines, which cannot be told apart here', () => {
			const { cart, pending } = getOptimisticCart(
				server( '181', true ),
				[ select( 'flat_rate:2' ) ]
			);
			expect( cart.totals.total_price ).toBe( '4481' );
			expect( pending.totals ).toEqual( [ 'tax_lines' ] );
		} );

		it.each( [
			[ 'by a method of the platform', 'pickup_location:0' ],
			[ 'by a method that the shop names', 'drive_in:1' ],
			[ 'at a place that the rate names', 'locker:1' ],
		] )(
			'does not guess when collecting %s moves the address that is taxed',
			( _, rateId ) => {
				const { cart, pending } = getOptimisticCart( server(), [
					select( rateId, null ),
				] );
				expect( cart.totals.total_price ).toBe( '2873' );
				expect( pending.totals ).toEqual(
					expect.arrayContaining( [
						'total_shipping',
						'total_price',
					] )
				);
			}
		);

		it( 'takes a package id as text or number', () => {
			const { cart } = getOptimisticCart( server(), [
				select( 'flat_rate:2', '0' ),
			] );
			expect( cart.totals.total_shipping ).toBe( '2500' );
		} );
	} );

	it( 'never claims a total that the lines do not add up to', () => {
		const quantity = fc.integer( { min: 1, max: 9999 } );
		const lines = fc.array(
			fc.record( {
				unitPrice: fc.integer( { min: 0, max: 10_000_000 } ),
				quantity,
				wanted: fc.option( quantity ),
			} ),
			{ minLength: 1, maxLength: 6 }
		);
		fc.assert(
			fc.property( lines, ( figures ) => {
				const server = toCartData(
					cartResponse(
						figures.map( ( { unitPrice, quantity: count }, n ) =>
							cartItem( {
								key: String( n ),
								unitPrice,
								quantity: count,
							} )
						)
					)
				);
				const operations = figures.flatMap( ( { wanted }, n ) =>
					wanted === null
						? []
						: [ setQuantity( String( n ), wanted, n ) ]
				);
				const { cart, pending } = getOptimisticCart(
					server,
					operations
				);
				const expected = figures.reduce(
					( total, { unitPrice, quantity: count, wanted } ) =>
						total + BigInt( unitPrice ) * BigInt( wanted ?? count ),
					0n
				);
				expect( pending ).toEqual( { totals: [], lines: [] } );
				expect( cart.totals.total_price ).toBe( String( expected ) );
				expect( cart.totals.total_items ).toBe( String( expected ) );
			} )
		);
	} );
} );
