/** @jest-environment node */
import type { Shop } from '../app';
import {
	attempt,
	MUG,
	openShop,
	readCheckoutOf,
	Shopper,
} from '../orders/test-shopper';
import { DIALOG_GATEWAY } from './dialog';

let shop: Shop;
let pat: Shopper;

beforeEach( async () => {
	shop = openShop();
	pat = new Shopper( shop );
	await pat.setOptions( { paymentMethods: [ 'cod', DIALOG_GATEWAY ] } );
	await pat.add( MUG );
} );

afterEach( () => shop.close() );

const orderInDialog = async ( key: string ) =>
	readCheckoutOf(
		await pat.order( {
			payment_method: DIALOG_GATEWAY,
			extensions: attempt( key ),
		} )
	);

const answer = (
	{
		order_id: order,
		order_key: key,
	}: { order_id: number; order_key: string },
	isPaid: boolean
) =>
	pat.sendRequest( {
		method: 'POST',
		path: '/demo/dialog-payment',
		headers: { 'Content-Type': 'application/json' },
		body: { order, key, isPaid },
	} );

test( 'leaves an order open, and its cart unchanged, until its dialog is paid', async () => {
	const order = await orderInDialog( 'first' );
	const fragment = `#demo-dialog-${ order.order_id }-${ order.order_key }`;
	expect( order ).toMatchObject( {
		status: 'pending',
		payment_result: { payment_status: 'success', redirect_url: fragment },
		extensions: {
			shopfront: {
				attempt: { state: 'processing', redirect_url: fragment },
			},
		},
	} );
	expect( ( await pat.get( '/cart' ) ).body ).toMatchObject( {
		items_count: 1,
	} );
	expect( await answer( order, true ) ).toMatchObject( {
		status: 200,
		body: { redirect: expect.stringContaining( 'order-received' ) },
	} );
	expect( ( await pat.get( '/cart' ) ).body ).toMatchObject( {
		items_count: 0,
	} );
} );

test.each( [ DIALOG_GATEWAY, 'cod' ] )(
	'uses the same order for another attempt, by %s',
	async ( method ) => {
		const { order_id: id } = await orderInDialog( 'first' );
		const second = readCheckoutOf(
			await pat.order( {
				payment_method: method,
				extensions: attempt( 'second' ),
			} )
		);
		expect( second.order_id ).toBe( id );
	}
);

test( "does not charge for a declined dialog, or for an earlier attempt's dialog", async () => {
	const order = await orderInDialog( 'first' );
	expect( await answer( order, false ) ).toMatchObject( {
		body: { message: 'Your payment was declined.' },
	} );
	expect( await pat.checkout() ).toMatchObject( { status: 'failed' } );
	expect( await answer( order, true ) ).toMatchObject( { status: 409 } );
	await pat.order();
	expect( await answer( order, true ) ).toMatchObject( {
		status: 200,
		body: { redirect: expect.stringContaining( 'order-received' ) },
	} );
} );

test( 'allows only the order’s owner to pay', async () => {
	const { order_id: id } = await orderInDialog( 'first' );
	expect(
		await answer( { order_id: id, order_key: 'guess' }, true )
	).toMatchObject( { status: 404 } );
} );
