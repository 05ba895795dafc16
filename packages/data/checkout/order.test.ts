import {
	AbortedFailure,
	ApiErrorFailure,
	HttpFailure,
	MalformedFailure,
	TimeoutFailure,
} from '@shopfront/api';
import { cartStore } from '@shopfront/data/cart';
import { noticesStore } from '@shopfront/data/notices';
import { paymentStore } from '@shopfront/data/payment';
import { validationStore } from '@shopfront/data/validation';
import type { CartResponse } from '@shopfront/store-api';
import {
	cartItem,
	cartResponse,
	shippingPackage,
	shippingRate,
} from '../../../tests/fixtures/cart';
import recordedPoll from '../../../tests/contract/recordings/checkout-get-no-draft.json';
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
import { orderEffects } from './order/lazy-effects';

const CHECKOUT = '/wc/store/v1/checkout';
const DRAFT = `${ CHECKOUT }?__experimental_calc_totals=true`;
const UPDATE = '/wc/store/v1/cart/update-customer';

let page: TestCheckout;
const open = async ( options?: TestCheckoutOptions ) => {
	page = await openCheckout( options );
	return page;
};
const order = () => page.waitingFor( CHECKOUT, 'POST' );
const poll = () => page.waitingFor( CHECKOUT );
const bodyOf = ( index: number ) =>
	page.orders()[ index ]?.data as {
		extensions: { shopfront?: { attempt: string; expected_total: string } };
	};

beforeEach( () => {
	jest.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
} );

afterEach( () => {
	page.close();
	jest.useRealTimers();
} );

