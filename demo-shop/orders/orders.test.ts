/** @jest-environment node */
import type { Shop } from '../app';
import type { OrderResponse } from './order-types';
import {
	API,
	CAP,
	MUG,
	NOW,
	openShop,
	PAT,
	readCheckoutOf,
	Shopper,
	SOCKS,
} from './test-shopper';

const FREE_SAMPLES = 107;

const DECLINED = '4000000000000002';
const CHALLENGE = '4000000000003220';

let shop: Shop;
let pat: Shopper;
let clock: number;

beforeEach( () => {
	clock = NOW;
	shop = openShop( { now: () => clock } );
	pat = new Shopper( shop );
} );

afterEach( () => shop.close() );

const readOrder = async ( shopper: Shopper, id: number, key: string ) => {
	const { status, body } = await shopper.get(
		`/order/${ id }?key=${ key }&billing_email=pat@shop.test`
	);
	expect( { status, body } ).toMatchObject( { status: 200, body: { id } } );
	return body as OrderResponse;
};

describe( 'stock', () => {
	beforeEach( async () => {
		await pat.post( '/demo/stock', { id: SOCKS, stock: 3 } );
		await pat.add( SOCKS, 2 );
	} );

	test( 'decreases by the ordered quantity', async () => {
		await pat.order();
		expect( await pat.stock( SOCKS ) ).toContain( '1 in stock' );
	} );

	test( 'stays reduced, with the order placed, after stock holds expire', async () => {
		const { order_id: id, order_key: key } = readCheckoutOf(
			await pat.order()
		);
		clock += 2 * 60 * 60 * 1000;
		const other = new Shopper( shop );
		await other.add( MUG );
		await other.order();
		expect( await pat.stock( SOCKS ) ).toContain( '1 in stock' );
		expect( ( await readOrder( pat, id, key ) ).status ).toBe(
			'processing'
		);
	} );

	test( 'stays unchanged after a failed payment', async () => {
		await pat.orderByCard( DECLINED );
		expect( await pat.stock( SOCKS ) ).toContain( '3 in stock' );
	} );

	test( "is held for an hour, for one shopper, during a bank's challenge", async () => {
		await pat.orderByCard( CHALLENGE );
		expect( await pat.stock( SOCKS ) ).toContain( '1 in stock' );
		const other = new Shopper( shop );
		await expect( other.add( SOCKS, 2 ) ).rejects.toThrow( '400' );
		// The held stock is still there for its own shopper.
		expect( ( await pat.get( '/cart' ) ).body ).toMatchObject( {
			errors: [],
		} );

		clock += 59 * 60 * 1000;
		await other.add( MUG );
		await other.order();
		expect( await pat.stock( SOCKS ) ).toContain( '1 in stock' );

		clock += 2 * 60 * 1000;
		await other.add( MUG );
		await other.order();
		expect( await pat.stock( SOCKS ) ).toContain( '3 in stock' );
		expect( await pat.checkout() ).toMatchObject( { order_id: 0 } );
	} );

	test( 'is held once for repeated attempts to pay', async () => {
		await pat.orderByCard( CHALLENGE );
		await pat.orderByCard( CHALLENGE );
		expect( await pat.stock( SOCKS ) ).toContain( '1 in stock' );
		await pat.order();
		expect( await pat.stock( SOCKS ) ).toContain( '1 in stock' );
	} );
} );

describe( 'coupons', () => {
	const apply = ( shopper: Shopper, code: string ) =>
		shopper.post( `${ API }/cart/apply-coupon`, { code } );

	test( 'limit the number of orders that use them', async () => {
		const other = new Shopper( shop );
		for ( const shopper of [ pat, other ] ) {
			await shopper.add( MUG );
			await apply( shopper, 'last' );
		}
		expect( ( await pat.order() ).status ).toBe( 200 );
		const refused = await other.order();
		expect( refused ).toMatchObject( {
			status: 409,
			body: {
				code: 'woocommerce_rest_cart_coupon_errors',
				data: {
					removed_coupons: {
						last: expect.stringContaining( 'Usage limit' ),
					},
					cart: { coupons: [] },
				},
			},
		} );
		expect( ( await other.order() ).status ).toBe( 200 );
	} );

	test( 'become available again after a failed payment', async () => {
		await pat.add( MUG );
		await apply( pat, 'last' );
		await pat.orderByCard( DECLINED );
		const other = new Shopper( shop );
		await other.add( MUG );
		await expect( apply( other, 'last' ) ).resolves.toMatchObject( {
			coupons: [ { code: 'last' } ],
		} );
	} );

	test( 'restricted to cash leave the cart with a notice when the payment method changes', async () => {
		await pat.add( MUG );
		await apply( pat, 'cash' );
		const changed = readCheckoutOf(
			await pat.change( { payment_method: 'bacs' } )
		);
		expect( changed.__experimentalCart ).toMatchObject( {
			coupons: [],
			errors: [
				{
					code: 'woocommerce_rest_cart_coupon_error',
					message: expect.stringContaining(
						'cannot be used with the chosen payment method'
					),
				},
			],
		} );
		expect( ( await pat.get( '/cart' ) ).body ).toMatchObject( {
			errors: [],
		} );
	} );

	test( 'restricted to one email address are refused and removed for another', async () => {
		await pat.add( MUG );
		await apply( pat, 'casey' );
		expect( await pat.order() ).toMatchObject( {
			status: 409,
			body: {
				code: 'woocommerce_rest_order_coupon_errors',
				data: {
					removed_coupons: { casey: expect.any( String ) },
					cart: {
						coupons: [],
						billing_address: { email: PAT.email },
					},
				},
			},
		} );
	} );
} );

