/** @jest-environment node */
import fc from 'fast-check';
import { sumMinor, subtractMinor } from '@shopfront/money';
import type { CartResponse } from '@shopfront/store-api';
import {
	cartCoupon,
	cartItem,
	cartResponse,
	shippingPackage,
	shippingRate,
	USD,
} from '../../../tests/fixtures/cart';
import { toCartData } from './cart-data';
import { explainTotal } from './explain-total';
import type { CartOperation } from './types';

const OPTIONS = {
	includesTax: false,
	collectableMethodIds: [ 'pickup_location' ],
};

const fee = ( total: string, tax = '0', name = 'Gift wrap' ) => ( {
	id: 'gift',
	key: 'gift',
	name,
	totals: { ...USD, total, total_tax: tax },
} );
const flat = ( price = '1000' ) =>
	shippingPackage( [ shippingRate( { price, selected: true } ) ] );
const pickup = ( price = '0' ) =>
	shippingPackage( [
		shippingRate( {
			rate_id: 'pickup_location:0',
			method_id: 'pickup_location',
			name: 'Market Street',
			price,
			selected: true,
		} ),
	] );
const california = { ...cartResponse().shipping_address, state: 'CA' };

const cart = (
	items = [ cartItem() ],
	{ totals = {}, ...rest }: Parameters< typeof cartResponse >[ 1 ] = {}
) => {
	const made = cartResponse( items, { ...rest, totals } );
	const { totals: sums } = made;
	const discount = sumMinor(
		made.coupons.map( ( { totals: each } ) => each.total_discount )
	);
	const fees = sumMinor(
		made.fees.map( ( { totals: each } ) => each.total )
	);
	return toCartData( {
		...made,
		totals: {
			...sums,
			total_discount: discount,
			total_fees: fees,
			total_price:
				totals.total_price ??
				sumMinor( [
					sums.total_items,
					`-${ discount }`.replace( '-0', '0' ),
					fees,
					sums.total_shipping ?? '0',
					sums.total_tax,
				] ),
		},
	} );
};
const shipped = ( shipping: string | null, tax = '0' ) => ( {
	total_shipping: shipping,
	total_shipping_tax: shipping === null ? null : '0',
	total_tax: tax,
} );
const op = ( operation: object ) =>
	( { id: 1, ...operation } ) as unknown as CartOperation;

const SHIRT = cartItem( {
	key: 'shirt',
	id: 37,
	name: 'Shirt',
	unitPrice: 300,
} );

