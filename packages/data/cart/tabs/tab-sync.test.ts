import { createRegistry } from '@wordpress/data';
import type { ReceivedCart } from '@shopfront/api';
import { noticesStore } from '@shopfront/data/notices';
import { getServices, provideServices } from '@shopfront/data/services';
import { validationStore } from '@shopfront/data/validation';
import { createHost, type Host } from '@shopfront/host';
import type { CartResponse } from '@shopfront/store-api';
import { cartItem, cartResponse } from '../../../../tests/fixtures/cart';
import {
	createFakeApi,
	settle,
	type FakeApi,
} from '../../../../tests/fixtures/fake-api';
import { createFakeBroadcastChannel } from '../../../../tests/fixtures/fake-broadcast-channel';
import { storeServices } from '../../../../tests/fixtures/store-services';
import { sharePlacedOrder } from '@shopfront/data/order-journal';
import { getRuntime } from '../runtime';
import { startCartStore } from '../start';
import { cartStore } from '../store';

const KEY = cartItem().key;
const withQuantity = (
	quantity: number,
	cart: object = {}
): CartResponse => ( {
	...cartResponse( [ cartItem( { quantity } ) ] ),
	...cart,
} );

const stops: Array< () => void > = [];

/** Its cart loads one second after the page. */
const openTab = async ( changes: Partial< Host > = {} ) => {
	const registry = createRegistry();
	const api: FakeApi = createFakeApi();
	const listeners = new Set< ( received: ReceivedCart ) => void >();
	let customerId = 0;
	const host: Host = { ...createHost( window ), ...changes };
	provideServices(
		registry,
		storeServices( {
			api: {
				...api.client,
				customerId: () => customerId,
				onCart: ( listener ) => {
					listeners.add( listener );
					return () => listeners.delete( listener );
				},
			},
			host,
		} )
	);
	registry.register( noticesStore );
	registry.register( validationStore );
	const stop = startCartStore( registry, {
		isPreloaded: true,
		hasCookies: true,
	} );
	const { receiveCart, finishResolution, acceptCart } =
		registry.dispatch( cartStore );
	void receiveCart( withQuantity( 1 ) );
	void finishResolution( 'getCartData', [] );
	stops.push( stop );
	await getRuntime( registry ).customerPush.fetch();
	let sequence = 100;
	return {
		registry,
		api,
		host,
		cart: registry.select( cartStore ),
		actions: registry.dispatch( cartStore ),
		quantity: () =>
			registry
				.select( cartStore )
				.getOptimisticCart()
				.items.find( ( { key } ) => key === KEY )?.quantity,
		notices: () =>
			registry
				.select( noticesStore )
				.getNotices( 'wc/cart' )
				.map( ( { content } ) => content ),
		logIn: ( id: number ) => {
			customerId = id;
		},
		/** Receives a response now; its request took `durationMs`. */
		receive: ( cart: CartResponse, durationMs = 50 ) => {
			sequence++;
			listeners.forEach( ( listener ) =>
				listener( {
					cart,
					sequence,
					path: '/wc/store/v1/cart',
					method: 'GET',
					status: 200,
					isRequestSettled: false,
					sentAt: host.clock.now() - durationMs,
					hash: `hash-${ sequence }`,
				} )
			);
			void acceptCart( cart, { sequence } );
		},
	};
};

const openTabs = async () => {
	const [ first, second ] = [ await openTab(), await openTab() ];
	jest.advanceTimersByTime( 1000 );
	return { first, second };
};

const wait = async ( ms = 5000 ) => {
	jest.advanceTimersByTime( ms );
	await settle();
};

beforeEach( () => {
	jest.useFakeTimers();
	Object.defineProperty( window, 'BroadcastChannel', {
		configurable: true,
		value: createFakeBroadcastChannel().FakeBroadcastChannel,
	} );
	Object.defineProperty( performance, 'timeOrigin', {
		configurable: true,
		value: Date.now(),
	} );
} );