describe( 'an order', () => {
	test( 'stores the bought items with totals that add up', async () => {
		await pat.add( MUG, 2 );
		await pat.add( CAP );
		await pat.post( `${ API }/cart/apply-coupon`, { code: 'ten' } );
		await pat.post( `${ API }/cart/extensions`, {
			namespace: 'gift-wrap',
			data: { wrap: true },
		} );
		const { order_id: id, order_key: key } = readCheckoutOf(
			await pat.order( { customer_note: 'Ring twice' } )
		);
		const order = await readOrder( pat, id, key );
		expect( order ).toMatchObject( {
			status: 'processing',
			items: [
				{ name: 'Stone Mug', quantity: 2 },
				{ name: 'Canvas Cap', quantity: 1 },
			],
			coupons: [ { code: 'ten' } ],
			fees: [ { name: 'Gift wrap' } ],
			needs_payment: false,
			needs_shipping: true,
		} );
		const { totals } = order;
		const sum =
			Number( totals.total_items ) -
			Number( totals.total_discount ) +
			Number( totals.total_fees ) +
			Number( totals.total_shipping ) +
			Number( totals.total_tax );
		expect( String( sum ) ).toBe( totals.total_price );
		expect( ( await pat.get( '/cart' ) ).body ).toMatchObject( {
			items: [],
			coupons: [],
			fees: [],
			extensions: {},
		} );
	} );

	test( 'follows the cart while it waits for its payment', async () => {
		await pat.add( MUG );
		const { order_id: id, order_key: key } = readCheckoutOf(
			await pat.orderByCard( DECLINED )
		);
		await pat.add( CAP );
		const order = await readOrder( pat, id, key );
		expect( order.items.map( ( { name } ) => name ) ).toEqual( [
			'Stone Mug',
			'Canvas Cap',
		] );
		expect( order.needs_payment ).toBe( true );
	} );

	test( 'needs a payment method only if it costs something', async () => {
		await pat.add( FREE_SAMPLES );
		const unpaid = { payment_method: undefined };
		expect( await pat.order( unpaid ) ).toMatchObject( {
			status: 400,
			body: { code: 'woocommerce_rest_checkout_missing_payment_method' },
		} );
		await pat.post( `${ API }/cart/select-shipping-rate`, {
			rate_id: 'pickup_location:0',
		} );
		expect( readCheckoutOf( await pat.order( unpaid ) ) ).toMatchObject( {
			status: 'processing',
			payment_method: '',
			payment_result: { payment_status: 'success' },
		} );
	} );

	test.each( [
		[ {}, 'company', '', 200 ],
		[ { companyField: 'required' }, 'company', '', 400 ],
		[ { companyField: 'required' }, 'company', 'Kiln', 200 ],
		[ {}, 'phone', '', 200 ],
		[ { phoneField: 'required' }, 'phone', '', 400 ],
		[ { address2Field: 'required' }, 'address_2', '', 400 ],
	] )(
		"requires the fields of the shop's settings: %j, %s %p: %i",
		async ( options, field, value, status ) => {
			await pat.setOptions( options );
			await pat.add( MUG );
			const answer = await pat.order( {
				billing_address: { ...PAT, [ field ]: value },
			} );
			expect( answer.status ).toBe( status );
		}
	);

	test( 'requires the fields of its country', async () => {
		await pat.add( MUG );
		const answer = await pat.order( {
			billing_address: {
				...PAT,
				country: 'IE',
				state: 'D',
				postcode: '',
			},
		} );
		expect( answer.body ).toMatchObject( {
			code: 'woocommerce_rest_invalid_address',
			data: { errors: { billing: [ 'Eircode is required' ] } },
		} );
	} );

	test( 'ships to the billing address if the shop allows no other', async () => {
		await pat.setOptions( { forcedBilling: true } );
		await pat.add( MUG );
		const answer = await pat.order( {
			shipping_address: { ...PAT, city: 'Oakland' },
		} );
		expect( readCheckoutOf( answer ).shipping_address.city ).toBe(
			'San Francisco'
		);
	} );

	test( 'is picked up if the shop does not ship', async () => {
		await pat.setOptions( { pickupOnly: true } );
		await pat.add( MUG );
		expect( ( await pat.get( '/cart' ) ).body ).toMatchObject( {
			shipping_rates: [
				{
					shipping_rates: [
						{ rate_id: 'pickup_location:0', selected: true },
						{ rate_id: 'pickup_location:1', selected: false },
					],
				},
			],
		} );
		expect( ( await pat.order() ).status ).toBe( 200 );
	} );

	test( 'is taxed at its pickup location, whether chosen or the default', async () => {
		await pat.setOptions( { pickupOnly: true } );
		await pat.add( MUG );
		await pat.send( '/cart/update-customer', {
			shipping_address: { country: 'GB', state: '', postcode: '' },
		} );
		const taxes = async () => {
			const { body } = await pat.get( '/cart' );
			return Reflect.get(
				Object( Reflect.get( Object( body ), 'totals' ) ),
				'total_tax'
			);
		};
		const before = await taxes();
		await pat.send( '/cart/select-shipping-rate', {
			package_id: 0,
			rate_id: 'pickup_location:0',
		} );
		expect( before ).toBe( '154' );
		expect( await taxes() ).toBe( before );
	} );

	test( 'is refused with the names of all items that sold out meanwhile', async () => {
		await pat.add( SOCKS, 2 );
		await pat.add( MUG );
		await pat.post( '/demo/stock', { id: SOCKS, stock: 1 } );
		await pat.post( '/demo/stock', { id: MUG, stock: 0 } );
		expect( await pat.order() ).toMatchObject( {
			status: 409,
			body: {
				code: 'woocommerce_rest_cart_item_error',
				message: expect.stringMatching(
					/"Wool Socks".* to 1\. "Stone Mug" is out of stock/
				),
				data: { cart: { items_count: 3 } },
			},
		} );
	} );

	test( 'requires a shipping rate', async () => {
		await pat.setOptions( { pickupOnly: true, localPickupEnabled: false } );
		await pat.add( MUG );
		expect( await pat.order() ).toMatchObject( {
			status: 400,
			body: { code: 'woocommerce_rest_invalid_shipping_option' },
		} );
	} );

	test( 'ships in several packages', async () => {
		await pat.setOptions( { severalPackages: true } );
		await pat.add( MUG );
		await pat.add( CAP );
		const { order_id: id, order_key: key } = readCheckoutOf(
			await pat.order()
		);
		expect( ( await readOrder( pat, id, key ) ).totals ).toMatchObject( {
			total_shipping: '2000',
		} );
	} );

	test( 'is visible only with its key and email address', async () => {
		await pat.add( MUG );
		const { order_id: id, order_key: key } = readCheckoutOf(
			await pat.order()
		);
		const other = new Shopper( shop );
		const sendRequest = ( query: string ) =>
			other.get( `/order/${ id }?${ query }` );
		expect( await sendRequest( `key=${ key }` ) ).toMatchObject( {
			status: 401,
		} );
		expect(
			await sendRequest( `key=${ key }&billing_email=other@shop.test` )
		).toMatchObject( {
			status: 401,
			body: { message: 'Invalid billing email provided.' },
		} );
		expect(
			await sendRequest( `key=${ key }&billing_email=PAT@shop.test` )
		).toMatchObject( { status: 200 } );
	} );

	test( 'is visible only to its customer', async () => {
		await pat.logIn( 'customer@shop.test', 'password' );
		await pat.add( MUG );
		const { order_id: id, order_key: key } = readCheckoutOf(
			await pat.order()
		);
		expect( await pat.get( `/order/${ id }` ) ).toMatchObject( {
			status: 200,
		} );
		expect(
			await new Shopper( shop ).get(
				`/order/${ id }?key=${ key }&billing_email=pat@shop.test`
			)
		).toMatchObject( {
			status: 403,
			body: { code: 'woocommerce_rest_invalid_user' },
		} );
	} );

	test( 'waits for its payment in a batch', async () => {
		await pat.setOptions( { cardDelayMs: 20 } );
		await pat.add( MUG );
		const card = [
			[ 'number', '4242424242424242' ],
			[ 'expiry', '12/30' ],
			[ 'cvc', '123' ],
		].map( ( [ key, value ] ) => ( { key, value } ) );
		const answer = await pat.send( '/batch', {
			requests: [
				{
					path: '/wc/store/v1/checkout',
					headers: { Nonce: pat.nonce },
					body: {
						billing_address: PAT,
						payment_method: 'demo-card',
						payment_data: card,
					},
				},
				{
					path: '/wc/store/v1/cart/add-item',
					headers: { Nonce: pat.nonce },
					body: { id: CAP },
				},
			],
		} );
		expect( answer.body ).toMatchObject( {
			responses: [
				{ status: 200, body: { status: 'processing' } },
				{ status: 201, body: { items_count: 1 } },
			],
		} );
	} );
} );

