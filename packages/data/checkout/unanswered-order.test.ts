import { ApiErrorFailure } from '@shopfront/api';
import { cartStore } from '@shopfront/data/cart';
import { noticesStore } from '@shopfront/data/notices';
import { ORDER_JOURNAL_KEY } from '@shopfront/names';
import { cartItem, cartResponse } from '../../../tests/fixtures/cart';
import {
	checkoutResponse,
	openCheckout,
	readyCart,
	RECEIVED_URL,
	SUPPORTS_ATTEMPT_KEYS,
	wait,
	type TestCheckout,
} from '../../../tests/fixtures/checkout-stores';
import { WATCH_DELAYS_MS, WATCH_LIMIT } from './order/watch-status';

const CHECKOUT = '/wc/store/v1/checkout';

let page: TestCheckout;
const order = () => page.waitingFor( CHECKOUT, 'POST' );
const poll = () => page.waitingFor( CHECKOUT );
const status = () => page.checkout.getOrderState().status;
const sent = ( index: number ) =>
	(
		page.orders()[ index ]?.data as {
			extensions: {
				shopfront: { attempt: string; confirmed?: string };
			};
		}
	 ).extensions.shopfront;
const countPolls = () =>
	page.api.sent.filter(
		( { path, method = 'GET' } ) => path === CHECKOUT && method === 'GET'
	).length;
const notices = () =>
	page.registry
		.select( noticesStore )
		.getNotices( 'wc/checkout' )
		.map( ( { content } ) => content );
const showPage = ( isVisible: boolean ) => {
	jest.spyOn( document, 'visibilityState', 'get' ).mockReturnValue(
		isVisible ? 'visible' : 'hidden'
	);
	document.dispatchEvent( new Event( 'visibilitychange' ) );
};

const checkoutWith = (
	attempt: Record< string, unknown > | null,
	cart = readyCart()
) =>
	checkoutResponse( {
		order_id: 0,
		status: 'checkout-draft',
		order_key: '',
		payment_result: null,
		__experimentalCart: cart,
		extensions: {
			shopfront: {
				attempt: attempt && {
					key: 'k',
					state: 'unanswered',
					order_id: 83,
					order_number: '83',
					redirect_url: '',
					is_same_cart: true,
					replaces: '',
					...attempt,
				},
				last_order: null,
			},
		},
	} );

const open = async ( checkoutData?: object ) => {
	page = await openCheckout( {
		settings: {
			...SUPPORTS_ATTEMPT_KEYS,
			...( checkoutData && { checkoutData } ),
		},
	} );
};

const openUnanswered = async () => {
	await open( checkoutWith( {} ) );
	await poll().reply( checkoutWith( {} ) );
};

beforeEach( () => {
	jest.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
} );

