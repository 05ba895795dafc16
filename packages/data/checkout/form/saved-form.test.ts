import { cartStore } from '@shopfront/data/cart';
import { createTestApp } from '../../../../tests/fixtures/block-app';
import { readyCart } from '../../../../tests/fixtures/checkout-stores';
import { checkoutStore, startCheckoutStore } from '..';
import { orderEffects } from '../order/lazy-effects';
import { SAVE_DELAY_MS, SAVED_FORM_KEY } from './saved-form';

let stopPage = () => {};

/** Its lazy code never loads. `typed` goes into the shipping address before the checkout starts. */
const open = async ( typed: Record< string, string > = {} ) => {
	const { registry } = createTestApp( {
		cart: readyCart(),
		settings: { isCheckoutBlock: true },
	} );
	await jest.advanceTimersByTimeAsync( 0 );
	void registry.dispatch( cartStore ).setShippingAddress( typed );
	stopPage = startCheckoutStore( registry );
	return {
		checkout: registry.select( checkoutStore ),
		actions: registry.dispatch( checkoutStore ),
		shipping: () =>
			registry.select( cartStore ).getCustomerData().shippingAddress,
		type: ( changes: Record< string, string > ) =>
			void registry.dispatch( cartStore ).setShippingAddress( changes ),
	};
};

const pause = () => jest.advanceTimersByTimeAsync( SAVE_DELAY_MS );
const unload = () => window.dispatchEvent( new Event( 'pagehide' ) );
const saved = (): unknown =>
	JSON.parse( sessionStorage.getItem( SAVED_FORM_KEY ) ?? 'null' );
const save = ( form: object ) =>
	sessionStorage.setItem(
		SAVED_FORM_KEY,
		JSON.stringify( { customerId: 0, ...form } )
	);

beforeEach( () => {
	jest.useFakeTimers();
	sessionStorage.clear();
	document.cookie = 'woocommerce_cart_hash=abc';
	jest.spyOn( orderEffects, 'get' ).mockReturnValue( null );
	jest.spyOn( orderEffects, 'fetch' ).mockResolvedValue( null );
} );
afterEach( () => {
	stopPage();
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

it.each( [
	[ 'after a pause', pause ],
	[ 'at once when the page unloads', unload ],
] )( 'saves the form %s, without lazy code', async ( _, end ) => {
	const { type, actions } = await open();
	type( { city: 'Oakland' } );
	void actions.__internalSetOrderNotes( 'Ring twice' );
	void actions.setFormCheck( 'terms', true );
	await end();
	expect( saved() ).toMatchObject( {
		shipping: { city: 'Oakland' },
		orderNotes: 'Ring twice',
		formChecks: { terms: true },
	} );
} );

it( 'saves nothing before the delay ends', async () => {
	const { type } = await open();
	type( { city: 'Oakland' } );
	await jest.advanceTimersByTimeAsync( SAVE_DELAY_MS - 1 );
	expect( saved() ).toBeNull();
} );

it( 'saves nothing if the shopper typed nothing', async () => {
	await open();
	await pause();
	unload();
	expect( saved() ).toBeNull();
} );

it( 'saves neither the payment method nor a password', async () => {
	const { type, actions } = await open();
	void actions.__internalSetCustomerPassword( 'correct horse' );
	type( { city: 'Oakland' } );
	await pause();
	expect( JSON.stringify( saved() ) ).not.toMatch(
		/payment|password|horse/i
	);
} );

it( 'restores the form before anything is rendered', async () => {
	save( {
		shipping: { city: 'Oakland' },
		orderNotes: 'Ring twice',
		additionalFields: { 'demo/from': 'Sam', 'demo/gift': true },
		useShippingAsBilling: false,
		shouldCreateAccount: true,
		prefersCollection: true,
		formChecks: { terms: true },
	} );
	const { checkout, shipping } = await open();
	expect( shipping().city ).toBe( 'Oakland' );
	expect( checkout.getOrderNotes() ).toBe( 'Ring twice' );
	expect( checkout.getAdditionalFields() ).toEqual( {
		'demo/from': 'Sam',
		'demo/gift': true,
	} );
	expect( checkout.getUseShippingAsBilling() ).toBe( false );
	expect( checkout.getShouldCreateAccount() ).toBe( true );
	expect( checkout.prefersCollection() ).toBe( true );
	expect( checkout.getFormChecks() ).toEqual( { terms: true } );
} );

it( 'keeps address fields that the shopper typed before the form was restored', async () => {
	save( { shipping: { city: 'Oakland', address_2: 'Floor 3' } } );
	const { shipping } = await open( { city: 'Berkeley' } );
	expect( shipping() ).toMatchObject( {
		city: 'Berkeley',
		address_2: 'Floor 3',
	} );
} );

it( 'saves typed values together with restored ones', async () => {
	save( { shipping: { city: 'Oakland' }, formChecks: { terms: true } } );
	const { type } = await open();
	type( { first_name: 'Ada' } );
	unload();
	expect( saved() ).toMatchObject( {
		shipping: { city: 'Oakland', first_name: 'Ada' },
		formChecks: { terms: true },
	} );
} );

it.each( [
	[ 'a string', 'shipping' ],
	[ 'a number', 1 ],
	[ 'null', null ],
	[ 'a group that contains a number', { city: 1, terms: 1 } ],
] )( 'ignores a saved field that is %s', async ( _, value ) => {
	save( {
		shipping: value,
		additionalFields: value,
		formChecks: value,
		useShippingAsBilling: value,
		prefersCollection: value,
		shouldCreateAccount: value,
	} );
	const { checkout, shipping } = await open();
	expect( shipping().city ).toBe( 'San Francisco' );
	expect( checkout.getAdditionalFields() ).toEqual( {} );
	expect( checkout.getFormChecks() ).toEqual( {} );
	expect( checkout.getUseShippingAsBilling() ).toBe( true );
	expect( checkout.prefersCollection() ).toBe( false );
	expect( checkout.getShouldCreateAccount() ).toBe( false );
} );