describe( 'an order', () => {
	it( 'is placed, and the shopper is sent to it', async () => {
		await open();
		await page.submit();
		expect( page.checkout.getCheckoutStatus() ).toBe( 'processing' );
		expect( page.checkout.isPlaceOrderDisabled() ).toBe( true );
		await order().reply( checkoutResponse() );
		expect( page.visited ).toEqual( [ RECEIVED_URL ] );
		expect( page.checkout.getCheckoutStatus() ).toBe( 'complete' );
		expect( page.checkout.isWaitingForRedirect() ).toBe( true );
	} );

	it( 'says all that the server needs', async () => {
		await open( { settings: { checkoutAllowsGuest: true } } );
		void page.actions.__internalSetOrderNotes( 'Leave by the door' );
		void page.actions.setExtensionData( 'gift', { wrap: true } );
		await page.submit();
		expect( page.orders()[ 0 ]?.data ).toEqual( {
			additional_fields: {},
			billing_address: expect.objectContaining( {
				first_name: 'Pat',
				email: 'pat@shop.test',
			} ),
			shipping_address: expect.objectContaining( { first_name: 'Pat' } ),
			create_account: false,
			customer_note: 'Leave by the door',
			customer_password: '',
			extensions: { gift: { wrap: true } },
			payment_method: 'cod',
			payment_data: [
				{ key: 'wc-cod-new-payment-method', value: false },
			],
		} );
	} );

	it.each( [
		[ true, 'correct horse' ],
		[ false, '' ],
	] )(
		'that opens an account: %s has the password %p',
		async ( createsAccount, password ) => {
			await open( { settings: { checkoutAllowsGuest: true } } );
			void page.actions.__internalSetCustomerPassword( 'correct horse' );
			void page.actions.__internalSetShouldCreateAccount(
				createsAccount
			);
			await page.submit();
			expect( page.orders()[ 0 ]?.data ).toMatchObject( {
				create_account: createsAccount,
				customer_password: password,
			} );
		}
	);

	it( 'of a cart opens no account: that page says nothing of guests', async () => {
		await open( { settings: { isCheckoutBlock: false } } );
		await page.submit();
		expect( page.orders()[ 0 ]?.data ).toMatchObject( {
			create_account: false,
		} );
	} );

	it.each( [
		[ 'opens an account for who has none', 0, true, 'correct horse' ],
		[ 'opens no other for who has one', 4, false, '' ],
	] )(
		'of a shop without guests %s',
		async ( _, customerId, createsAccount, password ) => {
			await open( { settings: { checkoutAllowsGuest: false } } );
			void page.actions.__internalSetCustomerId( customerId );
			void page.actions.__internalSetCustomerPassword( 'correct horse' );
			await page.submit();
			expect( page.orders()[ 0 ]?.data ).toMatchObject( {
				create_account: createsAccount,
				customer_password: password,
			} );
		}
	);

	it.each( [
		[ 'pressed twice', () => page.submit().then( page.submit ) ],
		[
			'pressed twice at once',
			() => Promise.all( [ page.submit(), page.submit() ] ),
		],
	] )( 'is sent once when the button is %s', async ( _, press ) => {
		await open();
		await press();
		await wait( 1000 );
		expect( page.orders() ).toHaveLength( 1 );
	} );

	it( 'cannot be taken back once it has left', async () => {
		await open();
		await page.submit();
		void page.actions.__internalSetIdle();
		void page.actions.__internalSetHasError( true );
		await page.submit();
		expect( page.orders() ).toHaveLength( 1 );
		expect( page.checkout.isProcessing() ).toBe( true );
	} );

	it( 'waits for a cart that another script has changed, and says when the total is another one then', async () => {
		await open();
		document.body.dispatchEvent(
			new CustomEvent( 'wc-blocks_added_to_cart' )
		);
		await page.submit();
		expect( page.orders() ).toHaveLength( 0 );
		const cart = readyCart();
		await page.waitingFor( '/wc/store/v1/cart' ).reply( {
			...cart,
			totals: { ...cart.totals, total_price: '9900' },
		} );
		expect( page.orders() ).toHaveLength( 0 );
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
			expect.stringContaining( 'total of your order has changed' ),
		] );
	} );

	it( 'waits for what was typed a moment ago to be sent, and says when the total is another one then', async () => {
		await open();
		page.type( { postcode: '10001', state: 'NY', city: 'New York' } );
		await page.submit();
		expect( page.orders() ).toHaveLength( 0 );
		const [ update ] = page.api.pending;
		expect( update?.request.path ).toBe(
			'/wc/store/v1/cart/update-customer'
		);
		const { totals, shipping_address: address } = readyCart();
		const moved = {
			...address,
			postcode: '10001',
			state: 'NY',
			city: 'New York',
		};
		await update?.reply(
			readyCart( {
				totals: { ...totals, total_price: '9999' },
				shipping_address: moved,
				billing_address: { ...moved, email: 'pat@shop.test' },
			} )
		);
		expect( page.orders() ).toHaveLength( 0 );
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
			expect.stringContaining( 'total of your order has changed' ),
		] );
		await page.submit();
		expect( page.orders() ).toHaveLength( 1 );
	} );

	describe( 'asked for while the address is on its way', () => {
		const early = async () => {
			await open();
			page.type( { postcode: '94110' } );
			void page.registry.dispatch( cartStore ).pushCustomerData();
			await wait( 0 );
			await page.submit();
			return page.waitingFor( UPDATE, 'POST' );
		};
		const moved = (
			changes: Partial< CartResponse > = {},
			fields: object = {}
		) => {
			const { shipping_address: shipping, billing_address: billing } =
				readyCart();
			const now = { postcode: '94110', ...fields };
			return readyCart( {
				shipping_address: { ...shipping, ...now },
				billing_address: { ...billing, ...now },
				...changes,
			} );
		};
		const { totals } = readyCart();

		it( 'waits, and goes on by itself; another click means nothing', async () => {
			const update = await early();
			expect( page.checkout.isBeforeProcessing() ).toBe( true );
			expect( page.checkout.isWaitingForProcessing() ).toBe( true );
			await page.submit();
			await wait( 2000 );
			expect( page.orders() ).toHaveLength( 0 );
			await update.reply( moved() );
			await wait( 0 );
			expect( page.orders() ).toHaveLength( 1 );
			expect( page.orders()[ 0 ]?.data ).toMatchObject( {
				shipping_address: { postcode: '94110' },
			} );
		} );

		it( 'is not sent at another total, and says which', async () => {
			const update = await early();
			await update.reply(
				moved( { totals: { ...totals, total_price: '9999' } } )
			);
			await wait( 1000 );
			expect( page.orders() ).toHaveLength( 0 );
			expect( page.checkout.isIdle() ).toBe( true );
			expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
				expect.stringMatching(
					/total of your order has changed.*\$99\.99/
				),
			] );
			await page.submit();
			await wait( 0 );
			expect( page.orders() ).toHaveLength( 1 );
		} );

		it( 'is not sent where the address was refused', async () => {
			const update = await early();
			await update.refuse( {
				code: 'rest_invalid_param',
				message: 'Invalid parameter(s): shipping_address',
				data: { status: 400 },
			} );
			await wait( 5000 );
			expect( page.orders() ).toHaveLength( 0 );
			expect( page.checkout.isIdle() ).toBe( true );
			expect( page.errorsIn( 'wc/checkout' ) ).toContainEqual(
				expect.stringContaining( 'last change could not be saved' )
			);
		} );

		it( 'is not sent where the refusal brings a cart of the same total', async () => {
			const update = await early();
			await update.refuse( {
				code: 'no',
				message: 'No',
				data: { status: 409, cart: readyCart() },
			} );
			await wait( 5000 );
			expect( page.orders() ).toHaveLength( 0 );
			expect( page.checkout.isIdle() ).toBe( true );
		} );

		it( 'is looked at only then: what is missing in the answer holds it back', async () => {
			const update = await early();
			const stop = page.registry.subscribe( () => {
				if ( ! page.checkout.isCalculating() ) {
					stop();
					void page.registry
						.dispatch( validationStore )
						.setValidationErrors( {
							'shipping-rates-error': {
								message: 'x',
								hidden: true,
							},
						} );
				}
			}, cartStore );
			await update.reply( moved() );
			await wait( 0 );
			expect( page.orders() ).toHaveLength( 0 );
			expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
				'Sorry, this order requires a shipping option.',
			] );
		} );

		it( 'keeps what is typed meanwhile, and sends it first', async () => {
			const update = await early();
			page.type( { first_name: 'Noor' } );
			await update.reply( moved() );
			await wait( 0 );
			expect( page.orders() ).toHaveLength( 0 );
			const next = page.waitingFor( UPDATE, 'POST' );
			expect( next.request.data ).toMatchObject( {
				shipping_address: { first_name: 'Noor' },
			} );
			await next.reply( moved( {}, { first_name: 'Noor' } ) );
			await wait( 0 );
			expect( page.orders()[ 0 ]?.data ).toMatchObject( {
				shipping_address: { first_name: 'Noor', postcode: '94110' },
			} );
		} );

		it( 'does not wait to say what is wrong in the form', async () => {
			await open();
			page.type( { postcode: '94110' } );
			void page.registry.dispatch( cartStore ).pushCustomerData();
			await wait( 0 );
			void page.registry
				.dispatch( validationStore )
				.setValidationErrors( {
					billing_email: { message: 'No', hidden: true },
				} );
			await page.submit();
			expect( page.checkout.getRejectionCount() ).toBe( 1 );
			expect( page.checkout.isIdle() ).toBe( true );
		} );
	} );

	it.each( [
		[ 'fails', new Error( 'No.' ), 0 ],
		[ 'is taken back', new AbortedFailure( false ), 1 ],
	] )(
		'that waits for the work of an add-on which %s',
		async ( _, error, orderCount ) => {
			await open();
			let fail = () => {};
			page.actions
				.disableCheckoutFor(
					() =>
						new Promise( ( _resolve, reject ) => {
							fail = () => reject( error );
						} )
				)
				.catch( () => {} );
			await page.submit();
			await wait( 0 );
			expect( page.orders() ).toHaveLength( 0 );
			fail();
			await wait( 0 );
			await wait( 0 );
			expect( page.orders() ).toHaveLength( orderCount );
			expect( page.checkout.isIdle() ).toBe( orderCount === 0 );
		}
	);

	it( 'is not sent without a network, and the shopper is told', async () => {
		await open( {
			host: {
				online: { isOnline: () => false, subscribe: () => () => {} },
			},
		} );
		await page.submit();
		expect( page.orders() ).toHaveLength( 0 );
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
			expect.stringContaining( 'You are offline' ),
		] );
	} );

	it( 'without anything to pay asks for no payment', async () => {
		await open( {
			cart: readyCart( { needs_payment: false } ),
			offersCash: false,
		} );
		await page.submit();
		expect( page.orders()[ 0 ]?.data ).not.toHaveProperty(
			'payment_method'
		);
	} );
} );