it.each( [
	[
		'a quantity',
		cart(),
		cart( [ cartItem( { quantity: 2 } ) ] ),
		[ op( { kind: 'setQuantity', key: 'mug', quantity: 2 } ) ],
		[
			[
				{ kind: 'quantity', name: 'Stone Mug', quantity: 2 },
				'1800',
				true,
			],
		],
	],
	[
		'a quantity that the server changed',
		cart( [ cartItem( { quantity: 2 } ) ] ),
		cart(),
		[],
		[
			[
				{ kind: 'quantity', name: 'Stone Mug', quantity: 1 },
				'-1800',
				false,
			],
		],
	],
	[
		'another quantity than the one that the shopper changed',
		cart( [ cartItem( { quantity: 2 } ), SHIRT ] ),
		cart( [ cartItem(), SHIRT ] ),
		[ op( { kind: 'setQuantity', key: 'shirt', quantity: 1 } ) ],
		[
			[
				{ kind: 'quantity', name: 'Stone Mug', quantity: 1 },
				'-1800',
				false,
			],
		],
	],
	[
		'an added and a removed item',
		cart(),
		cart( [ SHIRT ] ),
		[
			op( { kind: 'remove', key: 'mug' } ),
			op( { kind: 'add', productId: 37, quantity: 1 } ),
		],
		[
			[ { kind: 'removed', name: 'Stone Mug' }, '-1800', true ],
			[ { kind: 'added', name: 'Shirt' }, '300', true ],
		],
	],
	[
		'a price',
		cart(),
		cart( [ cartItem( { unitPrice: 1900 } ) ] ),
		[],
		[ [ { kind: 'price', name: 'Stone Mug' }, '100', false ] ],
	],
	[
		'a price while the shopper changes something else',
		cart(),
		cart( [ cartItem( { unitPrice: 1900 } ) ] ),
		[ op( { kind: 'updateCustomer', affectsRates: true, changes: {} } ) ],
		[ [ { kind: 'price', name: 'Stone Mug' }, '100', false ] ],
	],
	[
		'a coupon',
		cart(),
		cart( undefined, { coupons: [ cartCoupon( 'five', '500' ) ] } ),
		[ op( { kind: 'applyCoupon', code: 'five' } ) ],
		[ [ { kind: 'coupon', code: 'five' }, '-500', true ] ],
	],
	[
		'a coupon that the shopper removed',
		cart( undefined, { coupons: [ cartCoupon( 'five', '500' ) ] } ),
		cart(),
		[ op( { kind: 'removeCoupon', code: 'five' } ) ],
		[ [ { kind: 'couponRemoved', code: 'five' }, '500', true ] ],
	],
	[
		'a coupon that the server dropped after a change of the shopper',
		cart( [ cartItem( { quantity: 2 } ) ], {
			coupons: [ cartCoupon( 'five', '500' ) ],
		} ),
		cart(),
		[ op( { kind: 'setQuantity', key: 'mug', quantity: 1 } ) ],
		[
			[
				{ kind: 'quantity', name: 'Stone Mug', quantity: 1 },
				'-1800',
				true,
			],
			[ { kind: 'couponRemoved', code: 'five' }, '500', false ],
		],
	],
	[
		'a fee',
		cart(),
		cart( undefined, { fees: [ fee( '200' ) ] } ),
		[ op( { kind: 'extension', namespace: 'gift' } ) ],
		[ [ { kind: 'fee', name: 'Gift wrap' }, '200', true ] ],
	],
	[
		'a removed fee',
		cart( undefined, { fees: [ fee( '200' ) ] } ),
		cart(),
		[],
		[ [ { kind: 'feeRemoved', name: 'Gift wrap' }, '-200', false ] ],
	],
	[
		'free pickup, with less tax',
		cart( undefined, {
			shipping_rates: [ flat() ],
			totals: shipped( '1000', '73' ),
		} ),
		cart( undefined, {
			shipping_rates: [ pickup() ],
			totals: shipped( '0' ),
		} ),
		[
			op( {
				kind: 'selectRate',
				rateId: 'pickup_location:0',
				packageId: null,
				collectableMethodIds: [],
			} ),
		],
		[
			[ { kind: 'freePickup', name: 'Market Street' }, '-1000', true ],
			[ { kind: 'tax', place: '' }, '-73', true ],
		],
	],
	[
		'pickup with a price',
		cart(),
		cart( undefined, {
			shipping_rates: [ pickup( '200' ) ],
			totals: shipped( '200' ),
		} ),
		[],
		[ [ { kind: 'pickup', name: 'Market Street' }, '200', false ] ],
	],
	[
		'the rates of several packages',
		cart( undefined, {
			shipping_rates: [ flat() ],
			totals: shipped( '1000' ),
		} ),
		cart( undefined, {
			shipping_rates: [
				flat(),
				shippingPackage(
					[
						shippingRate( {
							name: 'Express',
							price: '2000',
							selected: true,
						} ),
					],
					1
				),
			],
			totals: shipped( '3000' ),
		} ),
		[],
		[ [ { kind: 'shipping', name: '' }, '2000', false ] ],
	],
	[
		'shipping that is not known any more',
		cart( undefined, {
			shipping_rates: [ flat() ],
			totals: shipped( '1000' ),
		} ),
		cart( undefined, { totals: shipped( null ) } ),
		[],
		[ [ { kind: 'shippingUnknown' }, '-1000', false ] ],
	],
	[
		'tax of another state',
		cart( undefined, { shipping_address: { ...california, state: '' } } ),
		cart( undefined, {
			shipping_address: california,
			totals: shipped( null, '210' ),
		} ),
		[ op( { kind: 'updateCustomer', affectsRates: true, changes: {} } ) ],
		[ [ { kind: 'tax', place: 'CA' }, '210', true ] ],
	],
	[
		'a total that its parts do not explain',
		cart(),
		cart( undefined, { totals: { total_price: '1750' } } ),
		[],
		[ [ { kind: 'other' }, '-50', false ] ],
	],
] )( 'explains %s', ( _, before, after, operations, parts ) => {
	const change = explainTotal( before, after, operations, OPTIONS );
	expect(
		change?.parts.map( ( { reason, difference, isByShopper } ) => [
			reason,
			difference,
			isByShopper,
		] )
	).toEqual( parts );
} );