afterEach( () => {
	stops.splice( 0 ).forEach( ( stop ) => stop() );
	Reflect.deleteProperty( window, 'BroadcastChannel' );
	Reflect.deleteProperty( performance, 'timeOrigin' );
	document.cookie = `woocommerce_cart_hash=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
	sessionStorage.clear();
	localStorage.clear();
	jest.useRealTimers();
} );

it( 'shows the cart of another tab at once, without a notice or a request', async () => {
	const { first, second } = await openTabs();
	first.receive( withQuantity( 4 ) );
	expect( second.quantity() ).toBe( 4 );
	await wait();
	expect( second.notices() ).toEqual( [] );
	expect( second.api.sent ).toEqual( [] );
} );

it( 'fetches once for all tabs when two carts have no known order', async () => {
	const { first, second } = await openTabs();
	first.receive( withQuantity( 4 ), 50 );
	second.receive( withQuantity( 6 ), 60 );
	await wait( 700 );
	await wait( 10_000 );
	const sent = [ ...first.api.sent, ...second.api.sent ];
	expect( sent.length ).toBeGreaterThan( 0 );
	const fetching = first.api.sent.length ? first : second;
	fetching.receive( withQuantity( 6, { items_count: 6 } ), 5 );
	expect( [ first.quantity(), second.quantity() ] ).toEqual( [ 6, 6 ] );
} );

it.each( [
	{ city: 'Reno', requests: 1 },
	{ city: 'San Francisco', requests: 0 },
] )(
	'fetches the cart if a newer response without addresses overtook the message about the city $city',
	async ( { city, requests } ) => {
		const tab = await openTab();
		const shown = withQuantity( 4 );
		const address = { ...shown.shipping_address };
		jest.advanceTimersByTime( 2000 );
		tab.receive( {
			...shown,
			shipping_address: { ...address, city: 'San Francisco' },
		} );
		tab.api.sent.length = 0;
		new BroadcastChannel( 'shopfront ' ).postMessage( {
			kind: 'cart',
			cart: {
				...withQuantity( 1 ),
				shipping_address: { ...address, city },
			},
			hash: 'hash-1',
			customerId: 0,
			sentAt: Date.now() - 1000,
			receivedAt: Date.now() - 900,
		} );
		await wait();
		expect( tab.api.sent ).toHaveLength( requests );
	}
);

it( 'waits with the fetch until its own changes are done', async () => {
	const { first, second } = await openTabs();
	void second.actions.changeCartItemQuantity( KEY, 9 );
	first.receive( withQuantity( 4 ), 900 );
	second.receive( withQuantity( 5 ), 950 );
	await settle();
	await wait( 600 );
	await wait( 1400 );
	expect( second.api.sent.map( ( { method = 'GET' } ) => method ) ).toEqual( [
		'POST',
	] );
	expect( second.quantity() ).toBe( 9 );
} );

it( 'keeps fields that the shopper is editing', async () => {
	const { first, second } = await openTabs();
	void second.actions.setShippingAddress( { city: 'Typed City' } );
	const cart = withQuantity( 4 );
	first.receive( {
		...cart,
		shipping_address: {
			...cart.shipping_address,
			city: 'Other City',
			postcode: '94107',
		},
	} );
	expect( second.cart.getCartData().shippingAddress ).toMatchObject( {
		city: 'Typed City',
		postcode: '94107',
	} );
} );

it( 'shows the error if the server dropped a coupon', async () => {
	const { first, second } = await openTabs();
	first.receive(
		withQuantity( 2, {
			errors: [
				{
					code: 'woocommerce_rest_cart_coupon_error',
					message: '"ten" has been removed.',
				},
			],
		} )
	);
	expect( second.notices() ).toEqual( [ '"ten" has been removed.' ] );
} );

it( "fetches another customer's cart, because that renews the nonce", async () => {
	const { first, second } = await openTabs();
	first.logIn( 7 );
	first.receive( withQuantity( 4 ) );
	expect( second.quantity() ).toBe( 1 );
	await wait();
	expect( second.api.sent ).toHaveLength( 1 );
} );

it( 'sends its cart to a tab that was opened before the server calculated the cart', async () => {
	const { first } = await openTabs();
	first.receive( withQuantity( 4 ) );
	const third = await openTab();
	// That page began to load earlier, so either cart may be newer.
	expect( third.api.sent ).toEqual( [] );
	jest.advanceTimersByTime( 700 );
	expect( third.api.sent ).toHaveLength( 1 );
} );

it( 'fetches the cart if a new tab has another one', async () => {
	const { first } = await openTabs();
	Object.defineProperty( performance, 'timeOrigin', {
		configurable: true,
		value: Date.now(),
	} );
	document.cookie = 'woocommerce_cart_hash=other; path=/';
	jest.advanceTimersByTime( 10 );
	await openTab();
	await wait();
	expect( first.api.sent ).toHaveLength( 1 );
} );

it( 'fetches the cart if the cookie has another hash when the shopper returns', async () => {
	let show: ( isVisible: boolean ) => void = () => {};
	const tab = await openTab( {
		visibility: {
			isVisible: () => true,
			subscribe: ( listener ) => {
				const previous = show;
				show = ( isVisible ) => {
					previous( isVisible );
					listener( isVisible );
				};
				return () => {};
			},
		},
	} );
	show( true );
	await wait();
	expect( tab.api.sent ).toEqual( [] );
	document.cookie = 'woocommerce_cart_hash=changed; path=/';
	show( true );
	await wait( 1 );
	expect( tab.api.sent ).toHaveLength( 1 );
} );

it( 'fetches the cart once if the clock was set back', async () => {
	const { first, second } = await openTabs();
	first.receive( withQuantity( 4 ) );
	jest.setSystemTime( Date.now() - 3_600_000 );
	second.receive( withQuantity( 5 ) );
	await wait();
	expect( first.api.sent ).toHaveLength( 1 );
	first.receive( withQuantity( 5 ) );
	await first.api.pending[ 0 ]?.reply( withQuantity( 5 ) );
	await wait();
	await wait( 60_000 );
	expect( first.quantity() ).toBe( 5 );
	expect( first.api.sent ).toHaveLength( 1 );
} );

it( 'retries a failed fetch, less and less often', async () => {
	const { first, second } = await openTabs();
	first.receive( withQuantity( 4 ), 50 );
	second.receive( withQuantity( 6 ), 60 );
	stops.splice( 0, 1 ).forEach( ( stop ) => stop() );
	await wait();
	expect( second.api.sent ).toHaveLength( 1 );
	await second.api.pending[ 0 ]?.lose();
	await wait( 1900 );
	expect( second.api.sent ).toHaveLength( 1 );
	await wait( 200 );
	expect( second.api.sent ).toHaveLength( 2 );
	await second.api.pending[ 0 ]?.lose();
	await wait( 3900 );
	expect( second.api.sent ).toHaveLength( 2 );
} );

it( "fetches the cart after another tab's order", async () => {
	const tab = await openTab();
	new BroadcastChannel( 'shopfront ' ).postMessage( {
		kind: 'placed',
		key: 'abc',
		orderNumber: '83',
		redirectUrl: '/received/83',
	} );
	await wait();
	expect( tab.api.sent ).toHaveLength( 1 );
} );

it.each( [
	null,
	'text',
	{ kind: 'cart' },
	{
		kind: 'cart',
		cart: {},
		hash: 1,
		customerId: 0,
		sentAt: 1,
		receivedAt: 2,
	},
	{ kind: 'opened', hash: 'x', sentAt: 'now', receivedAt: 2 },
	{ kind: 'placed', key: 'abc' },
	{ kind: 'unheard-of' },
] )( 'ignores the invalid message %j', async ( message ) => {
	const tab = await openTab();
	new BroadcastChannel( 'shopfront ' ).postMessage( message );
	await wait();
	expect( tab.quantity() ).toBe( 1 );
	expect( tab.api.sent ).toEqual( [] );
} );

it( 'fetches the cart after an unreadable one', async () => {
	const tab = await openTab();
	jest.advanceTimersByTime( 1000 );
	new BroadcastChannel( 'shopfront ' ).postMessage( {
		kind: 'cart',
		cart: null,
		hash: 'x',
		customerId: 0,
		sentAt: Date.now() - 50,
		receivedAt: Date.now(),
	} );
	await wait();
	expect( tab.api.sent ).toHaveLength( 1 );
} );

it( 'forgets the placed order of a customer who has logged out', async () => {
	const tab = await openTab();
	const isStored = () => localStorage.getItem( 'shopfrontOrderAttempt' );
	tab.logIn( 4 );
	sharePlacedOrder( getServices( tab.registry ), {
		orderNumber: '83',
		redirectUrl: '',
	} );
	tab.receive( cartResponse( [] ) );
	expect( isStored() ).toContain( '83' );
	tab.logIn( 0 );
	tab.receive( cartResponse( [] ) );
	expect( isStored() ).toBeNull();
} );
