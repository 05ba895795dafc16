import { noticesStore } from '@shopfront/data/notices';
import { paymentStore } from '@shopfront/data/payment';
import { createTestApp } from '../../../tests/fixtures/block-app';
import { readyCart } from '../../../tests/fixtures/checkout-stores';
import { settle } from '../../../tests/fixtures/fake-api';
import { checkoutStore, startCheckoutStore } from '.';
import { orderEffects } from './order/lazy-effects';

const method = ( name: string ) => ( {
	name,
	label: name,
	ariaLabel: name,
	content: null,
	edit: null,
	canMakePayment: () => true,
} );

const open = async ( isCheckoutBlock = true ) => {
	const { registry, api, payments } = createTestApp( {
		cart: readyCart( { payment_methods: [ 'cod', 'bacs' ] } ),
		settings: { isCheckoutBlock },
	} );
	payments.registerPaymentMethod( method( 'cod' ) );
	payments.registerPaymentMethod( method( 'bacs' ) );
	const stop = startCheckoutStore( registry );
	await jest.advanceTimersByTimeAsync( 2000 );
	return {
		registry,
		api,
		stop,
		sent: () => api.sent.map( ( { data } ) => data ),
	};
};

let arrive: () => Promise< void >;

beforeEach( async () => {
	jest.useFakeTimers();
	sessionStorage.clear();
	document.cookie = 'woocommerce_cart_hash=abc';
	const module = await import( './order/effects' );
	const get = jest.spyOn( orderEffects, 'get' ).mockReturnValue( null );
	let resolve = () => {};
	jest.spyOn( orderEffects, 'fetch' ).mockReturnValue(
		new Promise( ( resolveModule ) => {
			resolve = () => resolveModule( module );
		} )
	);
	arrive = async () => {
		get.mockReturnValue( module );
		resolve();
		await settle();
		await jest.advanceTimersByTimeAsync( 2000 );
	};
} );
afterEach( () => {
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

const interact = () => window.dispatchEvent( new Event( 'pointerdown' ) );

it( 'sends a payment method that the shopper selected before the code loaded', async () => {
	const { registry, sent, stop } = await open();
	interact();
	void registry
		.dispatch( paymentStore )
		.__internalSetActivePaymentMethod( 'bacs' );
	await arrive();
	expect( sent() ).toContainEqual( { payment_method: 'bacs' } );
	stop();
} );

it( 'loads the code on first interaction, not before', async () => {
	const { stop } = await open();
	expect( orderEffects.fetch ).not.toHaveBeenCalled();
	interact();
	expect( orderEffects.fetch ).toHaveBeenCalledTimes( 1 );
	stop();
} );

it( 'sends nothing on a page without a checkout block', async () => {
	const { registry, sent, stop } = await open( false );
	interact();
	await arrive();
	void registry
		.dispatch( paymentStore )
		.__internalSetActivePaymentMethod( 'bacs' );
	await jest.advanceTimersByTimeAsync( 2000 );
	expect( sent() ).not.toContainEqual( { payment_method: 'bacs' } );
	stop();
} );

it( 'sends nothing if it stopped before the code loaded', async () => {
	const { registry, sent, stop } = await open();
	interact();
	stop();
	await arrive();
	void registry
		.dispatch( checkoutStore )
		.__internalSetOrderNotes( 'Ring twice' );
	await jest.advanceTimersByTimeAsync( 2000 );
	expect( sent() ).not.toContainEqual( { order_notes: 'Ring twice' } );
} );

it( 'shows no message about parameters if the server took an update for an order', async () => {
	const { registry, api, stop } = await open();
	interact();
	void registry
		.dispatch( paymentStore )
		.__internalSetActivePaymentMethod( 'bacs' );
	await arrive();
	const update = api.pending.find( ( { request } ) =>
		request.path.includes( 'checkout' )
	);
	await update?.refuse( {
		code: 'rest_missing_callback_param',
		message: 'Missing parameter(s): billing_address',
		data: { status: 400, params: [ 'billing_address' ] },
	} );
	const { getNotices } = registry.select( noticesStore );
	expect( [
		...getNotices( 'wc/checkout' ),
		...getNotices( 'wc/cart' ),
	] ).toEqual( [] );
	// eslint-disable-next-line no-console -- Developers see it there.
	expect( jest.mocked( console.error ).mock.calls ).toEqual( [
		[ expect.stringContaining( 'draft order' ), expect.anything() ],
	] );
	expect( console ).toHaveErrored();
	stop();
} );