describe( 'what was typed while an address is on its way', () => {
	it( 'is sent and answered before the order is', async () => {
		await open();
		page.type( { city: 'Oakland' } );
		void page.registry.dispatch( cartStore ).pushCustomerData();
		await wait( 0 );
		page.type( { city: 'Oakley' } );
		await page.submit();
		await page.waitingFor( UPDATE, 'POST' ).reply( readyCart() );
		expect( page.orders() ).toHaveLength( 0 );
		expect( page.waitingFor( UPDATE, 'POST' ).request.data ).toMatchObject(
			{ shipping_address: { city: 'Oakley' } }
		);
		const { totals } = readyCart();
		await page
			.waitingFor( UPDATE, 'POST' )
			.reply(
				readyCart( { totals: { ...totals, total_price: '9999' } } )
			);
		await wait( 0 );
		expect( page.orders() ).toHaveLength( 0 );
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
			expect.stringContaining( 'total of your order has changed' ),
		] );
	} );

	it( 'is sent before the order also when it comes out during the check of the form', async () => {
		await open();
		page.events.checkoutValidation.subscribe(
			() => page.type( { city: 'Oakland' } ),
			-1
		);
		await page.submit();
		expect( page.orders() ).toHaveLength( 0 );
		expect( page.waitingFor( UPDATE, 'POST' ).request.data ).toMatchObject(
			{ shipping_address: { city: 'Oakland' } }
		);
	} );
} );

describe( 'an address that is refused while the form is looked at', () => {
	const refuse = () =>
		page
			.waitingFor( UPDATE, 'POST' )
			.refuse( { code: 'no', message: 'No', data: { status: 500 } } );

	it( 'keeps the order back, since nobody knows what it costs there, and is sent anew with the next try', async () => {
		await open();
		page.type( { city: 'Oakland' } );
		await page.submit();
		expect( page.checkout.getOrderState().status ).toBe( 'validating' );
		await refuse();
		await wait( 5000 );
		expect( page.orders() ).toHaveLength( 0 );
		expect( page.checkout.isIdle() ).toBe( true );
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
			expect.stringContaining( 'last change could not be saved' ),
		] );
		await page.submit();
		expect( page.orders() ).toHaveLength( 0 );
		const { shipping_address: address } = readyCart();
		await page.waitingFor( UPDATE, 'POST' ).reply(
			readyCart( {
				shipping_address: { ...address, city: 'Oakland' },
				billing_address: {
					...address,
					city: 'Oakland',
					email: 'pat@shop.test',
				},
			} )
		);
		await wait( 0 );
		expect( page.orders() ).toHaveLength( 1 );
	} );

	it( 'is asked about once with each try', async () => {
		await open();
		page.type( { city: 'Oakland' } );
		for ( const tries of [ 1, 2 ] ) {
			await page.submit();
			await refuse();
			await wait( 5000 );
			expect(
				page.api.sent.filter( ( { path } ) => path === UPDATE )
			).toHaveLength( tries );
		}
	} );

	it( 'keeps no order back that has been put right since', async () => {
		await open();
		page.type( { city: 'Oakland' } );
		await page.submit();
		await refuse();
		page.type( { city: 'San Francisco' } );
		await page.submit();
		await wait( 0 );
		expect( page.orders() ).toHaveLength( 1 );
	} );

	it( 'goes to a server that charges nothing but what was shown with the order itself', async () => {
		await open( { settings: SUPPORTS_ATTEMPT_KEYS } );
		page.type( { city: 'Oakland' } );
		await page.submit();
		await refuse();
		await wait( 0 );
		expect( bodyOf( 0 ).extensions.shopfront?.expected_total ).toBe(
			readyCart().totals.total_price
		);
	} );

	it( 'keeps the order back as well where a way to pay has learned it', async () => {
		await open();
		page.events.paymentSetup.subscribe( () => ( {
			type: 'success',
			meta: { shippingAddress: { city: 'Oakland' } },
		} ) );
		await page.submit();
		await refuse();
		await wait( 0 );
		expect( page.orders() ).toHaveLength( 0 );
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
			expect.stringContaining( 'last change could not be saved' ),
		] );
	} );
} );

describe( 'an address that a way to pay has learned', () => {
	it( 'is sent before the order, which stops where it costs something else then', async () => {
		await open();
		page.events.paymentSetup.subscribe( () => ( {
			type: 'success',
			meta: { shippingAddress: { city: 'Oakland' } },
		} ) );
		await page.submit();
		expect( page.orders() ).toHaveLength( 0 );
		const { totals } = readyCart();
		await page
			.waitingFor( UPDATE, 'POST' )
			.reply(
				readyCart( { totals: { ...totals, total_price: '9999' } } )
			);
		expect( page.orders() ).toHaveLength( 0 );
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
			expect.stringContaining( 'total of your order has changed' ),
		] );
	} );
} );