describe( 'a challenge', () => {
	const answerBank = ( url: string, answer: string ) =>
		shop.fetch(
			new Request( url, {
				method: 'POST',
				body: new URLSearchParams( { answer } ),
			} )
		);

	const challenge = async () => {
		await pat.add( MUG );
		const answer = await pat.orderByCard( CHALLENGE );
		const checkout = readCheckoutOf( answer );
		expect( answer.status ).toBe( 202 );
		expect( checkout ).toMatchObject( {
			status: 'pending',
			payment_result: { payment_status: 'pending' },
		} );
		return {
			id: checkout.order_id,
			url: checkout.payment_result?.redirect_url ?? '',
		};
	};

	test( 'places the order and empties the cart when passed from any browser', async () => {
		const { id, url } = await challenge();
		expect( url ).toContain( `/checkout/challenge/${ id }/?key=wc_order_` );
		await answerBank( url, 'yes' );
		expect( await pat.checkout() ).toMatchObject( {
			order_id: 0,
			__experimentalCart: { items_count: 0 },
			extensions: { shopfront: { last_order: { order_id: id } } },
		} );
	} );

	test( 'leaves the order open for another attempt when refused', async () => {
		const { id, url } = await challenge();
		await answerBank( url, 'no' );
		expect( await pat.checkout() ).toMatchObject( {
			order_id: id,
			status: 'failed',
		} );
		expect( readCheckoutOf( await pat.order() ) ).toMatchObject( {
			order_id: id,
			status: 'processing',
		} );
	} );

	test( 'changes nothing after the shopper switched to another payment method', async () => {
		const { id, url } = await challenge();
		await pat.order( { payment_method: 'bacs' } );
		await answerBank( url, 'no' );
		expect( await pat.checkout() ).toMatchObject( {
			extensions: { shopfront: { last_order: { order_id: id } } },
		} );
	} );

	test( 'ends with the next attempt, even if that is refused', async () => {
		const { id, url } = await challenge();
		await pat.add( CAP );
		await pat.order( { billing_address: { ...PAT, city: '' } } );
		await answerBank( url, 'yes' );
		expect( await pat.checkout() ).toMatchObject( {
			order_id: id,
			status: 'failed',
			extensions: { shopfront: { last_order: null } },
		} );
	} );

	test( 'stays the same when the same attempt is sent again', async () => {
		await pat.add( MUG );
		const extensions = { shopfront: { attempt: 'a' } };
		const first = await pat.orderByCard( CHALLENGE, { extensions } );
		const again = await pat.orderByCard( CHALLENGE, { extensions } );
		expect( again.status ).toBe( 202 );
		expect( readCheckoutOf( again ) ).toEqual( readCheckoutOf( first ) );
		expect( ( await pat.checkout() ).extensions.shopfront ).toMatchObject( {
			attempt: {
				state: 'processing',
				redirect_url:
					readCheckoutOf( first ).payment_result?.redirect_url,
			},
		} );
	} );
} );

