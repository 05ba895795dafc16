import { noticesStore } from '@shopfront/data/notices';
import { paymentStore } from '@shopfront/data/payment';
import type { CheckoutResponse } from '@shopfront/store-api';
import { cartResponse } from '../../../tests/fixtures/cart';
import {
	checkoutResponse,
	SUPPORTS_ATTEMPT_KEYS,
	openCheckout,
	readyCart,
	RECEIVED_URL,
	wait,
	type TestCheckout,
	type TestCheckoutOptions,
} from '../../../tests/fixtures/checkout-stores';
import { FRAGMENT_READ_MS } from './order/watch-payment';

const CHECKOUT = '/wc/store/v1/checkout';
const ORDER =
	'/wc/store/v1/order/83?key=wc_order_x&billing_email=pat%40shop.test';
const CART = '/wc/store/v1/cart';
const PAY_URL =
	'http://shop.test/checkout/order-pay/83/?pay_for_order=true&key=wc_order_x';
const FRAGMENT = '#pay-83';
const SETTINGS = {
	...SUPPORTS_ATTEMPT_KEYS,
	storePages: {
		checkout: { id: 8, permalink: 'http://shop.test/checkout/' },
	},
};

let page: TestCheckout;
let visited: string[];
let hashChanges: string[];

const { setTimeout: realSetTimeout } = window;

/** jsdom dispatches `hashchange` in its own tasks. */
const waitForHashChange = async () => {
	await wait( 1 );
	await new Promise( ( resolve ) => realSetTimeout( resolve, 20 ) );
	await wait( 1 );
};

const onHashChange = ( { oldURL, newURL }: HashChangeEvent ) =>
	void hashChanges.push(
		`${ new URL( oldURL ).hash } ${ new URL( newURL ).hash }`
	);

const open = async ( options: TestCheckoutOptions = {} ) => {
	page = await openCheckout( {
		...options,
		settings: { ...SETTINGS, ...options.settings },
		host: {
			navigate: ( url ) => {
				visited.push( url );
				if ( url.includes( '#' ) && ! url.includes( 'bank' ) ) {
					window.location.assign( url );
				}
				return true;
			},
		},
	} );
};

const openOrder = ( redirectUrl: string, status = 'pending' ) =>
	checkoutResponse( {
		status,
		payment_result: {
			payment_status: 'success',
			payment_details: [],
			redirect_url: redirectUrl,
		},
	} satisfies Partial< CheckoutResponse > );

const place = async ( redirectUrl = FRAGMENT, status?: string ) => {
	await page.submit();
	await page
		.waitingFor( CHECKOUT, 'POST' )
		.reply( openOrder( redirectUrl, status ) );
	await waitForHashChange();
};

const orderStatus = () => page.checkout.getOrderState().status;
const notices = () =>
	page.registry
		.select( noticesStore )
		.getNotices( 'wc/checkout/checkout-actions' )
		.map( ( { content } ) => content );
const keys = () =>
	page
		.orders()
		.map( ( { data } ) =>
			Reflect.get(
				( data as { extensions: { shopfront: object } } ).extensions
					.shopfront,
				'attempt'
			)
		);

const replyToCheck = async ( status: string, cart = readyCart() ) => {
	await page.waitingFor( ORDER ).reply( { id: 83, status } );
	// A page from the back/forward cache also refreshes its cart.
	while ( page.api.pending.length > 0 ) {
		await page.waitingFor( CART ).reply( cart );
		await wait( 0 );
	}
};

beforeEach( () => {
	jest.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
	window.history.replaceState( null, '', '/checkout/' );
	visited = [];
	hashChanges = [];
	window.addEventListener( 'hashchange', onHashChange );
} );

afterEach( () => {
	window.removeEventListener( 'hashchange', onHashChange );
	page.close();
	jest.useRealTimers();
} );