describe( 'what stands in the way of an order', () => {
	it( 'in the form is shown, and nothing is sent', async () => {
		await open();
		void page.registry.dispatch( validationStore ).setValidationErrors( {
			shipping_city: {
				message: 'Please enter a valid city',
				hidden: true,
			},
		} );
		await page.submit();
		expect( page.orders() ).toHaveLength( 0 );
		expect(
			page.registry
				.select( validationStore )
				.getValidationError( 'shipping_city' )
		).toEqual( { message: 'Please enter a valid city', hidden: false } );
		expect( page.checkout.getRejectionCount() ).toBe( 1 );
		expect( page.checkout.isIdle() ).toBe( true );
	} );

	it( 'in the shipping is said in the specified words', async () => {
		await open();
		void page.registry.dispatch( validationStore ).setValidationErrors( {
			'shipping-rates-error': { message: 'x', hidden: true },
		} );
		await page.submit();
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
			'Sorry, this order requires a shipping option.',
		] );
	} );

	it( 'is not a code that was refused', async () => {
		await open();
		void page.registry.dispatch( validationStore ).setValidationErrors( {
			coupon: { message: 'There is no such coupon', hidden: false },
		} );
		await page.submit();
		expect( page.orders() ).toHaveLength( 1 );
	} );

	it( 'of an add-on is shown where it says, with the errors of its fields', async () => {
		await open();
		page.events.checkoutValidation.subscribe( () => ( {
			type: 'error',
			errorMessage: 'No gifts today.',
			context: 'wc/checkout/order-information',
			validationErrors: {
				order_gift: { message: 'Not this one', hidden: false },
				broken: 'x',
			},
		} ) );
		await page.submit();
		expect( page.orders() ).toHaveLength( 0 );
		expect( page.errorsIn( 'wc/checkout/order-information' ) ).toEqual( [
			'No gifts today.',
		] );
		expect(
			page.registry.select( validationStore ).getValidationErrors()
		).toEqual( {
			order_gift: { message: 'Not this one', hidden: false },
		} );
	} );

	it( 'of an add-on that does not say why is told in general words', async () => {
		await open();
		page.events.checkoutValidation.subscribe( () => ( { type: 'error' } ) );
		await page.submit();
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
			'Something went wrong. Please contact us to get assistance.',
		] );
	} );

	it( 'in the payment keeps the order back, and the shopper may try again', async () => {
		await open();
		const stop = page.events.paymentSetup.subscribe( () => ( {
			type: 'failure',
			message: 'The card has expired.',
		} ) );
		await page.submit();
		expect( page.orders() ).toHaveLength( 0 );
		expect( page.errorsIn( 'wc/checkout/payments' ) ).toEqual( [
			'The card has expired.',
		] );
		stop();
		await page.submit();
		expect( page.orders() ).toHaveLength( 1 );
	} );
} );

describe( 'a refusal', () => {
	it( 'is told where it belongs, and the shopper may try again', async () => {
		await open();
		await page.submit();
		await order().refuse( {
			code: 'woocommerce_rest_invalid_email_address',
			message: 'The provided email address is not valid.',
			data: { status: 400 },
		} );
		expect( page.errorsIn( 'wc/checkout/contact-information' ) ).toEqual( [
			'The provided email address is not valid.',
		] );
		// Told once: no general words beside it.
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [] );
		expect( page.checkout.hasError() ).toBe( true );
		await page.submit();
		expect( page.orders() ).toHaveLength( 2 );
	} );

	it( 'begins the next attempt with a new key', async () => {
		await open( { settings: SUPPORTS_ATTEMPT_KEYS } );
		await page.submit();
		await order().refuse( { code: 'no', message: 'No', data: {} } );
		await page.submit();
		expect( bodyOf( 0 ).extensions.shopfront?.attempt ).toMatch(
			/^[0-9a-f]{32}$/
		);
		expect( bodyOf( 1 ).extensions.shopfront?.attempt ).not.toBe(
			bodyOf( 0 ).extensions.shopfront?.attempt
		);
	} );

	it( 'brings its cart', async () => {
		await open();
		await page.submit();
		await order().fail(
			new ApiErrorFailure(
				{
					code: 'shopfront_total_changed',
					message: 'The total of your order has changed.',
					data: { status: 409, cart: readyCart( { items: [] } ) },
				},
				{ isOutcomeUnknown: false, status: 409, sequence: 9 }
			)
		);
		expect( page.registry.select( cartStore ).getCartData().items ).toEqual(
			[]
		);
	} );

	it( 'of the payment says why, in the words of its gateway', async () => {
		await open();
		await page.submit();
		await order().fail(
			new HttpFailure(
				checkoutResponse( {
					status: 'failed',
					payment_result: {
						payment_status: 'failure',
						payment_details: [
							{
								key: 'errorMessage',
								value: 'Your card was declined&#33;',
							},
						],
						redirect_url: '',
					},
				} ),
				{ isOutcomeUnknown: false, status: 400, sequence: 9 }
			)
		);
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
			'Your card was declined!',
		] );
		expect( page.checkout.isIdle() ).toBe( true );
		expect( page.visited ).toEqual( [] );
	} );

	it( 'of a payment that broke down on the server is one all the same', async () => {
		await open();
		await page.submit();
		await order().fail(
			new HttpFailure(
				checkoutResponse( {
					payment_result: {
						payment_status: 'error',
						payment_details: [],
						redirect_url: '',
					},
				} ),
				{ isOutcomeUnknown: true, status: 500, sequence: 9 }
			)
		);
		expect( page.checkout.isIdle() ).toBe( true );
		expect( page.errorsIn( 'wc/checkout' ) ).toHaveLength( 1 );
	} );

	it( 'is told to observers, with nothing of an earlier try', async () => {
		await open();
		const heard: unknown[] = [];
		page.events.checkoutFail.subscribe( ( { processingResponse } ) => {
			heard.push( processingResponse );
		} );
		await page.submit();
		await order().fail(
			new HttpFailure(
				checkoutResponse( {
					payment_result: {
						payment_status: 'failure',
						payment_details: [ { key: 'trace', value: 'old' } ],
						redirect_url: '',
					},
				} ),
				{ isOutcomeUnknown: false, status: 400, sequence: 9 }
			)
		);
		await page.submit();
		await order().refuse( {
			code: 'no',
			message: 'Sold out &amp; gone',
			data: { status: 409 },
		} );
		expect( heard ).toEqual( [
			expect.objectContaining( { paymentDetails: { trace: 'old' } } ),
			{
				message: 'Sold out & gone',
				paymentStatus: 'not set',
				redirectUrl: '',
				paymentDetails: {},
			},
		] );
	} );

	it( 'of an order by a wallet says why', async () => {
		await open();
		page.payments.registerExpressPaymentMethod( {
			name: 'wallet',
			content: null,
			edit: null,
			canMakePayment: () => true,
		} );
		await wait( 0 );
		void page.registry
			.dispatch( paymentStore )
			.startExpressPayment( 'wallet' );
		await page.submit();
		await order().refuse( {
			code: 'woocommerce_rest_product_out_of_stock',
			message: 'The mug is sold out.',
			data: { status: 409 },
		} );
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
			'The mug is sold out.',
		] );
	} );

	it( 'may be worded by an observer, who may also rule out another try', async () => {
		await open();
		page.events.checkoutFail.subscribe( () => ( {
			type: 'error',
			message: 'Please ring us.',
			messageContext: 'wc/checkout/payments',
			retry: false,
		} ) );
		await page.submit();
		await order().refuse( { code: 'no', message: '', data: {} } );
		expect( page.errorsIn( 'wc/checkout/payments' ) ).toContain(
			'Please ring us.'
		);
		expect( page.checkout.isComplete() ).toBe( true );
		expect( page.visited ).toEqual( [] );
	} );
} );