afterEach( () => {
	page.close();
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

describe( 'an order that the gateway has not answered', () => {
	it( 'is found after a lost response, with its number', async () => {
		await open();
		await page.submit();
		await order().lose();
		await wait( 0 );
		const { attempt: key } = sent( 0 );
		await poll().reply( checkoutWith( { key } ) );
		expect( page.checkout.getOrderState() ).toMatchObject( {
			status: 'unanswered',
			attempt: { key, orderNumber: '83' },
		} );
		expect( page.checkout.hasError() ).toBe( true );
		expect( page.checkout.isPlaceOrderDisabled() ).toBe( true );
		expect( notices() ).toEqual( [] );
		await page.submit();
		expect( page.orders() ).toHaveLength( 1 );
	} );

	it( 'is sent again under a new key once the shopper has accepted the risk', async () => {
		await openUnanswered();
		await page.actions.acceptDoubleCharge();
		expect( status() ).toBe( 'idle' );
		expect( page.orders() ).toHaveLength( 0 );
		await page.submit();
		expect( sent( 0 ) ).toMatchObject( {
			attempt: expect.stringMatching( /^[0-9a-f]{32}$/ ),
			confirmed: 'k',
		} );
		await order().reply( checkoutResponse() );
		expect( page.visited ).toEqual( [ RECEIVED_URL ] );
	} );

	it( 'needs another confirmation after the server rejected the next order because of it', async () => {
		await openUnanswered();
		await page.actions.acceptDoubleCharge();
		await page.submit();
		await order().refuse( {
			code: 'woocommerce_rest_invalid_email_address',
			message: 'The provided email address is not valid.',
			data: { status: 400 },
		} );
		await page.submit();
		expect( sent( 1 ) ).not.toHaveProperty( 'confirmed' );
		expect( sent( 1 ).attempt ).not.toBe( sent( 0 ).attempt );
	} );

	it( 'asks again after a reload before the next order was sent', async () => {
		await openUnanswered();
		await page.actions.acceptDoubleCharge();
		page.close();
		// Even if the page data is older.
		await open();
		expect( page.checkout.getOrderState() ).toMatchObject( {
			status: 'pollingStatus',
			attempt: { key: 'k', orderNumber: '83' },
		} );
		await poll().reply( checkoutWith( {} ) );
		expect( status() ).toBe( 'unanswered' );
	} );

	it( 'is replaced under the same key after a reload if the request did not arrive', async () => {
		await openUnanswered();
		await page.actions.acceptDoubleCharge();
		await page.submit();
		const first = sent( 0 );
		await order().lose();
		page.close();
		await open( checkoutWith( {} ) );
		await wait( 0 );
		await poll().reply( checkoutWith( {} ) );
		expect( notices() ).toEqual( [
			'Your order was not placed. You can place it again.',
		] );
		await page.submit();
		expect( sent( 0 ) ).toEqual( first );
	} );

	it( 'does not block a cart with other items', async () => {
		await openUnanswered();
		await wait( 15_000 );
		const other = readyCart( { items: [ cartItem( { quantity: 7 } ) ] } );
		await poll().reply( checkoutWith( { is_same_cart: false }, other ) );
		await page.waitingFor( '/wc/store/v1/cart' ).reply( other );
		expect( status() ).toBe( 'idle' );
		expect( notices() ).toEqual( [
			expect.stringContaining(
				'You can order what is in your cart now.'
			),
		] );
		await page.submit();
		expect( sent( 0 ) ).not.toHaveProperty( 'confirmed' );
	} );

	it( 'is never reported as placed because its cart was emptied', async () => {
		await openUnanswered();
		await wait( 15_000 );
		const empty = cartResponse( [] );
		await poll().reply( checkoutWith( { is_same_cart: false }, empty ) );
		await page.waitingFor( '/wc/store/v1/cart' ).reply( empty );
		expect( status() ).toBe( 'idle' );
		expect( page.visited ).toEqual( [] );
		expect( page.checkout.getPlacedOrder() ).toBeNull();
		expect( notices() ).toEqual( [
			'We don’t know yet whether your earlier order was paid. Please check your email or bank account.',
		] );
	} );

	it( 'is left alone when the session has another attempt for another cart', async () => {
		await openUnanswered();
		await wait( 15_000 );
		await poll().reply(
			checkoutWith( { key: 'other', state: 'placed' }, readyCart() )
		);
		expect( status() ).toBe( 'idle' );
		expect( page.visited ).toEqual( [] );
		expect( notices() ).toEqual( [
			expect.stringContaining( 'earlier order was paid' ),
		] );
	} );
} );

describe( 'an order that the server rejects because of an earlier one', () => {
	const reject = ( attempt: unknown ) =>
		order().fail(
			new ApiErrorFailure(
				{
					code: 'shopfront_order_unanswered',
					message: 'We don’t know yet whether order 83 was paid.',
					data: { status: 409, attempt, cart: readyCart() },
				},
				{ isOutcomeUnknown: false, status: 409, sequence: 9 }
			)
		);

	it( 'shows the earlier one, without a notice or another request', async () => {
		await open();
		await page.submit();
		await reject( { key: 'k', order_id: 83, order_number: '83' } );
		expect( page.checkout.getOrderState() ).toMatchObject( {
			status: 'unanswered',
			attempt: { key: 'k', orderNumber: '83' },
		} );
		expect( notices() ).toEqual( [] );
		expect( countPolls() ).toBe( 0 );
		expect(
			JSON.parse( sessionStorage.getItem( ORDER_JOURNAL_KEY ) ?? '' )
		).toMatchObject( { kind: 'open', key: 'k', orderNumber: '83' } );
	} );

	it( 'polls if the rejection does not name the earlier order', async () => {
		await open();
		await page.submit();
		await reject( undefined );
		await wait( 0 );
		await poll().reply( checkoutWith( {} ) );
		expect( page.checkout.getOrderState() ).toMatchObject( {
			status: 'unanswered',
			attempt: { key: 'k' },
		} );
	} );
} );

describe( 'a page of a session with an open attempt', () => {
	it.each( [
		[ 'unanswered', {} ],
		[ 'in process', { state: 'processing' } ],
	] )( 'polls one that is %s before anything else', async ( _, attempt ) => {
		await open( checkoutWith( attempt ) );
		expect( page.checkout.getOrderState() ).toMatchObject( {
			status: 'pollingStatus',
			attempt: { key: 'k' },
		} );
		await page.submit();
		expect( page.orders() ).toHaveLength( 0 );
		await poll().reply(
			checkoutWith( { state: 'placed', redirect_url: RECEIVED_URL } )
		);
		expect( notices() ).toEqual( [ 'Your order has been placed.' ] );
		expect( page.visited ).toEqual( [ RECEIVED_URL ] );
	} );

	it.each( [
		[ 'placed', { state: 'placed' } ],
		[ 'failed', { state: 'failed' } ],
		[ 'of another cart', { is_same_cart: false } ],
		[ 'paid elsewhere', { state: 'processing', redirect_url: '#pay-83' } ],
	] )( 'shows the form if it is %s', async ( _, attempt ) => {
		await open( checkoutWith( attempt ) );
		expect( status() ).toBe( 'idle' );
		expect( countPolls() ).toBe( 0 );
	} );

	it( 'follows the attempt in its own journal', async () => {
		sessionStorage.setItem(
			ORDER_JOURNAL_KEY,
			JSON.stringify( { kind: 'open', key: 'own', total: '1000' } )
		);
		await open( checkoutWith( {} ) );
		expect( page.checkout.getOrderState() ).toMatchObject( {
			attempt: { key: 'own' },
		} );
	} );
} );

describe( 'an open outcome', () => {
	it( 'is polled at growing intervals, without a change on the page', async () => {
		await openUnanswered();
		const state = page.checkout.getOrderState();
		let count = countPolls();
		for ( const delayMs of [ ...WATCH_DELAYS_MS, 60_000, 60_000 ] ) {
			await wait( delayMs - 1 );
			expect( countPolls() ).toBe( count );
			await wait( 1 );
			expect( countPolls() ).toBe( ++count );
			await poll().reply( checkoutWith( {} ) );
			expect( page.checkout.getOrderState() ).toBe( state );
		}
		expect( notices() ).toEqual( [] );
	} );

	it( 'ends by itself when it is placed', async () => {
		await openUnanswered();
		await wait( 15_000 );
		await poll().reply(
			checkoutWith( { state: 'placed', redirect_url: RECEIVED_URL } )
		);
		expect( page.checkout.getOrderNumber() ).toBe( '83' );
		expect( notices() ).toEqual( [ 'Your order has been placed.' ] );
		expect( page.visited ).toEqual( [ RECEIVED_URL ] );
	} );

	it( 'ends by itself when the payment has failed', async () => {
		await openUnanswered();
		await wait( 15_000 );
		await poll().reply( checkoutWith( { state: 'failed' } ) );
		expect( status() ).toBe( 'idle' );
		expect( notices() ).toEqual( [
			'Your order was not placed. You can place it again.',
		] );
		await page.submit();
		expect( sent( 0 ) ).toMatchObject( { attempt: 'k' } );
		expect( sent( 0 ) ).not.toHaveProperty( 'confirmed' );
	} );

	it( 'is polled neither on a hidden page nor offline, but as soon as that ends', async () => {
		await openUnanswered();
		const count = countPolls();
		showPage( false );
		await wait( 600_000 );
		expect( countPolls() ).toBe( count );
		showPage( true );
		await wait( 0 );
		expect( countPolls() ).toBe( count + 1 );
		await poll().reply( checkoutWith( {} ) );

		const isOnline = jest.spyOn( navigator, 'onLine', 'get' );
		isOnline.mockReturnValue( false );
		window.dispatchEvent( new Event( 'offline' ) );
		await wait( 600_000 );
		expect( countPolls() ).toBe( count + 1 );
		isOnline.mockReturnValue( true );
		window.dispatchEvent( new Event( 'online' ) );
		await wait( 0 );
		expect( countPolls() ).toBe( count + 2 );
		expect( status() ).toBe( 'unanswered' );
	} );

	it( 'is polled at most every five seconds, however often the page becomes visible', async () => {
		await openUnanswered();
		const count = countPolls();
		for ( let shown = 0; shown < 99; shown++ ) {
			showPage( false );
			showPage( true );
			await wait( 100 );
			if ( countPolls() > count ) {
				await page.api.pending
					.find( ( { request } ) => request.path === CHECKOUT )
					?.reply( checkoutWith( {} ) );
			}
		}
		expect( countPolls() ).toBe( count + 1 );
	} );

	it( 'is polled for two hours at most, until the page becomes visible again', async () => {
		await openUnanswered();
		let polls = 0;
		for ( let minutes = 0; minutes < 300; minutes++ ) {
			await wait( 60_000 );
			const pending = page.api.pending.find(
				( { request } ) => request.path === CHECKOUT
			);
			if ( pending ) {
				polls++;
				await pending.reply( checkoutWith( {} ) );
			}
		}
		expect( polls ).toBe( WATCH_LIMIT );
		showPage( true );
		await wait( 0 );
		expect( () => poll() ).not.toThrow();
	} );

	it( 'is polled when the cart changes', async () => {
		await openUnanswered();
		await wait( 5000 );
		const count = countPolls();
		void page.registry
			.dispatch( cartStore )
			.receiveCart(
				readyCart( { items: [ cartItem( { quantity: 3 } ) ] } )
			);
		await wait( 0 );
		expect( countPolls() ).toBe( count + 1 );
	} );

	it( 'ignores a poll from before the shopper accepted the risk', async () => {
		await openUnanswered();
		await wait( 15_000 );
		const late = poll();
		await page.actions.acceptDoubleCharge();
		await late.reply(
			checkoutWith( { state: 'placed', redirect_url: RECEIVED_URL } )
		);
		expect( status() ).toBe( 'idle' );
		expect( page.visited ).toEqual( [] );
		expect( page.checkout.getOrderId() ).toBe( 0 );
		await wait( 600_000 );
		expect( () => poll() ).toThrow();
	} );

	it( 'continues with the attempt by which another tab has replaced it', async () => {
		await openUnanswered();
		await wait( 15_000 );
		const replaced = { key: 'k2', replaces: 'k' };
		await poll().reply(
			checkoutWith( { ...replaced, state: 'processing' } )
		);
		expect( page.checkout.getOrderState() ).toMatchObject( {
			status: 'pollingStatus',
			attempt: { key: 'k2' },
		} );
		await wait( 0 );
		await poll().reply(
			checkoutWith( {
				...replaced,
				state: 'placed',
				redirect_url: RECEIVED_URL,
			} )
		);
		expect( page.visited ).toEqual( [ RECEIVED_URL ] );
	} );
} );
