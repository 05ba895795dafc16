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
/** Addresses that the page was sent to, fragments included. */
let visited: string[];
let hashChanges: string[];

const { setTimeout: realSetTimeout } = window;

/** Lets jsdom report `hashchange`, which it does in tasks of its own. */
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

/** Places an order that the gateway answers so. */
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

/** Has the server say what became of the order. */
const replyToCheck = async ( status: string, cart = readyCart() ) => {
	await page.waitingFor( ORDER ).reply( { id: 83, status } );
	// A page out of the history asks for its cart by itself, too.
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

describe( 'a redirect to a fragment of the page', () => {
	it.each( [
		[ 'alone', FRAGMENT ],
		[
			'with the address of the page',
			`${ window.location.origin }/checkout/${ FRAGMENT }`,
		],
	] )(
		'%s opens the payment once, and the order stays open',
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

	it( 'shows add-ons a completed checkout', async () => {
		await open();
		await place();
		expect( page.checkout.getCheckoutStatus() ).toBe( 'complete' );
		expect( page.checkout.isComplete() ).toBe( true );
		expect( page.checkout.hasError() ).toBe( false );
		expect( page.checkout.getRedirectUrl() ).toBe( FRAGMENT );
		expect( page.checkout.isPlaceOrderDisabled() ).toBe( true );
	} );

	it( 'is heard although the address has the same fragment already', async () => {
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
		'%s, with an order that is %s, is %s',
		async ( url, status, expected ) => {
			await open();
			await place( url, status );
			expect( orderStatus() ).toBe( expected );
			expect( visited ).toEqual( url ? [ url ] : [] );
		}
	);
} );

describe( 'a shopper who wants to pay again', () => {
	const payAgain = async () => {
		void page.actions.checkPayment();
		await wait( 0 );
	};

	it( 'gets the form back for an unpaid order, and sends it under a new key', async () => {
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

	it( 'is sent to an order that is paid by now', async () => {
		await open();
		await place();
		await payAgain();
		await replyToCheck( 'processing' );
		expect( visited ).toEqual( [ FRAGMENT, RECEIVED_URL ] );
		await page.submit();
		expect( page.orders() ).toHaveLength( 1 );
	} );

	it( 'is sent to the page of the order where its cart is gone', async () => {
		await open();
		await place();
		await payAgain();
		await replyToCheck( 'pending', cartResponse( [] ) );
		expect( visited ).toEqual( [ FRAGMENT, PAY_URL ] );
	} );

	it( 'keeps waiting while the server cannot be asked, and can ask again', async () => {
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

describe( 'a dialog that was left', () => {
	it.each< [ string, () => void, boolean ] >( [
		[
			'by the word of its add-on',
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
	] )( '%s gives the form back at once', async ( _, say, hasError ) => {
		await open();
		await place();
		say();
		await wait( 0 );
		expect( page.checkout.isIdle() ).toBe( true );
		expect( page.checkout.hasError() ).toBe( hasError );
		expect( notices() ).toHaveLength( 1 );
		await place( '#again' );
		expect( page.orders() ).toHaveLength( 2 );
		expect( orderStatus() ).toBe( 'paying' );
	} );

	it( 'by the back button gives the form back once the server says that the order is unpaid', async () => {
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
		'by a script that clears the address %s, is %s ms later %s',
		async ( _, delayMs, status ) => {
			await open();
			await place();
			await wait( delayMs );
			window.location.hash = '';
			await waitForHashChange();
			expect( orderStatus() ).toBe( status );
		}
	);

	it( 'does not open again when its add-on completes the checkout without an address', async () => {
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

describe( 'a page that is loaded again while a payment is open', () => {
	const reload = async ( options?: TestCheckoutOptions ) => {
		page.close();
		await open( options );
	};

	it( 'asks the server, and gives the form back for the same order', async () => {
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

	it( 'keeps waiting while the address still has the fragment', async () => {
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

	it( 'says that an order is placed which was paid meanwhile, and leads nowhere by itself', async () => {
		await open();
		await place();
		await reload();
		await replyToCheck( 'processing', cartResponse( [] ) );
		expect( visited ).toEqual( [ FRAGMENT ] );
		expect( page.checkout.getPlacedOrder() ).toEqual( {
			redirectUrl: RECEIVED_URL,
		} );
		expect( page.checkout.isIdle() ).toBe( true );
	} );

	it( 'cannot order what a payment has bought whose cart the server still has', async () => {
		await open();
		await place();
		await reload();
		await replyToCheck( 'processing' );
		expect( page.checkout.isComplete() ).toBe( true );
		await page.submit();
		expect( page.orders() ).toEqual( [] );
	} );

	it( 'asks nothing when another cart is there by now', async () => {
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

	it( 'is asked about when it comes out of the history', async () => {
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