describe( 'the choice of a way to pay', () => {
	const openWithCard = async () => {
		await open( {
			cart: readyCart( { payment_methods: [ 'card', 'cod' ] } ),
		} );
		page.payments.registerPaymentMethod( {
			name: 'card',
			label: 'Card',
			ariaLabel: 'Card',
			content: null,
			edit: null,
			canMakePayment: () => true,
		} );
		await wait( 0 );
		const payment = page.registry.dispatch( paymentStore );
		void payment.choosePaymentMethod( 'card' );
		await wait( 0 );
		await page.waitingFor( DRAFT, 'PUT' ).reply( checkoutResponse() );
		return {
			payment,
			chosen: () =>
				page.registry.select( paymentStore ).getActivePaymentMethod(),
		};
	};

	it( 'stands from the click on, also before what an order needs has come', async () => {
		const { payment, chosen } = await openWithCard();
		let come = () => {};
		const isThere = jest
			.spyOn( orderEffects, 'get' )
			.mockReturnValue( null );
		const fetching = jest.spyOn( orderEffects, 'fetch' ).mockReturnValue(
			new Promise( ( resolve ) => {
				come = () => {
					isThere.mockRestore();
					resolve( orderEffects.get() );
				};
			} )
		);
		await page.submit();
		void payment.choosePaymentMethod( 'cod' );
		page.payments.deregisterPaymentMethod( 'card' );
		await wait( 1000 );
		expect( chosen() ).toBe( 'card' );
		fetching.mockRestore();
		come();
		await wait( 0 );
		expect( page.orders()[ 0 ]?.data ).toMatchObject( {
			payment_method: 'card',
		} );
		await order().refuse( { code: 'no', message: 'No', data: {} } );
		await wait( 0 );
		expect( chosen() ).toBe( 'cod' );
	} );

	it( 'can be made anew when the order has come to nothing', async () => {
		const { payment, chosen } = await openWithCard();
		await page.submit();
		await order().refuse( { code: 'no', message: 'No', data: {} } );
		void payment.choosePaymentMethod( 'cod' );
		expect( chosen() ).toBe( 'cod' );
	} );
} );

it( 'is paid in the way that was chosen, whatever becomes of the ways to pay meanwhile', async () => {
	let isOffered = true;
	await open( {
		cart: readyCart( { payment_methods: [ 'card', 'cod' ] } ),
	} );
	page.payments.registerPaymentMethod( {
		name: 'card',
		label: 'Card',
		ariaLabel: 'Card',
		content: null,
		edit: null,
		canMakePayment: () => isOffered,
	} );
	await wait( 0 );
	void page.registry.dispatch( paymentStore ).choosePaymentMethod( 'card' );
	await wait( 0 );
	await page.waitingFor( DRAFT, 'PUT' ).reply( checkoutResponse() );
	let payReady: ( replyWithState: unknown ) => void = () => {};
	page.events.paymentSetup.subscribe(
		() =>
			new Promise( ( resolve ) => {
				payReady = resolve;
			} )
	);
	isOffered = false;
	void page.registry.dispatch( cartStore ).receiveCart( { items_weight: 5 } );
	await page.submit();
	await wait( 5000 );
	payReady( {
		type: 'success',
		meta: { paymentMethodData: { token: 'of the card' } },
	} );
	await wait( 0 );
	expect( page.orders()[ 0 ]?.data ).toMatchObject( {
		payment_method: 'card',
	} );
	await order().refuse( { code: 'no', message: 'No', data: {} } );
	await wait( 1000 );
	expect(
		page.registry.select( paymentStore ).getActivePaymentMethod()
	).toBe( 'cod' );
} );

describe( 'observers of success', () => {
	it( 'may send the shopper elsewhere', async () => {
		await open();
		page.events.checkoutSuccess.subscribe( ( { orderId } ) => ( {
			type: 'success',
			redirectUrl: `http://shop.test/thanks/${ orderId }`,
		} ) );
		await page.submit();
		await order().reply( checkoutResponse() );
		expect( page.visited ).toEqual( [ 'http://shop.test/thanks/83' ] );
	} );

	it( 'may find something to mend', async () => {
		await open();
		page.events.checkoutSuccess.subscribe( () => ( {
			type: 'failure',
			message: 'Confirm the payment first.',
		} ) );
		await page.submit();
		await order().reply( checkoutResponse() );
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
			'Confirm the payment first.',
		] );
		expect( page.checkout.isIdle() ).toBe( true );
		expect( page.visited ).toEqual( [] );
	} );

	it( 'that throw do not make a placed order one that failed', async () => {
		await open();
		page.events.checkoutSuccess.subscribe( () => {
			throw new Error( 'No statistics today.' );
		} );
		page.events.checkoutSuccess.subscribe( () => ( {
			type: 'success',
			redirectUrl: 'http://shop.test/thanks/',
		} ) );
		await page.submit();
		await order().reply( checkoutResponse() );
		expect( page.visited ).toEqual( [ 'http://shop.test/thanks/' ] );
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [] );
		expect( console ).toHaveErrored();
	} );

	it( 'may set where to go themselves, or that nobody goes', async () => {
		await open();
		page.events.checkoutSuccess.subscribe( () => {
			void page.actions.__internalSetRedirectUrl( null );
		} );
		await page.submit();
		await order().reply( checkoutResponse() );
		expect( page.checkout.isComplete() ).toBe( true );
		expect( page.visited ).toEqual( [] );
	} );
} );

