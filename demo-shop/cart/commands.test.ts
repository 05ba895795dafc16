/** @jest-environment node */
import fc from 'fast-check';
import { ApiError } from '../api-error';
import { setStock } from '../catalogue/repository';
import { RECORDED_PRODUCTS } from '../catalogue/seed/index';
import { createTestContext } from '../catalogue/test-shop';
import type { ShopContext } from '../context';
import { inTransaction } from '../database';
import { cartHash, cartResponse } from './cart-response';
import {
	addToCart,
	applyCoupon,
	clearCart,
	extendCart,
	removeCoupon,
	removeItem,
	selectShippingRate,
	updateCustomer,
	updateItem,
} from './commands';
import { currentCart } from './current-cart';
import { quantityLimits } from './quantity';
import { resolveLines } from './lines';

const open = () => createTestContext( {}, RECORDED_PRODUCTS );
const add = ( context: ShopContext, productId: number, quantity = 1 ) =>
	addToCart( context, { productId, quantity, variation: [] } );

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

const PRODUCTS = [ 26, 27, 28, 29, 30, 31, 33, 34, 38, 44, 49 ];
const CODES = [
	'ten',
	'five',
	'once',
	'ship',
	'solo',
	'min200',
	'old',
	'used',
	'casey',
];

type Command = ( context: ShopContext ) => unknown;
const keyAt = ( context: ShopContext, index: number ) =>
	context.session.data.lines[ index ]?.key ?? 'nosuchkey';

const command: fc.Arbitrary< Command > = fc.oneof(
	fc
		.tuple(
			fc.constantFrom( ...PRODUCTS ),
			fc.integer( { min: -1, max: 9 } )
		)
		.map(
			( [ id, quantity ] ): Command =>
				( context ) =>
					add( context, id, quantity )
		),
	fc.tuple( fc.nat( 5 ), fc.integer( { min: -1, max: 12 } ) ).map(
		( [ index, quantity ] ): Command =>
			( context ) =>
				updateItem( context, keyAt( context, index ), quantity )
	),
	fc.nat( 5 ).map(
		( index ): Command =>
			( context ) =>
				removeItem( context, keyAt( context, index ) )
	),
	fc.constantFrom( ...CODES ).map(
		( code ): Command =>
			( context ) =>
				applyCoupon( context, code )
	),
	fc.constantFrom( ...CODES ).map(
		( code ): Command =>
			( context ) =>
				removeCoupon( context, code )
	),
	fc
		.constantFrom(
			'flat_rate:1',
			'free_shipping:2',
			'pickup_location:1',
			'nosuch'
		)
		.map(
			( rate ): Command =>
				( context ) =>
					selectShippingRate( context, rate, null )
		),
	fc.constantFrom( 'US', 'GB', 'DE', 'XX' ).map(
		( country ): Command =>
			( context ) =>
				updateCustomer( context, {
					shipping_address: { country, state: '', postcode: '' },
				} )
	),
	fc.boolean().map(
		( wrap ): Command =>
			( context ) =>
				extendCart( context, 'gift-wrap', { wrap } )
	),
	fc.constant( ( context: ShopContext ) => clearCart( context ) )
);

test( 'keeps all lines within their limits and the totals consistent in any sequence of commands', () => {
	const context = open();
	fc.assert(
		fc.property( fc.array( command, { maxLength: 25 } ), ( commands ) => {
			clearCart( context );
			for ( const run of commands ) {
				attempt( () => run( context ) );
			}
			const cart = cartResponse( context );
			for ( const { product, quantity } of resolveLines(
				context.database,
				context.session.data.lines
			) ) {
				const { minimum, maximum } = quantityLimits( product );
				expect( quantity ).toBeGreaterThanOrEqual( minimum );
				expect( quantity ).toBeLessThanOrEqual( maximum );
			}
			const { totals } = cart;
			const sum = ( ...amounts: Array< string | null > ) =>
				amounts.reduce( ( all, one ) => all + BigInt( one ?? 0 ), 0n );
			expect( sum( totals.total_price ) ).toBe(
				sum(
					totals.total_items,
					totals.total_fees,
					totals.total_shipping,
					totals.total_tax
				) - sum( totals.total_discount )
			);
			expect( sum( totals.total_items ) ).toBe(
				sum(
					...cart.items.map( ( item ) => item.totals.line_subtotal )
				)
			);
			expect( sum( totals.total_tax ) ).toBe(
				sum( ...totals.tax_lines.map( ( { price } ) => price ) )
			);
			expect( sum( totals.total_price ) ).toBeGreaterThanOrEqual( 0n );
		} ),
		{ numRuns: 40 }
	);
} );

