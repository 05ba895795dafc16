import { cartStore } from '@shopfront/data/cart';
import { paymentStore } from '@shopfront/data/payment';
import { checkoutStore, prepareCheckout, startCheckoutStore } from '.';
import { createTestApp } from '../../../tests/fixtures/block-app';
import { readyCart } from '../../../tests/fixtures/checkout-stores';
import { settle } from '../../../tests/fixtures/fake-api';
import { KEEP_DELAY_MS } from './form-draft';
import { FORM_DRAFT_KEY } from './kept-form';
import { keepersModule } from './late-keepers';

const method = ( name: string ) => ( {
	name,
	label: name,
	ariaLabel: name,
	content: null,
	edit: null,
	canMakePayment: () => true,
} );

/** A page on which nobody has done anything, and whose keepers come when the test says so. */
const open = async () => {
	document.cookie = 'woocommerce_cart_hash=abc';
	const app = createTestApp( {
		cart: readyCart( { payment_methods: [ 'cod', 'bacs' ] } ),
		settings: { isCheckoutBlock: true },
	} );
	app.payments.registerPaymentMethod( method( 'cod' ) );
	app.payments.registerPaymentMethod( method( 'bacs' ) );
	const stop = startCheckoutStore( app.registry );
	await jest.advanceTimersByTimeAsync( 2000 );
	return { ...app, stop };
};

let come: () => void;