/** Answers of which nobody can tell whether the order was placed. */
const LOSSES: Array< [ string, () => Promise< void > ] > = [
	[ 'a lost connection', () => order().lose() ],
	[ 'a time-out', () => order().fail( new TimeoutFailure( true ) ) ],
	[
		'a page of HTML',
		() =>
			order().fail(
				new MalformedFailure( 'invalid_json', {
					isOutcomeUnknown: true,
				} )
			),
	],
	[
		'a server that broke down',
		() =>
			order().fail(
				new ApiErrorFailure(
					{ code: 'x', message: 'x', data: {} },
					{ isOutcomeUnknown: true, status: 500 }
				)
			),
	],
	[ 'an answer that is none', () => order().reply( { odd: true } ) ],
	[
		'an order that is in progress',
		() =>
			order().refuse( {
				code: 'shopfront_order_in_progress',
				message: 'Wait',
				data: { status: 409 },
			} ),
	],
];

/** A session without anything in its cart, on a server that knows no keys. */
const emptyCartResponse = (
	changes: Parameters< typeof checkoutResponse >[ 0 ] = {}
) =>
	checkoutResponse( {
		order_id: 0,
		status: 'checkout-draft',
		order_key: '',
		payment_result: null,
		__experimentalCart: cartResponse( [] ),
		...changes,
	} );
const OTHER_CUSTOMER = {
	billing_address: { ...readyCart().billing_address, email: '' },
};

describe.each( LOSSES )( 'after %s', ( _, lose ) => {
	it( 'the order is looked up, and found placed', async () => {
		await open();
		await page.submit();
		await lose();
		expect( page.checkout.getOrderState().status ).toBe( 'pollingStatus' );
		await page.submit();
		await wait( 0 );
		await poll().reply( emptyCartResponse() );
		expect( page.orders() ).toHaveLength( 1 );
		expect( page.checkout.isComplete() ).toBe( true );
	} );

	it( 'the order is sent again only when the shopper asks, under the same key', async () => {
		await open( { settings: SUPPORTS_ATTEMPT_KEYS } );
		await page.submit();
		await lose();
		await wait( 0 );
		await poll().reply(
			checkoutResponse( {
				order_id: 0,
				status: 'checkout-draft',
				order_key: '',
				payment_result: null,
				__experimentalCart: readyCart(),
				extensions: { shopfront: { attempt: null, last_order: null } },
			} )
		);
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
			expect.stringContaining( 'was not placed' ),
		] );
		expect( page.orders() ).toHaveLength( 1 );
		await page.submit();
		expect( page.orders() ).toHaveLength( 2 );
		expect( bodyOf( 1 ) ).toEqual( bodyOf( 0 ) );
	} );
} );

