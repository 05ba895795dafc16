import * as fc from 'fast-check';
import { paymentStore } from '@shopfront/data/payment';
import { registerCheckoutForm, checkoutStore, startCheckoutStore } from '.';
import { createTestApp } from '../../../tests/fixtures/block-app';
import {
	checkoutResponse,
	openCheckout,
	readyCart,
	RECEIVED_URL,
	wait,
	type TestCheckout,
} from '../../../tests/fixtures/checkout-stores';
import { settle } from '../../../tests/fixtures/fake-api';

// The order lives in the page's registry as long as the page, even if the form unmounts.

const CHECKOUT = '/wc/store/v1/checkout';

let page: TestCheckout;
beforeEach( () => {
	jest.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
} );
afterEach( () => jest.useRealTimers() );

const statusOf = ( { checkout }: TestCheckout ) =>
	checkout.getOrderState().status;

describe( 'checkout services', () => {
	it( 'start once, on first use', async () => {
		const canMakePayment = jest.fn( () => true );
		const app = createTestApp( { cart: readyCart() } );
		app.payments.registerPaymentMethod( {
			name: 'cod',
			label: 'Cash',
			ariaLabel: 'Cash',
			content: null,
			edit: null,
			canMakePayment,
		} );
		const stop = startCheckoutStore( app.registry );
		await wait( 0 );
		const checkout = app.registry.dispatch( checkoutStore );
		void checkout.__internalSetOrderNotes( 'Ring twice' );
		void checkout.setEditingShippingAddress( true );
		void app.registry
			.dispatch( paymentStore )
			.__internalSetActivePaymentMethod( 'cod', { token: 'a' } );

		expect( startCheckoutStore( app.registry ) ).toBe( stop );
		await wait( 2000 );
		const { getOrderNotes, getEditingShippingAddress } =
			app.registry.select( checkoutStore );
		expect( getOrderNotes() ).toBe( 'Ring twice' );
		expect( getEditingShippingAddress() ).toBe( true );
		expect(
			app.registry.select( paymentStore ).getPaymentMethodData()
		).toEqual( { token: 'a' } );
		expect( canMakePayment ).toHaveBeenCalledTimes( 1 );
		stop();
		app.stop();
	} );

	it( 'belong to one page only', async () => {
		page = await openCheckout();
		const other = createTestApp( { cart: readyCart() } );
		const stop = startCheckoutStore( other.registry );
		void other.registry.dispatch( checkoutStore ).submitOrder();
		await wait( 1000 );
		expect( other.api.sent ).toEqual( [] );
		stop();
		other.stop();
		await page.submit();
		expect( page.orders() ).toHaveLength( 1 );
		page.close();
	} );

	it( 'can restart after a stop', async () => {
		const app = createTestApp( { cart: readyCart() } );
		const stop = startCheckoutStore( app.registry );
		stop();
		const again = startCheckoutStore( app.registry );
		expect( again ).not.toBe( stop );
		stop();
		expect( startCheckoutStore( app.registry ) ).toBe( again );
		again();
		app.stop();
	} );

	it( 'neither send nor save an order in an editor', async () => {
		const app = createTestApp( {
			cart: readyCart(),
			host: { isEditor: () => true },
		} );
		const stop = startCheckoutStore( app.registry );
		const leave = registerCheckoutForm( app.registry );
		void app.registry.dispatch( checkoutStore ).submitOrder();
		leave();
		await wait( 2000 );
		expect( app.api.sent ).toEqual( [] );
		expect( sessionStorage ).toHaveLength( 0 );
		expect( app.notices( 'wc/checkout' ) ).toEqual( [] );
		stop();
		app.stop();
	} );
} );

it( 'rejects an order only after the last checkout form unmounts', async () => {
	page = await openCheckout();
	const leaveOther = registerCheckoutForm( page.registry );
	page.leave();
	await page.submit();
	expect( statusOf( page ) ).toBe( 'sending' );
	leaveOther();
	await page
		.waitingFor( CHECKOUT, 'POST' )
		.refuse( { code: 'no', message: 'No', data: {} } );
	await page.submit();
	expect( page.orders() ).toHaveLength( 1 );
	expect( page.errorsIn( 'wc/checkout' ).at( -1 ) ).toMatch(
		/Your order was not sent/
	);
	page.close();
} );

type Step =
	| 'submit'
	| 'leave'
	| 'comeBack'
	| 'hold'
	| 'release'
	| 'calculate'
	| 'finish'
	| 'place'
	| 'refuse'
	| 'lose'
	| 'pause';

