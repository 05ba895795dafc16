/** @jest-environment node */
import fc from 'fast-check';
import {
	cartCoupon,
	cartItem,
	cartResponse,
	shippingPackage,
	shippingRate,
} from '../../../../tests/fixtures/cart';
import { toCartData } from '../cart-data';
import { applyOperations } from './optimistic-cart';
import type { CartOperation } from '../types';

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

describe( 'applyOperations', () => {
	it( 'returns the same cart without operations', () => {
		const cart = twoItems();
		expect( applyOperations( cart, [] ).cart ).toBe( cart );
	} );

	it( 'shows a new quantity with its exact line total, subtotal and total', () => {
		const { cart, pending } = applyOperations( twoItems(), [
			setQuantity( 'mug', 5 ),
		] );
		expect( cart.items[ 0 ]?.quantity ).toBe( 5 );
		expect( cart.items[ 0 ]?.totals.line_subtotal ).toBe( '9000' );
		expect( cart.totals.total_items ).toBe( '10999' );
		expect( cart.totals.total_price ).toBe( '10999' );
		expect( cart.itemsCount ).toBe( 6 );
		expect( pending ).toEqual( { totals: [], lines: [] } );
	} );

	it( 'applies the last of several operations for one item', () => {
		const { cart } = applyOperations( twoItems(), [
			setQuantity( 'mug', 5 ),
			setQuantity( 'mug', 3, 2 ),
		] );
		expect( cart.items[ 0 ]?.quantity ).toBe( 3 );
		expect( cart.totals.total_price ).toBe( '7399' );
	} );

	it( 'shows a removed row, but excludes it from the totals', () => {
		const { cart } = applyOperations( twoItems(), [
			{ id: 1, kind: 'remove', key: 'mug' },
		] );
		expect( cart.items ).toHaveLength( 2 );
		expect( cart.totals.total_price ).toBe( '1999' );
		expect( cart.itemsCount ).toBe( 1 );
	} );

	it( 'marks taxes and total as pending if the line is taxed, and keeps their last values', () => {
		const server = toCartData(
			cartResponse( [ cartItem( { tax: 154 } ) ] )
		);
		const { cart, pending } = applyOperations( server, [
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

	it( 'does not calculate a line whose unit price does not explain its subtotal', () => {
		const item = cartItem( { quantity: 2 } );
		// An add-on might sell the second item at half price.
		item.totals.line_subtotal = '2700';
		const { cart, pending } = applyOperations(
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
		'marks the total as pending if %s may depend on it',
		( _what, rest, field ) => {
			const { cart, pending } = applyOperations(
				toCartData( cartResponse( [ cartItem() ], rest ) ),
				[ setQuantity( 'mug', 2 ) ]
			);
			expect( pending.totals ).toContain( field );
			expect( pending.totals ).toContain( 'total_price' );
			expect( cart.totals.total_items ).toBe( '3600' );
		}
	);

	it( 'ignores an operation for an item that is not in the cart', () => {
		const server = twoItems();
		const { cart, pending } = applyOperations( server, [
			setQuantity( 'gone', 2 ),
			{ id: 2, kind: 'remove', key: 'gone' },
		] );
		expect( cart ).toBe( server );
		expect( pending ).toEqual( { totals: [], lines: [] } );
	} );

	describe( 'shipping rates', () => {
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

		it( 'shows the selected rate with exact shipping, tax and total', () => {
			const { cart, pending } = applyOperations( server( '181' ), [
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

		it( 'marks itemized tax lines as pending, because we do not know which one changes', () => {
			const { cart, pending } = applyOperations( server( '181', true ), [
				select( 'flat_rate:2' ),
			] );
			expect( cart.totals.total_price ).toBe( '4481' );
			expect( pending.totals ).toEqual( [ 'tax_lines' ] );
		} );

		it.each( [
			[ 'by a WooCommerce method', 'pickup_location:0' ],
			[ 'by a method in the settings', 'drive_in:1' ],
			[ 'at the location of the rate', 'locker:1' ],
		] )(
			'does not calculate taxes if pickup %s changes the taxed address',
			( _, rateId ) => {
				const { cart, pending } = applyOperations( server(), [
					select( rateId, null ),
				] );
				expect( cart.totals.total_price ).toBe( '2873' );
				// The row names the rate at once, so it cannot have the price of another.
				expect( cart.totals ).toMatchObject( {
					total_shipping: '0',
					total_shipping_tax: '0',
				} );
				expect( pending.totals ).toEqual(
					expect.arrayContaining( [
						'total_shipping',
						'total_price',
					] )
				);
			}
		);

		it( 'shows no price of the rate before, beside costs that no rate explains', () => {
			const state = server();
			const { cart, pending } = applyOperations(
				{
					...state,
					totals: { ...state.totals, total_shipping: '1250' },
				},
				[ select( 'pickup_location:0', null ) ]
			);
			expect( cart.totals.total_shipping ).toBe( '250' );
			expect( pending.totals ).toContain( 'total_shipping' );
		} );

		it( 'accepts a package id as string or number', () => {
			const { cart } = applyOperations( server(), [
				select( 'flat_rate:2', '0' ),
			] );
			expect( cart.totals.total_shipping ).toBe( '2500' );
		} );
	} );

	it( 'never shows an exact total that differs from the sum of its parts', () => {
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
				const { cart, pending } = applyOperations( server, operations );
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