describe( 'looking up', () => {
	const loseOne = async ( options?: TestCheckoutOptions ) => {
		await open( options );
		await page.submit();
		await order().lose();
		await wait( 0 );
	};
	const rejectAsEmpty = () =>
		order().refuse( {
			code: 'woocommerce_rest_cart_empty',
			message: 'Empty',
			data: { status: 409 },
		} );
	const withAttempt = ( state: string ) => ( {
		shopfront: {
			attempt: {
				key: bodyOf( 0 ).extensions.shopfront?.attempt,
				state,
				order_id: 83,
				redirect_url: RECEIVED_URL,
			},
			last_order: null,
		},
	} );

	it( 'follows a server that knows the key to the order', async () => {
		await loseOne( { settings: SUPPORTS_ATTEMPT_KEYS } );
		await poll().reply(
			checkoutResponse( { extensions: withAttempt( 'placed' ) } )
		);
		expect( page.visited ).toEqual( [ RECEIVED_URL ] );
	} );

	it( 'goes where a payment goes on, and does not call it placed', async () => {
		await loseOne( { settings: SUPPORTS_ATTEMPT_KEYS } );
		await poll().reply(
			checkoutResponse( { extensions: withAttempt( 'processing' ) } )
		);
		expect( page.visited ).toEqual( [ RECEIVED_URL ] );
		expect(
			page.registry.select( noticesStore ).getNotices( 'wc/checkout' )
		).toEqual( [] );
	} );

	it( 'waits while the order is worked on', async () => {
		await loseOne( { settings: SUPPORTS_ATTEMPT_KEYS } );
		const { attempt, ...rest } = withAttempt( 'processing' ).shopfront;
		await poll().reply(
			checkoutResponse( {
				extensions: {
					shopfront: {
						...rest,
						attempt: { ...attempt, redirect_url: '' },
					},
				},
			} )
		);
		expect( page.checkout.isProcessing() ).toBe( true );
		await wait( 1000 );
		await poll().reply(
			checkoutResponse( { extensions: withAttempt( 'placed' ) } )
		);
		expect( page.visited ).toEqual( [ RECEIVED_URL ] );
	} );

	it( 'looks for seven seconds before it says no, where the server knows no keys', async () => {
		await loseOne();
		const draft = checkoutResponse( {
			order_id: 0,
			status: 'checkout-draft',
			order_key: '',
			payment_result: null,
			__experimentalCart: readyCart(),
		} );
		for ( const delayMs of [ 1000, 2000, 4000 ] ) {
			await poll().reply( draft );
			expect( page.checkout.isProcessing() ).toBe( true );
			await wait( delayMs );
		}
		await poll().reply( draft );
		expect( page.checkout.isIdle() ).toBe( true );
	} );

	describe( 'leaves the cart to the cart endpoints', () => {
		const WITH_RATES = readyCart( {
			shipping_rates: [
				shippingPackage( [ shippingRate( { selected: true } ) ] ),
			],
			has_calculated_shipping: true,
		} );
		const CART = '/wc/store/v1/cart';
		const cartData = () => page.registry.select( cartStore ).getCartData();
		const cartRequests = () =>
			page.api.sent.filter( ( { path } ) => path === CART );

		it( 'so that a poll, which tells no shipping rates, leaves those that are known', async () => {
			await loseOne( { cart: WITH_RATES } );
			const { __experimentalCart: polled } = recordedPoll.response.body;
			const { shipping_rates: none, has_calculated_shipping: isKnown } =
				polled;
			// The quirk that this is about.
			expect( { none, isKnown } ).toEqual( { none: [], isKnown: false } );
			await poll().reply( {
				...recordedPoll.response.body,
				__experimentalCart: { ...polled, items: WITH_RATES.items },
			} );
			expect( cartData().shippingRates ).toEqual(
				WITH_RATES.shipping_rates
			);
			expect( cartData().hasCalculatedShipping ).toBe( true );
			expect( cartRequests() ).toEqual( [] );
		} );

		it( 'and asks them where the session has other items', async () => {
			await loseOne( { cart: WITH_RATES } );
			page.type( { city: 'Oakland' } );
			await poll().reply( emptyCartResponse() );
			expect( cartData().items ).toHaveLength( 1 );
			expect( cartRequests() ).toHaveLength( 1 );
			await page
				.waitingFor( CART )
				.reply( { ...cartResponse( [] ), ...OTHER_CUSTOMER } );
			expect( cartData().items ).toEqual( [] );
			expect( cartData().shippingAddress.city ).toBe( 'Oakland' );
			expect( cartData().billingAddress.email ).toBe( 'pat@shop.test' );
		} );

		it( 'and asks them where a quantity is another one', async () => {
			await loseOne( { cart: WITH_RATES } );
			await poll().reply(
				emptyCartResponse( {
					__experimentalCart: readyCart( {
						items: [ cartItem( { quantity: 3 } ) ],
					} ),
				} )
			);
			expect( cartRequests() ).toHaveLength( 1 );
		} );
	} );

	it( 'finds the page of an order that the server has kept', async () => {
		await loseOne( {
			settings: {
				storePages: {
					checkout: {
						id: 7,
						title: 'Checkout',
						permalink: 'http://shop.test/checkout/',
					},
				},
			},
		} );
		await poll().reply( checkoutResponse( { payment_result: null } ) );
		expect( page.visited ).toEqual( [ RECEIVED_URL ] );
	} );

	const expectUndeterminable = async () => {
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
			expect.stringContaining( 'Check your email for order updates' ),
		] );
		expect( page.visited ).toEqual( [] );
		await page.submit();
		expect( page.orders() ).toHaveLength( 1 );
	};

	it( 'cannot tell by an empty cart whether there is an order, where the session is another one and no keys are known', async () => {
		await loseOne();
		await poll().reply( emptyCartResponse( OTHER_CUSTOMER ) );
		expect( page.checkout.getOrderState().status ).toBe( 'unknown' );
		await expectUndeterminable();
	} );

	it( 'is not misled by what the form has told the new session since', async () => {
		await loseOne();
		await poll().reply( emptyCartResponse( OTHER_CUSTOMER ) );
		void page.actions.pollOrderStatus();
		await wait( 0 );
		await poll().reply( emptyCartResponse() );
		expect( page.checkout.getOrderState().status ).toBe( 'unknown' );
	} );

	it( 'cannot tell it either after a reload, where the page came with the new session', async () => {
		await open();
		await page.submit();
		page.close();
		await open( { cart: { ...cartResponse( [] ), ...OTHER_CUSTOMER } } );
		await wait( 0 );
		await poll().reply( emptyCartResponse( OTHER_CUSTOMER ) );
		expect( page.checkout.getOrderState().status ).toBe( 'unknown' );
	} );

	it( 'cannot tell by a cart that had been emptied before the order arrived, where no keys are known', async () => {
		await open();
		await page.submit();
		await rejectAsEmpty();
		await wait( 0 );
		await poll().reply( emptyCartResponse() );
		expect( page.checkout.getOrderState().status ).toBe( 'unknown' );
		await expectUndeterminable();
	} );

	it( 'finds by its key an order that arrived twice, though its cart was empty the second time', async () => {
		await open( { settings: SUPPORTS_ATTEMPT_KEYS } );
		await page.submit();
		await rejectAsEmpty();
		await wait( 0 );
		await poll().reply(
			emptyCartResponse( { extensions: withAttempt( 'placed' ) } )
		);
		expect( page.visited ).toEqual( [ RECEIVED_URL ] );
	} );

	describe( 'for which the server answers that the cart is empty', () => {
		const NOTHING = { shopfront: { attempt: null, last_order: null } };
		const rejected = async () => {
			await open( { settings: SUPPORTS_ATTEMPT_KEYS } );
			await page.submit();
			await rejectAsEmpty();
			await wait( 0 );
		};

		it( 'knows that nothing was ordered where the session is the one that asked', async () => {
			await rejected();
			await poll().reply( emptyCartResponse( { extensions: NOTHING } ) );
			await page
				.waitingFor( '/wc/store/v1/cart' )
				.reply( cartResponse( [] ) );
			expect( page.checkout.isIdle() ).toBe( true );
			expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
				'Your order was not placed, because your cart is empty.',
			] );
		} );

		it( 'cannot tell where it is another one', async () => {
			await rejected();
			await poll().reply(
				emptyCartResponse( { extensions: NOTHING, ...OTHER_CUSTOMER } )
			);
			expect( page.checkout.getOrderState().status ).toBe( 'unknown' );
			// Nor later, when the form has told the new session who they are.
			void page.actions.pollOrderStatus();
			await wait( 0 );
			await poll().reply( emptyCartResponse( { extensions: NOTHING } ) );
			expect( page.checkout.getOrderState().status ).toBe( 'unknown' );
			await expectUndeterminable();
		} );
	} );

	it( 'does not take the empty cart of a new session for an order', async () => {
		await loseOne( { settings: SUPPORTS_ATTEMPT_KEYS } );
		await poll().reply(
			checkoutResponse( {
				order_id: 0,
				order_key: '',
				status: 'checkout-draft',
				payment_result: null,
				__experimentalCart: cartResponse( [] ),
				extensions: { shopfront: { attempt: null, last_order: null } },
			} )
		);
		expect( page.checkout.isComplete() ).toBe( false );
	} );

	it( 'takes no order of an hour ago for the one that was lost', async () => {
		const last = {
			order_id: 71,
			redirect_url: 'http://shop.test/checkout/order-received/71/',
			placed_at: 1,
		};
		const extensions = { shopfront: { attempt: null, last_order: last } };
		await loseOne( {
			settings: {
				...SUPPORTS_ATTEMPT_KEYS,
				checkoutData: checkoutResponse( {
					order_id: 0,
					payment_result: null,
					extensions,
				} ),
			},
		} );
		await poll().reply(
			checkoutResponse( {
				order_id: 0,
				order_key: '',
				status: 'checkout-draft',
				payment_result: null,
				__experimentalCart: cartResponse( [] ),
				extensions,
			} )
		);
		await page.waitingFor( '/wc/store/v1/cart' ).lose();
		expect( page.visited ).toEqual( [] );
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
			expect.stringContaining( 'was not placed' ),
		] );
	} );

	it( 'waits a moment for an order that another tab has in work', async () => {
		await loseOne( { settings: SUPPORTS_ATTEMPT_KEYS } );
		const other = withAttempt( 'processing' ).shopfront;
		const replyWithState = ( state: string ) =>
			checkoutResponse( {
				order_id: 0,
				order_key: '',
				payment_result: null,
				__experimentalCart: readyCart(),
				extensions: {
					shopfront: {
						...other,
						attempt: {
							key: 'of the other tab',
							state,
							order_id: 83,
							redirect_url: '',
						},
					},
				},
			} );
		await poll().reply( replyWithState( 'processing' ) );
		expect( page.checkout.isProcessing() ).toBe( true );
		await wait( 1000 );
		await poll().reply( replyWithState( 'failed' ) );
		expect( page.checkout.isIdle() ).toBe( true );
	} );

	it( 'gives up after half a minute, says how to check, and offers no blind retry', async () => {
		await loseOne();
		for ( const delayMs of [ 1000, 2000, 4000, 8000, 15_000, 0 ] ) {
			await poll().lose();
			await wait( delayMs );
		}
		expect( page.checkout.getOrderState().status ).toBe( 'unknown' );
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
			'Something went wrong when placing the order. Check your email for order updates before retrying.',
		] );
		await page.submit();
		expect( page.orders() ).toHaveLength( 1 );
		expect( page.checkout.isPlaceOrderDisabled() ).toBe( true );
	} );

	it( 'ends with the store', async () => {
		await loseOne();
		await poll().lose();
		const requested = page.api.sent.length;
		page.close();
		await wait( 60_000 );
		expect( page.api.sent ).toHaveLength( requested );
	} );

	it( 'does not begin after the store has ended', async () => {
		await open();
		await page.submit();
		page.close();
		await order().lose();
		const requested = page.api.sent.length;
		await wait( 60_000 );
		expect( page.api.sent ).toHaveLength( requested );
	} );

	it( 'begins again when the shopper asks', async () => {
		await loseOne();
		for ( const delayMs of [ 1000, 2000, 4000, 8000, 15_000, 0 ] ) {
			await poll().lose();
			await wait( delayMs );
		}
		void page.actions.pollOrderStatus();
		await wait( 0 );
		await poll().reply(
			checkoutResponse( { __experimentalCart: cartResponse( [] ) } )
		);
		expect( page.checkout.isComplete() ).toBe( true );
	} );
} );