test( 'leaves the session unchanged after a refused change', () => {
	const context = open();
	add( context, 28, 3 );
	const before = context.session.data;
	expect( () => add( context, 28 ) ).toThrow( /3 remaining/ );
	expect( context.session.data ).toEqual( before );
	expect( context.database.inTransaction ).toBe( false );
} );

test( 'applies the changes of two simultaneous requests', () => {
	const first = open();
	const second: ShopContext = { ...first, session: { ...first.session } };
	add( first, 26 );
	add( second, 27 );
	expect(
		second.session.data.lines.map( ( { productId } ) => productId )
	).toEqual( [ 26, 27 ] );
} );

test( 'reports a line that sold out meanwhile and does not remove it', () => {
	const context = open();
	add( context, 28, 3 );
	inTransaction( context.database, () =>
		setStock( context.database, 28, 2, context.now )
	);
	expect( cartResponse( context ).errors ).toMatchObject( [
		{ code: 'woocommerce_rest_product_partially_out_of_stock' },
	] );
	inTransaction( context.database, () =>
		setStock( context.database, 28, 0, context.now )
	);
	expect( cartResponse( context ) ).toMatchObject( {
		items_count: 3,
		errors: [ { code: 'woocommerce_rest_product_out_of_stock' } ],
	} );
} );

test.each( [
	[ 'used', 'Usage limit for coupon &quot;used&quot; has been reached.' ],
	[ 'old', 'Coupon &quot;old&quot; has expired.' ],
	[
		'casey',
		'Please enter a valid email to use coupon code &quot;casey&quot;.',
	],
	[
		'once',
		'Sorry, coupon &quot;once&quot; is not applicable to selected products.',
	],
] )( 'refuses the coupon %s', ( code, message ) => {
	const context = open();
	add( context, 26 );
	updateCustomer( context, { billing_address: { email: 'pat@shop.test' } } );
	expect( () => applyCoupon( context, code ) ).toThrow( message );
} );

test( 'accepts a coupon restricted to this customer', () => {
	const context = open();
	add( context, 26 );
	updateCustomer( context, {
		billing_address: { email: 'Customer@shop.test' },
	} );
	applyCoupon( context, 'casey' );
	expect( cartResponse( context ).coupons ).toMatchObject( [
		{ code: 'casey', totals: { total_discount: '360' } },
	] );
} );

test( 'adds the fee and the data of gift wrap', () => {
	const context = open();
	add( context, 26 );
	extendCart( context, 'gift-wrap', { wrap: true, message: 'For you' } );
	expect( cartResponse( context ) ).toMatchObject( {
		fees: [
			{ key: 'gift-wrap', totals: { total: '350', total_tax: '29' } },
		],
		extensions: { 'gift-wrap': { wrap: true, message: 'For you' } },
	} );
	expect( () => extendCart( context, 'broken-add-on', {} ) ).toThrow(
		'Cannot read what is not there.'
	);
} );

test( 'returns a cart hash that depends on the quantities and is empty without lines', () => {
	const context = open();
	expect( cartHash( context ) ).toBe( '' );
	const key = add( context, 26 );
	const one = cartHash( context );
	updateItem( context, key, 2 );
	expect( cartHash( context ) ).not.toBe( one );
	updateItem( context, key, 1 );
	expect( cartHash( context ) ).toBe( one );
} );

describe( 'a coupon that is no longer valid', () => {
	/** A cart whose subtotal fell below its coupon's minimum. */
	const openWithLostCoupon = (): ShopContext => {
		const context = open();
		add( context, 26, 12 );
		applyCoupon( context, 'min200' );
		updateItem( context, keyAt( context, 0 ), 1 );
		return context;
	};

	test( 'stops applying and stays in the session until a cart reports it', () => {
		const context = openWithLostCoupon();
		cartHash( context );
		expect( currentCart( context ).cart.coupons ).toEqual( [] );
		expect( context.session.data.coupons ).toEqual( [ 'min200' ] );
		expect( cartResponse( context ) ).toMatchObject( {
			coupons: [],
			errors: [ { code: 'woocommerce_rest_cart_coupon_error' } ],
		} );
		expect( context.session.data.coupons ).toEqual( [] );
		expect( cartResponse( context ).errors ).toEqual( [] );
	} );

	test( 'is refused like any other coupon when it is applied again', () => {
		expect( () => applyCoupon( openWithLostCoupon(), 'min200' ) ).toThrow(
			/minimum spend/
		);
	} );
} );
