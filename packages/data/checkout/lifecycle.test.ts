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

// The order lives as long as the page, in its registry, whatever becomes of the form.

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

describe( 'what an order needs', () => {
	it( 'starts with the first that needs it, once', async () => {
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

	it( 'belongs to its page alone', async () => {
		page = await openCheckout();
		const other = createTestApp( { cart: readyCart() } );
		const stop = startCheckoutStore( other.registry );
		// The form of one page does not attend to the order of another.
		void other.registry.dispatch( checkoutStore ).submitOrder();
		await wait( 1000 );
		expect( other.api.sent ).toEqual( [] );
		stop();
		other.stop();
		await page.submit();
		expect( page.orders() ).toHaveLength( 1 );
		page.close();
	} );

	it( 'may begin anew when it has been stopped', async () => {
		const app = createTestApp( { cart: readyCart() } );
		const stop = startCheckoutStore( app.registry );
		stop();
		const again = startCheckoutStore( app.registry );
		expect( again ).not.toBe( stop );
		// It is nothing to the second.
		stop();
		expect( startCheckoutStore( app.registry ) ).toBe( again );
		again();
		app.stop();
	} );

	it( 'takes no order in an editor, and keeps none', async () => {
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

it( 'is attended to until the last of those goes that look at it', async () => {
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

/** A page whose form comes and goes while an order is asked for, looked at, worked out, sent and answered. */
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
	let isThere = true;
	let isPlaced = false;
	let asked = 0;
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
			asked++;
			return testPage.submit();
		},
		leave: () => {
			if ( isThere ) {
				isThere = false;
				testPage.leave();
			}
		},
		comeBack: () => {
			if ( ! isThere ) {
				isThere = true;
				testPage.comeBack();
			}
		},
		// Those that are asked from now on take their time, or take none.
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
				// Nobody could look at it, or it is placed already.
				expect( [ isThere, wasPlaced ] ).toEqual( [ true, false ] );
			}
			expect( orders() ).toBeLessThanOrEqual( asked );
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

it( 'is never sent twice, nor unseen, however the form comes and goes', async () => {
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
					// Nothing stands still for ever.
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