describe( 'a page that was reloaded', () => {
	it( 'while the order was on the wire asks what became of it before anything else', async () => {
		await open( { settings: SUPPORTS_ATTEMPT_KEYS } );
		await page.submit();
		const key = bodyOf( 0 ).extensions.shopfront?.attempt;
		page.close();

		await open( { settings: SUPPORTS_ATTEMPT_KEYS } );
		expect( page.checkout.getOrderState() ).toMatchObject( {
			status: 'pollingStatus',
			attempt: { key },
		} );
		await page.submit();
		expect( page.orders() ).toHaveLength( 0 );
	} );

	it( 'after the order was refused asks nothing', async () => {
		await open();
		await page.submit();
		await order().refuse( { code: 'no', message: 'No', data: {} } );
		page.close();
		await open();
		expect( page.checkout.isIdle() ).toBe( true );
	} );

	it( 'after the order was placed knows where it is, as long as nothing else is in the cart', async () => {
		await open();
		await page.submit();
		await order().reply( checkoutResponse() );
		page.close();

		await open( { cart: cartResponse( [] ) } );
		expect( page.checkout.getPlacedOrder() ).toEqual( {
			kind: 'placed',
			redirectUrl: RECEIVED_URL,
		} );
		page.close();

		await open();
		expect( page.checkout.getPlacedOrder() ).toBeNull();
		page.close();
		await open( { cart: cartResponse( [] ) } );
		expect( page.checkout.getPlacedOrder() ).toBeNull();
	} );

	it( 'with what cannot be read in its journal begins afresh', async () => {
		sessionStorage.setItem( 'shopfrontOrderAttempt', '{"kind":"open"' );
		await open();
		expect( page.checkout.isIdle() ).toBe( true );
	} );
} );

it( 'a page that is shown again after its order was placed may take another', async () => {
	await open();
	await page.submit();
	await order().reply( checkoutResponse() );
	window.dispatchEvent(
		new PageTransitionEvent( 'pageshow', { persisted: true } )
	);
	expect( page.checkout.isIdle() ).toBe( true );
} );
