/** @jest-environment node */
import type { Shop } from '../app';
import { COURSE, MUG, NOW, openShop, Shopper } from '../orders/test-shopper';

let shop: Shop;
let pat: Shopper;

const open = () => {
	shop = openShop( {
		now: () => NOW,
		options: { addOns: 'delivery-day,invoice' },
	} );
	pat = new Shopper( shop );
};
beforeEach( open );
afterEach( () => shop.close() );

const on = ( day: string ) => ( { extensions: { 'delivery-day': { day } } } );
const GOOD_DAY = '2026-11-24';

describe( 'delivery-day', () => {
	it.each( [
		[ 'no data', {} ],
		[ 'too early a day', on( '2026-11-22' ) ],
		[ 'an invalid day', on( 'soon' ) ],
		[
			'data of the wrong type',
			{ extensions: { 'delivery-day': 'soon' } },
		],
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

	it( 'accepts an order with an available day', async () => {
		await pat.add( MUG, 1 );
		expect( await pat.order( on( GOOD_DAY ) ) ).toMatchObject( {
			status: 200,
		} );
	} );

	it( 'requires no day for an order that is not delivered', async () => {
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
		'refuses a payment with %p',
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

	it( 'stores the number with the order', async () => {
		await pat.add( MUG, 1 );
		expect( await pay( 'PO-2026-17' ) ).toMatchObject( { status: 200 } );
		const { body } = await pat.sendRequest( {
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

describe( 'safe-place', () => {
	const leave = ( data: unknown ) =>
		pat.order( { extensions: { 'safe-place': data } } );
	beforeEach( async () => {
		await pat.setOptions( { addOns: 'safe-place' } );
		await pat.add( MUG, 1 );
	} );

	it.each( [
		[ 'no text', { leave: true } ],
		[ 'an empty text', { leave: true, place: '  ' } ],
		[ 'a value of the wrong type', { leave: true, place: 7 } ],
		[ 'a text that is too long', { leave: true, place: 'x'.repeat( 81 ) } ],
	] )( 'refuses a safe place with %s', async ( _case, data ) => {
		expect( await leave( data ) ).toMatchObject( {
			status: 400,
			body: { code: 'safe_place_required' },
		} );
	} );

	it.each( [
		[ undefined, null ],
		[ { leave: false, place: 'Porch' }, null ],
		[
			{ leave: true, place: ' Porch ' },
			{ leave: true, place: 'Porch' },
		],
	] )( 'stores %j as %j', async ( data, expected ) => {
		expect( await leave( data ) ).toMatchObject( { status: 200 } );
		const { body } = await pat.sendRequest( {
			method: 'GET',
			path: '/demo/orders',
		} );
		const [ { add_ons: addOns } ] = JSON.parse( JSON.stringify( body ) );
		expect( addOns[ 'safe-place' ] ?? null ).toEqual( expected );
	} );
} );

describe( 'human-check', () => {
	const token = async ( purpose: string ) =>
		( await pat.post( '/demo/tokens', { purpose } ) ).token;
	const order = ( sent?: unknown ) =>
		pat.order( { extensions: { 'human-check': { token: sent } } } );
	beforeEach( async () => {
		await pat.setOptions( { addOns: 'human-check' } );
		await pat.add( MUG, 1 );
	} );

	it( 'accepts an order with its token', async () => {
		expect( await order( await token( 'human-check' ) ) ).toMatchObject( {
			status: 200,
		} );
	} );

	it( 'refuses an order with a token for another purpose, with a modified one and without one', async () => {
		for ( const wrong of [
			await token( 'pocket' ),
			`9${ await token( 'human-check' ) }`,
			undefined,
		] ) {
			expect( await order( wrong ) ).toMatchObject( {
				status: 400,
				body: { code: 'human_check_required' },
			} );
		}
	} );

	it( 'issues tokens for known purposes only', async () => {
		expect(
			await pat.sendRequest( {
				method: 'POST',
				path: '/demo/tokens',
				body: { purpose: 'anything' },
			} )
		).toMatchObject( { status: 400 } );
	} );
} );

describe( 'direct-debit and pocket', () => {
	beforeEach( async () => {
		await pat.setOptions( { addOns: 'direct-debit,pocket' } );
		await pat.add( MUG, 1 );
	} );
	const pay = ( method: string, data: Record< string, unknown > ) =>
		pat.order( {
			payment_method: method,
			payment_data: Object.entries( data ).map( ( [ key, value ] ) => ( {
				key,
				value,
			} ) ),
		} );
	const token = async ( purpose: string ) =>
		( await pat.post( '/demo/tokens', { purpose } ) ).token;

	it( 'stores the end of the account number with the order', async () => {
		const paid = await pay( 'demo-debit', {
			debit_token: await token( 'direct-debit' ),
			debit_ending: '3000',
		} );
		expect( paid ).toMatchObject( { status: 200 } );
		const { body } = await pat.sendRequest( {
			method: 'GET',
			path: '/demo/orders',
		} );
		expect( body ).toMatchObject( [
			{ add_ons: { 'demo-debit': { ending: '3000' } } },
		] );
	} );

	it( 'refuses payments without a token of its own', async () => {
		expect(
			await pay( 'demo-debit', {
				debit_token: await token( 'pocket' ),
				debit_ending: '3000',
			} )
		).toMatchObject( { status: 400 } );
		expect( await pay( 'demo-pocket', {} ) ).toMatchObject( {
			status: 400,
		} );
		expect(
			await pay( 'demo-pocket', {
				pocket_token: await token( 'pocket' ),
			} )
		).toMatchObject( { status: 200 } );
	} );
} );

describe( 'refill', () => {
	const PACKAGE = 'refill_monthly_0';
	const readCart = async () =>
		JSON.parse( JSON.stringify( ( await pat.get( '/cart' ) ).body ) );
	const recurring = async () => ( await readCart() ).extensions.refill?.carts;
	beforeEach( async () => {
		await pat.setOptions( { addOns: 'refill' } );
	} );

	it( 'adds a recurring cart of the shipped items, without coupons', async () => {
		await pat.add( COURSE, 1 );
		expect( await recurring() ).toBeUndefined();
		await pat.add( MUG, 2 );
		const before = await recurring();
		expect( before ).toMatchObject( [
			{
				key: 'monthly',
				shipping_rates: [
					{ package_id: PACKAGE, items: [ { quantity: 2 } ] },
				],
			},
		] );
		await pat.send( '/cart/apply-coupon', {
			code: 'ten',
		} );
		expect( await recurring() ).toEqual( before );
	} );

	it( 'selects rates of its package separately, and stores them with the order', async () => {
		// Enough for free shipping.
		await pat.add( MUG, 10 );
		const { shipping_rates: packages } = await readCart();
		const rateOf = ( rates: Array< { selected: boolean } > ) =>
			rates.findIndex( ( { selected } ) => selected );
		const own = ( await recurring() )[ 0 ].shipping_rates[ 0 ]
			.shipping_rates;
		const other = own.find(
			( { selected }: { selected: boolean } ) => ! selected
		);
		await pat.send( '/cart/select-shipping-rate', {
			package_id: PACKAGE,
			rate_id: other.rate_id,
		} );
		const after = await readCart();
		expect(
			after.extensions.refill.carts[ 0 ].shipping_rates[ 0 ].shipping_rates.find(
				( { selected }: { selected: boolean } ) => selected
			)
		).toMatchObject( { rate_id: other.rate_id } );
		expect( rateOf( after.shipping_rates[ 0 ].shipping_rates ) ).toBe(
			rateOf( packages[ 0 ].shipping_rates )
		);
		expect( await pat.order() ).toMatchObject( { status: 200 } );
		const { body } = await pat.sendRequest( {
			method: 'GET',
			path: '/demo/orders',
		} );
		expect( body ).toMatchObject( [
			{ add_ons: { refill: { rates: [ other.name ] } } },
		] );
	} );
} );

describe( 'statistics', () => {
	const report = ( body: unknown ) =>
		pat.sendRequest( { method: 'POST', path: '/demo/beacon', body } );

	it( "counts this visitor's reports in the order of events", async () => {
		await pat.add( MUG, 1 );
		for ( const event of [ 'purchase', 'view_cart', 'view_cart' ] ) {
			expect( await report( { event, detail: '1' } ) ).toMatchObject( {
				status: 204,
			} );
		}
		const { body } = await pat.sendRequest( {
			method: 'GET',
			path: '/demo/beacon',
		} );
		expect( body ).toEqual( [
			{ event: 'view_cart', count: 2 },
			{ event: 'purchase', count: 1 },
		] );
	} );

	it.each( [
		null,
		'purchase',
		{ event: 'x' },
		{ event: 'purchase', detail: 7 },
	] )( 'refuses %j', async ( body ) => {
		expect( await report( body ) ).toMatchObject( { status: 400 } );
	} );
} );