const STEPS: readonly Step[] = [
	'submit',
	'submit',
	'leave',
	'comeBack',
	'comeBack',
	'hold',
	'release',
	'release',
	'calculate',
	'finish',
	'place',
	'refuse',
	'lose',
	'pause',
];

/** Its form mounts and unmounts while an order is submitted, validated, calculated, sent and answered. */
const openTestCheckout = async () => {
	const testPage = await openCheckout( {
		settings: {
			storePages: {
				checkout: {
					id: 8,
					title: 'Checkout',
					permalink: 'http://shop.test/checkout/',
				},
			},
		},
	} );
	let isMounted = true;
	let isPlaced = false;
	let submitted = 0;
	let isHeld = true;
	let held: Array< () => void > = [];
	let calculations: Array< () => void > = [];
	const observe = () =>
		isHeld
			? new Promise< true >( ( resolve ) =>
					held.push( () => resolve( true ) )
				)
			: true;
	testPage.events.checkoutValidation.subscribe( observe );
	testPage.events.paymentSetup.subscribe( observe );
	const isInFlight = () =>
		testPage.api.pending.find(
			( { request } ) => request.path === CHECKOUT
		);
	const take: Record< Step, () => Promise< void > | void > = {
		submit: () => {
			submitted++;
			return testPage.submit();
		},
		leave: () => {
			if ( isMounted ) {
				isMounted = false;
				testPage.leave();
			}
		},
		comeBack: () => {
			if ( ! isMounted ) {
				isMounted = true;
				testPage.comeBack();
			}
		},
		// Switches whether later observers respond at once or wait for `release`.
		hold: () => void ( isHeld = ! isHeld ),
		release: () => {
			held.forEach( ( answer ) => answer() );
			held = [];
		},
		calculate: () =>
			void testPage.actions.disableCheckoutFor(
				() =>
					new Promise< void >( ( resolve ) =>
						calculations.push( resolve )
					)
			),
		finish: () => {
			calculations.forEach( ( done ) => done() );
			calculations = [];
		},
		place: () => {
			const request = isInFlight();
			isPlaced ||= request !== undefined;
			return request?.reply( checkoutResponse() );
		},
		refuse: () =>
			isInFlight()?.refuse( { code: 'no', message: 'No', data: {} } ),
		lose: () => isInFlight()?.lose(),
		pause: () => wait( 1000 ),
	};
	const orders = () => testPage.orders().length;
	return {
		...testPage,
		isHeld: () => isHeld,
		take: async ( step: Step ) => {
			const before = orders();
			const wasPlaced = isPlaced;
			await take[ step ]();
			await settle();
			await wait( 0 );
			const sent = orders() - before;
			expect( sent ).toBeLessThanOrEqual( 1 );
			if ( sent > 0 ) {
				expect( [ isMounted, wasPlaced ] ).toEqual( [ true, false ] );
			}
			expect( orders() ).toBeLessThanOrEqual( submitted );
			expect(
				testPage.api.pending.filter(
					( { request } ) => request.path === CHECKOUT
				).length
			).toBeLessThanOrEqual( 1 );
			if ( isPlaced ) {
				expect( testPage.visited ).toEqual( [ RECEIVED_URL ] );
			}
		},
	};
};

it( 'sends an order at most once, and only with a mounted form, in any sequence of mounts and unmounts', async () => {
	const reached = new Set< string >();
	await fc.assert(
		fc.asyncProperty(
			fc.array( fc.constantFrom( ...STEPS ), {
				minLength: 12,
				maxLength: 30,
			} ),
			async ( steps ) => {
				sessionStorage.clear();
				const testPage = await openTestCheckout();
				try {
					for ( const step of steps ) {
						await testPage.take( step );
						reached.add( statusOf( testPage ) );
					}
					await testPage.take( 'comeBack' );
					if ( testPage.isHeld() ) {
						await testPage.take( 'hold' );
					}
					await testPage.take( 'release' );
					await testPage.take( 'finish' );
					expect( [
						'idle',
						'sending',
						'pollingStatus',
						'unknown',
						'complete',
					] ).toContain( statusOf( testPage ) );
				} finally {
					testPage.close();
				}
			}
		),
		{ numRuns: 100 }
	);
	expect( [ ...reached ] ).toEqual(
		expect.arrayContaining( [
			'idle',
			'validating',
			'waiting',
			'settingUpPayment',
			'sending',
			'pollingStatus',
			'complete',
		] )
	);
} );