beforeEach( async () => {
	jest.useFakeTimers();
	sessionStorage.clear();
	const module = await import( './keepers' );
	const gate = new Promise< typeof module >( ( resolve ) => {
		come = () => resolve( module );
	} );
	jest.spyOn( keepersModule, 'get' ).mockReturnValue( null );
	jest.spyOn( keepersModule, 'fetch' ).mockReturnValue( gate );
} );
afterEach( () => {
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

const act = () => window.dispatchEvent( new Event( 'pointerdown' ) );

it( 'keeps what was typed before they came', async () => {
	const { registry, stop } = await open();
	act();
	void registry
		.dispatch( cartStore )
		.setShippingAddress( { city: 'Oakland' } );
	void registry
		.dispatch( checkoutStore )
		.__internalSetOrderNotes( 'Ring twice' );
	come();
	await settle();
	await jest.advanceTimersByTimeAsync( KEEP_DELAY_MS );
	expect(
		JSON.parse( sessionStorage.getItem( FORM_DRAFT_KEY ) ?? '' )
	).toMatchObject( {
		shipping: { city: 'Oakland' },
		orderNotes: 'Ring twice',
	} );
	stop();
} );

it( 'keep nothing of the payment, not even how', async () => {
	const { registry, stop } = await open();
	act();
	come();
	await settle();
	void registry
		.dispatch( cartStore )
		.setShippingAddress( { city: 'Oakland' } );
	await jest.advanceTimersByTimeAsync( KEEP_DELAY_MS );
	expect( sessionStorage.getItem( FORM_DRAFT_KEY ) ).toContain( 'Oakland' );
	expect( sessionStorage.getItem( FORM_DRAFT_KEY ) ).not.toMatch(
		/payment/i
	);
	stop();
} );

it( 'bring back what was kept only where nothing has been typed since', async () => {
	sessionStorage.setItem(
		FORM_DRAFT_KEY,
		JSON.stringify( {
			customerId: 0,
			shipping: { city: 'Oakland', address_2: 'Floor 3' },
			orderNotes: 'Ring twice',
			additionalFields: { 'demo/from': 'Sam', 'demo/to': 'Kim' },
			useShippingAsBilling: true,
		} )
	);
	const { registry, stop } = await open();
	act();
	void registry
		.dispatch( cartStore )
		.setShippingAddress( { city: 'Berkeley' } );
	const checkout = registry.dispatch( checkoutStore );
	void checkout.__internalSetOrderNotes( 'Leave it by the door' );
	void checkout.setAdditionalFields( { 'demo/from': 'Alex' } );
	come();
	await settle();
	expect(
		registry.select( cartStore ).getCustomerData().shippingAddress
	).toMatchObject( { city: 'Berkeley', address_2: 'Floor 3' } );
	const { getOrderNotes, getAdditionalFields } =
		registry.select( checkoutStore );
	expect( getOrderNotes() ).toBe( 'Leave it by the door' );
	expect( getAdditionalFields() ).toEqual( {
		'demo/from': 'Alex',
		'demo/to': 'Kim',
	} );
	stop();
} );

it( 'tells the server of another way to pay that was chosen before they came', async () => {
	const { registry, api, stop } = await open();
	act();
	void registry
		.dispatch( paymentStore )
		.__internalSetActivePaymentMethod( 'bacs' );
	come();
	await settle();
	await jest.advanceTimersByTimeAsync( 2000 );
	expect( api.sent.map( ( { data } ) => data ) ).toContainEqual( {
		payment_method: 'bacs',
	} );
	stop();
} );

it( 'are not asked for by a page that is only looked at', async () => {
	const { stop } = await open();
	expect( keepersModule.fetch ).not.toHaveBeenCalled();
	act();
	expect( keepersModule.fetch ).toHaveBeenCalledTimes( 1 );
	stop();
} );

it( 'do not begin on a page that has gone meanwhile', async () => {
	const { registry, stop } = await open();
	act();
	stop();
	come();
	await settle();
	void registry
		.dispatch( checkoutStore )
		.__internalSetOrderNotes( 'Too late' );
	await jest.advanceTimersByTimeAsync( KEEP_DELAY_MS );
	expect( sessionStorage.getItem( FORM_DRAFT_KEY ) ).toBeNull();
} );

it( 'are waited for before the form is shown where the tab has kept one', async () => {
	const { host, stop } = await open();
	await prepareCheckout( host );
	expect( keepersModule.fetch ).not.toHaveBeenCalled();
	sessionStorage.setItem( FORM_DRAFT_KEY, '{}' );
	void prepareCheckout( host );
	expect( keepersModule.fetch ).toHaveBeenCalledTimes( 1 );
	stop();
} );

describe( 'a page that goes before they have come', () => {
	const kept = () =>
		JSON.parse( sessionStorage.getItem( FORM_DRAFT_KEY ) ?? 'null' );
	const leave = () => window.dispatchEvent( new Event( 'pagehide' ) );

	it( 'keeps what was typed', async () => {
		const { registry, stop } = await open();
		act();
		void registry
			.dispatch( cartStore )
			.setShippingAddress( { city: 'Oakland' } );
		leave();
		expect( kept() ).toMatchObject( { shipping: { city: 'Oakland' } } );
		stop();
	} );

	it( 'keeps what was only ticked', async () => {
		const { registry, stop } = await open();
		act();
		void registry.dispatch( checkoutStore ).setFormCheck( 'terms', true );
		leave();
		expect( kept() ).toMatchObject( { formChecks: { terms: true } } );
		stop();
	} );

	it( 'keeps nothing where nothing was typed', async () => {
		const { stop } = await open();
		act();
		leave();
		expect( kept() ).toBeNull();
		stop();
	} );

	it( 'leaves what an earlier page kept', async () => {
		const draft = { customerId: 0, shipping: { city: 'Oakland' } };
		sessionStorage.setItem( FORM_DRAFT_KEY, JSON.stringify( draft ) );
		const { registry, stop } = await open();
		void registry
			.dispatch( cartStore )
			.setShippingAddress( { first_name: 'Ada' } );
		leave();
		expect( kept() ).toEqual( draft );
		stop();
	} );

	it( 'keeps nothing more when it has stopped', async () => {
		const { registry, stop } = await open();
		void registry
			.dispatch( cartStore )
			.setShippingAddress( { city: 'Oakland' } );
		stop();
		leave();
		expect( kept() ).toBeNull();
	} );
} );

it( 'keep what was only ticked before they came, and nothing over it', async () => {
	sessionStorage.setItem(
		FORM_DRAFT_KEY,
		JSON.stringify( {
			customerId: 0,
			formChecks: { terms: true, news: true },
		} )
	);
	const { registry, stop } = await open();
	void registry.dispatch( checkoutStore ).setFormCheck( 'news', true );
	void registry.dispatch( checkoutStore ).setFormCheck( 'news', false );
	act();
	come();
	await settle();
	await jest.advanceTimersByTimeAsync( KEEP_DELAY_MS );
	expect( registry.select( checkoutStore ).getFormChecks() ).toEqual( {
		terms: true,
		news: false,
	} );
	expect(
		JSON.parse( sessionStorage.getItem( FORM_DRAFT_KEY ) ?? '' ).formChecks
	).toEqual( { terms: true, news: false } );
	stop();
} );
