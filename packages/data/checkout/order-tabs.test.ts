import { cartStore } from '@shopfront/data/cart';
import { validationStore } from '@shopfront/data/validation';
import { createHost, createTabLock, type TabLock } from '@shopfront/host';
import { ORDER_JOURNAL_KEY } from '@shopfront/names';
import { createFakeBroadcastChannel } from '../../../tests/fixtures/fake-broadcast-channel';
import {
	checkoutResponse,
	openCheckout,
	readyCart,
	RECEIVED_URL,
	wait,
	type TestCheckout,
} from '../../../tests/fixtures/checkout-stores';
import { settle } from '../../../tests/fixtures/fake-api';
import { orderEffects } from './order/lazy-effects';

const CHECKOUT = '/wc/store/v1/checkout';

/** Another tab of the same shop has this lock, and this channel. */
let otherLock: TabLock;
let posted: unknown[];
let post: ( message: object ) => void;

let page: TestCheckout;

const open = async () => {
	page = await openCheckout();
	window.dispatchEvent( new Event( 'pointerdown' ) );
	await orderEffects.fetch();
	await page.registry.dispatch( cartStore ).pushCustomerData();
	await settle();
};
const status = () => page.checkout.getOrderState().status;

beforeEach( async () => {
	jest.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
	const { FakeBroadcastChannel } = createFakeBroadcastChannel();
	Object.defineProperty( window, 'BroadcastChannel', {
		configurable: true,
		value: FakeBroadcastChannel,
	} );
	otherLock = createTabLock( createHost( window ), 'shopfront order ' );
	posted = [];
	const channel = new FakeBroadcastChannel( 'shopfront ' );
	channel.onmessage = ( { data } ) => posted.push( data );
	post = ( message ) => channel.postMessage( message );
} );
afterEach( () => {
	otherLock.release();
	page.close();
	Reflect.deleteProperty( window, 'BroadcastChannel' );
	jest.useRealTimers();
} );

describe( 'an order of another tab', () => {
	it( 'locks Place Order until it has failed', async () => {
		await open();
		await otherLock.acquire();
		post( { kind: 'ordering' } );
		await settle();
		expect( status() ).toBe( 'locked' );
		expect( page.checkout.isPlaceOrderDisabled() ).toBe( true );
		expect( page.checkout.isIdle() ).toBe( true );
		await page.submit();
		expect( page.orders() ).toEqual( [] );
		otherLock.release();
		await wait( 2000 );
		expect( status() ).toBe( 'idle' );
		expect( page.checkout.isPlaceOrderDisabled() ).toBe( false );
		await page.submit();
		expect( page.orders() ).toHaveLength( 1 );
	} );

	it( 'is not changed by edits in this tab', async () => {
		await open();
		await otherLock.acquire();
		post( { kind: 'ordering' } );
		await settle();
		void page.actions.__internalSetOrderNotes( 'Ring twice' );
		await wait( 2000 );
		expect(
			page.api.sent.filter( ( { method } ) => method === 'PUT' )
		).toEqual( [] );
		otherLock.release();
		await wait( 2000 );
		void page.actions.__internalSetOrderNotes( 'Ring once' );
		await wait( 2000 );
		expect(
			page.api.sent.filter( ( { method } ) => method === 'PUT' )
		).toHaveLength( 1 );
	} );

	it( 'locks a page that opens meanwhile', async () => {
		await otherLock.acquire();
		await open();
		expect( status() ).toBe( 'locked' );
	} );

	it( 'stops an order of this tab before its payment is set up, if its message was lost', async () => {
		await open();
		await otherLock.acquire();
		await page.submit();
		expect( status() ).toBe( 'locked' );
		expect( page.orders() ).toEqual( [] );
		otherLock.release();
		await wait( 2000 );
		expect( status() ).toBe( 'idle' );
	} );

	it( 'shows when it is placed, once the new cart is known', async () => {
		await open();
		await otherLock.acquire();
		post( { kind: 'ordering' } );
		await settle();
		post( {
			kind: 'placed',
			key: 'abc',
			orderNumber: '83',
			redirectUrl: RECEIVED_URL,
		} );
		expect( page.checkout.getPlacedOrder() ).toEqual( {
			orderNumber: '83',
			redirectUrl: RECEIVED_URL,
		} );
		otherLock.release();
		await wait( 2000 );
		expect( status() ).toBe( 'locked' );
		await page
			.waitingFor( '/wc/store/v1/cart' )
			.reply( readyCart( { items: [], items_count: 0 } ) );
		await wait( 0 );
		expect( status() ).toBe( 'idle' );
	} );
} );

it( 'takes the id of a customer who has logged in in another tab', async () => {
	await open();
	expect( page.checkout.getCustomerId() ).toBe( 0 );
	jest.spyOn( page.api.client, 'customerId' ).mockReturnValue( 7 );
	void page.registry
		.dispatch( cartStore )
		.receiveCart( readyCart( { items_weight: 5 } ) );
	expect( page.checkout.getCustomerId() ).toBe( 7 );
	jest.restoreAllMocks();
} );

