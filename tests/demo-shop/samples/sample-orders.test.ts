/** @jest-environment node */
import type { Shop } from '../app';
import { COURSE, MUG, NOW, openShop, Shopper } from '../orders/test-shopper';

let shop: Shop;
let pat: Shopper;

const open = () => {
	shop = openShop( { now: () => NOW, options: { addOns: 'all' } } );
	pat = new Shopper( shop );
};
beforeEach( open );
afterEach( () => shop.close() );

const on = ( day: string ) => ( { extensions: { 'delivery-day': { day } } } );
const GOOD_DAY = '2026-11-24';

describe( 'delivery-day', () => {
	it.each( [
		[ 'none', {} ],
		[ 'a day that is too soon', on( '2026-11-22' ) ],
		[ 'no day at all', on( 'soon' ) ],
		[ 'another type', { extensions: { 'delivery-day': 'soon' } } ],
	] )( 'refuses an order with %s', async ( _case, body ) => {
		await pat.add( MUG, 1 );
		expect( await pat.order( body ) ).toMatchObject( {
			status: 400,
			body: {
				code: 'delivery_day_required',
				message: 'Please choose a day on which we can deliver.',
			},
		} );
	} );

	it( 'takes an order with a good day', async () => {
		await pat.add( MUG, 1 );
		expect( await pat.order( on( GOOD_DAY ) ) ).toMatchObject( {
			status: 200,
		} );
	} );

	it( 'asks no day of what nobody brings', async () => {
		await pat.add( COURSE, 1 );
		expect( await pat.order() ).toMatchObject( { status: 200 } );
	} );
} );

describe( 'invoice', () => {
	const pay = ( value?: string ) =>
		pat.order( {
			...on( GOOD_DAY ),
			payment_method: 'demo-invoice',
			payment_data: value ? [ { key: 'purchase_order', value } ] : [],
		} );

	it.each( [ undefined, 'PO', 'PO 17', 'x'.repeat( 21 ) ] )(
		'is not paid by with %p',
		async ( value ) => {
			await pat.add( MUG, 1 );
			expect( await pay( value ) ).toMatchObject( {
				status: 400,
				body: {
					message: expect.stringContaining( 'purchase order' ),
				},
			} );
		}
	);

	it( 'writes the number down with the order', async () => {
		await pat.add( MUG, 1 );
		expect( await pay( 'PO-2026-17' ) ).toMatchObject( { status: 200 } );
		const { body } = await pat.ask( {
			method: 'GET',
			path: '/demo/orders',
		} );
		expect( body ).toMatchObject( [
			{
				status: 'processing',
				payment_method: 'demo-invoice',
				add_ons: {
					'demo-invoice': { purchaseOrder: 'PO-2026-17' },
					'delivery-day': { day: GOOD_DAY },
				},
			},
		] );
	} );
} );