describe( 'paying a manual order', () => {
	test( 'takes stock only with the payment', async () => {
		await pat.post( '/demo/stock', { id: SOCKS, stock: 3 } );
		const { id, key } = await pat.post( '/demo/orders', {
			lines: [ { id: SOCKS, quantity: 2 } ],
			billing_address: PAT,
		} );
		expect( await pat.stock( SOCKS ) ).toContain( '3 in stock' );
		const body = {
			key,
			billing_email: PAT.email,
			billing_address: PAT,
			payment_method: 'bacs',
		};
		expect( await pat.send( `/checkout/${ id }`, body ) ).toMatchObject( {
			status: 200,
			body: { order_id: id, status: 'on-hold' },
		} );
		expect( await pat.stock( SOCKS ) ).toContain( '1 in stock' );
		expect( await pat.send( `/checkout/${ id }`, body ) ).toMatchObject( {
			status: 500,
			body: { code: 'invalid_order_update_status' },
		} );
	} );

	test( 'does not change the cart', async () => {
		await pat.add( MUG );
		const { id, key } = await pat.post( '/demo/orders', {
			lines: [ { id: CAP, quantity: 1 } ],
			billing_address: PAT,
		} );
		await pat.send( `/checkout/${ id }`, {
			key,
			billing_email: PAT.email,
			billing_address: PAT,
			payment_method: 'cod',
		} );
		expect( ( await pat.get( '/cart' ) ).body ).toMatchObject( {
			items: [ { id: MUG } ],
		} );
	} );
} );