describe( 'an open outcome', () => {
	const OPEN = { kind: 'open', key: 'abc', total: '1800' };
	const giveUp = async () => {
		await page.submit();
		await page.waitingFor( CHECKOUT, 'POST' ).lose();
		for ( const delayMs of [ 0, 1000, 2000, 4000, 8000, 15_000 ] ) {
			await wait( delayMs );
			await page.waitingFor( CHECKOUT ).lose();
		}
		expect( status() ).toBe( 'unknown' );
	};

	it( 'of another tab is followed by this one, even while that tab has the lock', async () => {
		await open();
		await otherLock.acquire();
		post( { kind: 'ordering' } );
		await settle();
		otherLock.release();
		post( OPEN );
		expect( page.checkout.getOrderState() ).toMatchObject( {
			status: 'pollingStatus',
			attempt: { key: 'abc' },
		} );
		await wait( 0 );
		expect( () => page.waitingFor( CHECKOUT ) ).not.toThrow();
		expect( await otherLock.isHeldElsewhere() ).toBe( false );
	} );

	it( 'of another tab is polled before this tab sends an order, but not after', async () => {
		await open();
		let setUp: ( response: unknown ) => void = () => {};
		page.events.paymentSetup.subscribe(
			() =>
				new Promise( ( resolve ) => {
					setUp = resolve;
				} )
		);
		await page.submit();
		post( OPEN );
		expect( status() ).toBe( 'pollingStatus' );
		setUp( { type: 'success' } );
		await settle();
		expect( page.orders() ).toEqual( [] );
		await wait( 0 );
		await page.waitingFor( CHECKOUT ).reply(
			checkoutResponse( {
				order_id: 0,
				status: 'checkout-draft',
				__experimentalCart: readyCart(),
				extensions: { shopfront: { attempt: null, last_order: null } },
			} )
		);
		await page.submit();
		setUp( { type: 'success' } );
		await settle();
		post( { ...OPEN, key: 'other' } );
		expect( status() ).toBe( 'sending' );
	} );

	it( 'of this tab unlocks the other tabs, which follow it', async () => {
		await open();
		await giveUp();
		expect( await otherLock.isHeldElsewhere() ).toBe( false );
		expect( posted.at( -1 ) ).toMatchObject( {
			kind: 'open',
			key: expect.stringMatching( /^[0-9a-f]{32}$/ ),
		} );
		void page.actions.pollOrderStatus();
		await wait( 0 );
		expect( status() ).toBe( 'pollingStatus' );
		expect( await otherLock.isHeldElsewhere() ).toBe( false );
	} );

	it( 'reaches a tab that opens later', async () => {
		await open();
		await giveUp();
		posted.length = 0;
		post( { kind: 'opened', hash: 'abc', sentAt: 1, receivedAt: 2 } );
		expect( posted ).toContainEqual(
			expect.objectContaining( { kind: 'open' } )
		);
	} );

	it( "that is unanswered gives way to another tab's order", async () => {
		await open();
		await page.submit();
		await page.waitingFor( CHECKOUT, 'POST' ).refuse( {
			code: 'shopfront_order_unanswered',
			message: 'Not known.',
			data: { status: 409, attempt: { key: 'k', order_number: '83' } },
		} );
		await settle();
		expect( status() ).toBe( 'unanswered' );
		expect( await otherLock.isHeldElsewhere() ).toBe( false );
		await page.actions.acceptDoubleCharge();
		post( { ...OPEN, key: 'k' } );
		expect( status() ).toBe( 'idle' );
		await page.submit();
		await page.waitingFor( CHECKOUT, 'POST' ).refuse( {
			code: 'shopfront_order_unanswered',
			message: 'Not known.',
			data: { status: 409, attempt: { key: 'k', order_number: '83' } },
		} );
		await settle();
		await otherLock.acquire();
		post( { kind: 'ordering' } );
		await settle();
		expect( status() ).toBe( 'locked' );
	} );
} );

describe( 'an order of this tab', () => {
	it( 'locks the other tabs from the click until it has failed', async () => {
		await open();
		await page.submit();
		expect( posted ).toContainEqual( { kind: 'ordering' } );
		expect( await otherLock.isHeldElsewhere() ).toBe( true );
		await page.waitingFor( CHECKOUT, 'POST' ).refuse( {
			code: 'woocommerce_rest_checkout_process_payment_error',
			message: 'Refused.',
			data: { status: 400 },
		} );
		await settle();
		expect( status() ).toBe( 'idle' );
		expect( await otherLock.isHeldElsewhere() ).toBe( false );
	} );

	it( 'is announced when it is placed', async () => {
		await open();
		await page.submit();
		await page.waitingFor( CHECKOUT, 'POST' ).reply( checkoutResponse() );
		await wait( 0 );
		expect( posted ).toContainEqual( {
			kind: 'placed',
			key: expect.stringMatching( /^[0-9a-f]{32}$/ ),
			orderNumber: '83',
			redirectUrl: RECEIVED_URL,
		} );
		expect( await otherLock.isHeldElsewhere() ).toBe( false );
	} );

	it( 'does not lock the other tabs if its form has errors', async () => {
		await open();
		void page.registry.dispatch( validationStore ).setValidationErrors( {
			billing_city: { message: 'Enter a city.', hidden: false },
		} );
		await page.submit();
		await wait( 0 );
		expect( status() ).toBe( 'idle' );
		expect( await otherLock.isHeldElsewhere() ).toBe( false );
	} );

	it( 'is polled by only one tab', async () => {
		sessionStorage.setItem(
			ORDER_JOURNAL_KEY,
			JSON.stringify( { kind: 'open', key: 'abc', total: '1000' } )
		);
		// A duplicate of the tab has the same journal, and already polls.
		await otherLock.acquire();
		await open();
		const polls = () =>
			page.api.sent.filter( ( { path } ) => path === CHECKOUT );
		await wait( 3000 );
		expect( status() ).toBe( 'pollingStatus' );
		expect( polls() ).toEqual( [] );
		post( {
			kind: 'placed',
			key: 'abc',
			orderNumber: '83',
			redirectUrl: RECEIVED_URL,
		} );
		for ( let seconds = 0; seconds < 30 && ! polls().length; seconds++ ) {
			await wait( 1000 );
		}
		expect( polls() ).toHaveLength( 1 );
	} );
} );