it( "includes tax in its source if the shop's prices do", () => {
	const withTax = ( quantity: number, tax: number ) =>
		cart( [ cartItem( { quantity, tax } ) ] );
	expect(
		explainTotal(
			withTax( 1, 342 ),
			withTax( 2, 684 ),
			[ op( { kind: 'setQuantity', key: 'mug', quantity: 2 } ) ],
			{ ...OPTIONS, includesTax: true }
		)
	).toEqual( {
		difference: '2142',
		parts: [
			{
				reason: { kind: 'quantity', name: 'Stone Mug', quantity: 2 },
				difference: '2142',
				isByShopper: true,
			},
		],
	} );
} );

it( 'explains neither an equal total nor one in another currency', () => {
	expect( explainTotal( cart(), cart(), [], OPTIONS ) ).toBeNull();
	expect(
		explainTotal(
			cart(),
			cart( [ cartItem( { quantity: 2 } ) ], {
				totals: { currency_code: 'EUR' },
			} ),
			[],
			OPTIONS
		)
	).toBeNull();
} );

const amount = fc.integer( { min: 0, max: 1e9 } ).map( String );
const anyCart = fc
	.record( {
		items: fc.uniqueArray(
			fc.record( {
				key: fc.constantFrom( 'a', 'b', 'c' ),
				quantity: fc.integer( { min: 1, max: 9 } ),
				unitPrice: fc.integer( { min: 0, max: 99999 } ),
				tax: fc.integer( { min: 0, max: 999 } ),
			} ),
			{ selector: ( { key } ) => key }
		),
		coupons: fc.uniqueArray(
			fc.tuple( fc.constantFrom( 'x', 'y' ), amount ),
			{ selector: ( [ code ] ) => code }
		),
		fee: fc.option( fc.tuple( amount, amount ) ),
		shipping: fc.option( amount ),
		tax: amount,
		total: amount,
	} )
	.map( ( { items, coupons, fee: charged, shipping, tax, total } ) =>
		cart( items.map( cartItem ), {
			coupons: coupons.map( ( [ code, off ] ) =>
				cartCoupon( code, off )
			),
			fees: charged ? [ fee( ...charged ) ] : [],
			shipping_rates: shipping === null ? [] : [ flat( shipping ) ],
			// Any total, even one that the parts don't explain.
			totals: { ...shipped( shipping, tax ), total_price: total },
		} as Partial< CartResponse > )
	);

it( 'has parts that sum to the difference, and no part of zero', () => {
	fc.assert(
		fc.property(
			anyCart,
			anyCart,
			fc.boolean(),
			( before, after, includesTax ) => {
				const change = explainTotal( before, after, [], {
					...OPTIONS,
					includesTax,
				} );
				const difference = subtractMinor(
					after.totals.total_price,
					before.totals.total_price
				);
				const parts = change?.parts.map( ( part ) => part.difference );
				expect( change?.difference ?? '0' ).toBe( difference );
				expect( sumMinor( parts ?? [] ) ).toBe( difference );
				expect( parts ?? [] ).not.toContain( '0' );
			}
		)
	);
} );