describe( 'redirect to a fragment of the page', () => {
	it.each( [
		[ 'alone', FRAGMENT ],
		[
			'with the URL of the page',
			`${ window.location.origin }/checkout/${ FRAGMENT }`,
		],
	] )(
		'%s opens the payment once and keeps the order open',
		async ( _, url ) => {
			await open();
			await place( url );
			expect( visited ).toEqual( [ url ] );
			expect( hashChanges ).toEqual( [ ` ${ FRAGMENT }` ] );
			expect( orderStatus() ).toBe( 'paying' );
			await page.submit();
			await page.submit();
			expect( page.orders() ).toHaveLength( 1 );
		}
	);

	it( 'reports a completed checkout to add-ons', async () => {
		await open();
		await place();
		expect( page.checkout.getCheckoutStatus() ).toBe( 'complete' );
		expect( page.checkout.isComplete() ).toBe( true );
		expect( page.checkout.hasError() ).toBe( false );
		expect( page.checkout.getRedirectUrl() ).toBe( FRAGMENT );
		expect( page.checkout.isPlaceOrderDisabled() ).toBe( true );
	} );

	it( 'fires hashchange even if the URL already has the fragment', async () => {
		window.history.replaceState( null, '', `/checkout/${ FRAGMENT }` );
		await open();
		await place();
		expect( hashChanges ).toEqual( [ ` ${ FRAGMENT }` ] );
	} );

	it.each( [
		[ FRAGMENT, 'processing', 'complete' ],
		[ FRAGMENT, 'completed', 'complete' ],
		[ FRAGMENT, 'on-hold', 'paying' ],
		[ '#', 'pending', 'paying' ],
		[ '', 'pending', 'paying' ],
		[ '', 'processing', 'complete' ],
		[ 'http://bank.test/#pay-83', 'pending', 'complete' ],
		[ RECEIVED_URL, 'processing', 'complete' ],
	] )(
		'to %s, with an order in status %s, leads to %s',
		async ( url, status, expected ) => {
			await open();
			await place( url, status );
			expect( orderStatus() ).toBe( expected );
			expect( visited ).toEqual( url ? [ url ] : [] );
		}
	);
} );

describe( 'request to pay again', () => {
	const payAgain = async () => {
		void page.actions.checkPayment();
		await wait( 0 );
	};

	it( 'restores the form for an unpaid order and sends it with a new key', async () => {
		await open();
		await place();
		await payAgain();
		expect( page.checkout.isComplete() ).toBe( true );
		await page.submit();
		expect( page.orders() ).toHaveLength( 1 );
		await replyToCheck( 'pending' );
		expect( page.checkout.isIdle() ).toBe( true );
		expect( page.checkout.hasError() ).toBe( false );
		expect( notices() ).toEqual( [
			expect.stringMatching( /saved but not paid yet/ ),
		] );
		await place( '#pay-83-again' );
		expect( new Set( keys() ).size ).toBe( 2 );
		expect( orderStatus() ).toBe( 'paying' );
	} );

	it( 'redirects to an order that was paid meanwhile', async () => {
		await open();
		await place();
		await payAgain();
		await replyToCheck( 'processing' );
		expect( visited ).toEqual( [ FRAGMENT, RECEIVED_URL ] );
		await page.submit();
		expect( page.orders() ).toHaveLength( 1 );
	} );

	it( 'redirects to the payment page of the order if its cart is gone', async () => {
		await open();
		await place();
		await payAgain();
		await replyToCheck( 'pending', cartResponse( [] ) );
		expect( visited ).toEqual( [ FRAGMENT, PAY_URL ] );
	} );

	it( 'keeps waiting while the server is unreachable, and can check again', async () => {
		await open();
		await place();
		await payAgain();
		await page.waitingFor( ORDER ).lose();
		await wait( 0 );
		expect( orderStatus() ).toBe( 'paying' );
		expect( notices() ).toEqual( [
			expect.stringMatching(
				/could not check whether your order is paid/
			),
		] );
		await payAgain();
		await replyToCheck( 'pending' );
		expect( page.checkout.isIdle() ).toBe( true );
	} );
} );

describe( 'closed payment dialog', () => {
	it.each< [ string, () => void, boolean ] >( [
		[
			'closed by its add-on',
			() => void page.actions.__internalSetIdle(),
			false,
		],
		[
			'with a payment error',
			() =>
				void page.registry
					.dispatch( paymentStore )
					.__internalSetPaymentError(),
			true,
		],
		[
			'with an error of the checkout',
			() => void page.actions.__internalSetHasError(),
			true,
		],
	] )( '%s restores the form at once', async ( _, leaveDialog, hasError ) => {
		await open();
		await place();
		leaveDialog();
		await wait( 0 );
		expect( page.checkout.isIdle() ).toBe( true );
		expect( page.checkout.hasError() ).toBe( hasError );
		expect( notices() ).toHaveLength( 1 );
		await place( '#again' );
		expect( page.orders() ).toHaveLength( 2 );
		expect( orderStatus() ).toBe( 'paying' );
	} );

	it( 'restores the form after the back button once the server reports an unpaid order', async () => {
		await open();
		await place();
		window.history.back();
		await waitForHashChange();
		expect( orderStatus() ).toBe( 'checkingPayment' );
		await replyToCheck( 'pending' );
		expect( page.checkout.isIdle() ).toBe( true );
	} );

	it.each( [
		[ 'while it reads the fragment', FRAGMENT_READ_MS - 100, 'paying' ],
		[
			'after the shopper had time to pay',
			FRAGMENT_READ_MS,
			'checkingPayment',
		],
	] )(
		'stays consistent when a script clears the fragment %s: after %s ms the status is %s',
		async ( _, delayMs, status ) => {
			await open();
			await place();
			await wait( delayMs );
			window.location.hash = '';
			await waitForHashChange();
			expect( orderStatus() ).toBe( status );
		}
	);

	it( 'does not open again if its add-on completes the checkout without a URL', async () => {
		await open();
		await place();
		void page.actions.__internalSetComplete();
		await waitForHashChange();
		expect( visited ).toEqual( [ FRAGMENT ] );
		void page.actions.__internalSetComplete( {
			redirectUrl: RECEIVED_URL,
		} );
		await wait( 0 );
		expect( visited ).toEqual( [ FRAGMENT, RECEIVED_URL ] );
	} );
} );

describe( 'page reloaded during an open payment', () => {
	const reload = async ( options?: TestCheckoutOptions ) => {
		page.close();
		await open( options );
	};

	it( 'polls the server and restores the form for the same order', async () => {
		await open();
		await place();
		window.history.replaceState( null, '', '/checkout/' );
		await reload();
		await page.submit();
		expect( page.orders() ).toEqual( [] );
		await replyToCheck( 'pending' );
		expect( page.checkout.isIdle() ).toBe( true );
		expect( notices() ).toHaveLength( 1 );
	} );

	it( 'keeps waiting while the URL still has the fragment', async () => {
		await open();
		await place();
		await reload();
		await replyToCheck( 'pending' );
		expect( orderStatus() ).toBe( 'paying' );
		void page.actions.checkPayment();
		await wait( 0 );
		await replyToCheck( 'pending' );
		expect( page.checkout.isIdle() ).toBe( true );
	} );

	it( 'reports an order that was paid meanwhile, without a redirect', async () => {
		await open();
		await place();
		await reload();
		await replyToCheck( 'processing', cartResponse( [] ) );
		expect( visited ).toEqual( [ FRAGMENT ] );
		expect( page.checkout.getPlacedOrder() ).toEqual( {
			orderNumber: '83',
			redirectUrl: RECEIVED_URL,
		} );
		expect( page.checkout.isIdle() ).toBe( true );
	} );

	it( 'cannot order paid items again while the server still has their cart', async () => {
		await open();
		await place();
		await reload();
		await replyToCheck( 'processing' );
		expect( page.checkout.isComplete() ).toBe( true );
		await page.submit();
		expect( page.orders() ).toEqual( [] );
	} );

	it( 'sends no request if the cart has changed', async () => {
		await open();
		await place();
		page.close();
		await open();
		page.close();
		document.cookie = 'woocommerce_cart_hash=other';
		sessionStorage.setItem(
			'shopfrontOrderAttempt',
			( sessionStorage.getItem( 'shopfrontOrderAttempt' ) ?? '' ).replace(
				'"abc"',
				'"before"'
			)
		);
		await open();
		expect( page.checkout.isIdle() ).toBe( true );
		expect( page.api.pending ).toEqual( [] );
	} );

	it( 'checks the payment when the page returns from the back/forward cache', async () => {
		await open();
		await place();
		window.dispatchEvent(
			new PageTransitionEvent( 'pageshow', { persisted: true } )
		);
		await wait( 0 );
		await replyToCheck( 'processing', cartResponse( [] ) );
		expect( visited ).toEqual( [ FRAGMENT ] );
		expect( page.checkout.getPlacedOrder() ).not.toBeNull();
	} );
} );
