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
import { ORDER_REFUSED_EVENT } from '@shopfront/names';
import type { CartResponse } from '@shopfront/store-api';
import {
	cartItem,
	cartResponse,
	cartCoupon,
	shippingPackage,
	shippingRate,
} from '../../../tests/fixtures/cart';
import { recording } from '../../../tests/contract/recordings';
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

describe( 'order', () => {
	it( 'is placed and redirects the shopper', async () => {
		await open();
		await page.submit();
		expect( page.checkout.getCheckoutStatus() ).toBe( 'processing' );
		expect( page.checkout.isPlaceOrderDisabled() ).toBe( true );
		await order().reply( checkoutResponse() );
		expect( page.visited ).toEqual( [ RECEIVED_URL ] );
		expect( page.checkout.getCheckoutStatus() ).toBe( 'complete' );
		expect( page.checkout.isWaitingForRedirect() ).toBe( true );
	} );

	it( 'sends all data that the server needs', async () => {
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
			expected_total: readyCart().totals.total_price,
			extensions: { gift: { wrap: true } },
			payment_method: 'cod',
			payment_data: [
				{ key: 'wc-cod-new-payment-method', value: false },
			],
		} );
	} );

	describe( 'on a page that records where visits come from', () => {
		const VISIT = { source_type: 'utm', utm_source: 'news' };
		const getAttributionData = jest.fn< object, [] >();
		const extensions = () => bodyOf( 0 ).extensions;

		beforeEach( () => {
			getAttributionData.mockReturnValue( VISIT );
			Object.assign( window, {
				wc_order_attribution: { getAttributionData },
			} );
		} );

		afterEach( () => {
			Reflect.deleteProperty( window, 'wc_order_attribution' );
		} );

		it( 'sends the source, which the script could not pass on before the store existed', async () => {
			await open();
			await page.submit();
			expect( extensions() ).toEqual( {
				'woocommerce/order-attribution': VISIT,
			} );
		} );

		it( 'sends what the script has passed on', async () => {
			await open();
			const own = { source_type: 'admin' };
			void page.actions.setExtensionData(
				'woocommerce/order-attribution',
				own
			);
			await page.submit();
			expect( extensions() ).toEqual( {
				'woocommerce/order-attribution': own,
			} );
		} );

		it( 'sends the order if the script throws, as when a blocker took its library', async () => {
			getAttributionData.mockImplementation( () => {
				throw new Error( 'sbjs is not defined' );
			} );
			await open();
			await page.submit();
			expect( extensions() ).toEqual( {} );
		} );
	} );

	it.each( [
		[ true, 'correct horse' ],
		[ false, '' ],
	] )(
		'sends the password only if it creates an account: %s sends %p',
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

	it( 'creates no account from the cart page, whose data does not say whether guests can order', async () => {
		await open( { settings: { isCheckoutBlock: false } } );
		await page.submit();
		expect( page.orders()[ 0 ]?.data ).toMatchObject( {
			create_account: false,
		} );
	} );

	it.each( [
		[ 'creates an account for a guest', 0, true, 'correct horse' ],
		[ 'creates no account for a customer', 4, false, '' ],
	] )(
		'in a shop without guest checkout %s',
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

	it( 'cannot be canceled after it was sent', async () => {
		await open();
		await page.submit();
		void page.actions.__internalSetIdle();
		void page.actions.__internalSetHasError( true );
		await page.submit();
		expect( page.orders() ).toHaveLength( 1 );
		expect( page.checkout.isProcessing() ).toBe( true );
	} );

	it( 'waits for a cart that another script changed and reports a new total', async () => {
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
			expect.stringContaining( 'total has changed to' ),
		] );
	} );

	it( 'waits for pending address edits and reports a new total', async () => {
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
			expect.stringContaining( 'total has changed to' ),
		] );
		await page.submit();
		expect( page.orders() ).toHaveLength( 1 );
	} );

	describe( 'after the server dropped a coupon', () => {
		const { totals } = readyCart();
		const DISCOUNTED = readyCart( {
			coupons: [ cartCoupon( 'save10', '200' ) ],
			totals: { ...totals, total_price: '1600' },
		} );
		const FULL = readyCart( {
			errors: [
				{
					code: 'woocommerce_rest_cart_coupon_error',
					message:
						'The &quot;save10&quot; coupon has been removed from your cart: Not for this e-mail.',
				},
			],
		} );
		const receive = ( cart: CartResponse ) =>
			page.registry.dispatch( cartStore ).receiveCart( cart );
		const openWithCoupon = async () => {
			await open( { cart: DISCOUNTED } );
			// Loads the code that compares carts.
			await receive( { ...DISCOUNTED, items_weight: 7 } );
			await wait( 0 );
		};

		it( 'stops once and shows the new total; the reason stays', async () => {
			await openWithCoupon();
			await receive( FULL );
			await receive( readyCart() );
			await page.submit();
			expect( page.orders() ).toHaveLength( 0 );
			expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
				expect.stringMatching( /total has changed to.*\$18\.00/ ),
			] );
			expect( page.errorsIn( 'wc/cart' ) ).toEqual( [
				expect.stringContaining( '"save10" coupon has been removed' ),
			] );
			await page.submit();
			expect( page.orders() ).toHaveLength( 1 );
		} );

		it.each( [
			[
				'the coupon is back',
				() => receive( { ...DISCOUNTED, items_weight: 8 } ),
			],
			[
				'the total is the same again',
				() => receive( { ...FULL, totals: DISCOUNTED.totals } ),
			],
		] )( 'does not stop if %s', async ( _, change ) => {
			await openWithCoupon();
			await receive( FULL );
			await change();
			await page.submit();
			expect( page.orders() ).toHaveLength( 1 );
		} );

		it( 'does not stop if the shopper removed the coupon', async () => {
			await openWithCoupon();
			void page.registry.dispatch( cartStore ).removeCoupon( 'save10' );
			await wait( 300 );
			await page
				.waitingFor( '/wc/store/v1/cart/remove-coupon', 'POST' )
				.reply( readyCart() );
			await page.submit();
			expect( page.orders() ).toHaveLength( 1 );
		} );
	} );

	describe( 'submitted while an address push is in flight', () => {
		const submitDuringPush = async () => {
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

		it( 'waits, then continues by itself; a second click has no effect', async () => {
			const update = await submitDuringPush();
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

		it( 'stops at a changed total and shows it', async () => {
			const update = await submitDuringPush();
			await update.reply(
				moved( { totals: { ...totals, total_price: '9999' } } )
			);
			await wait( 1000 );
			expect( page.orders() ).toHaveLength( 0 );
			expect( page.checkout.isIdle() ).toBe( true );
			expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
				expect.stringMatching( /total has changed to.*\$99\.99/ ),
			] );
			await page.submit();
			await wait( 0 );
			expect( page.orders() ).toHaveLength( 1 );
		} );

		it( 'stops if the address was rejected', async () => {
			const update = await submitDuringPush();
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

		it( 'stops if the rejection contains a cart with the same total', async () => {
			const update = await submitDuringPush();
			await update.refuse( {
				code: 'no',
				message: 'No',
				data: { status: 409, cart: readyCart() },
			} );
			await wait( 5000 );
			expect( page.orders() ).toHaveLength( 0 );
			expect( page.checkout.isIdle() ).toBe( true );
		} );

		it( 'is validated only after the push: an error from its response stops it', async () => {
			const update = await submitDuringPush();
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

		it( 'keeps edits made meanwhile and sends them first', async () => {
			const update = await submitDuringPush();
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

		it( 'reports form errors without waiting', async () => {
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
		[ 'fails: not sent', new Error( 'No.' ), 0 ],
		[ 'is aborted: sent', new AbortedFailure( false ), 1 ],
	] )(
		'waits for a calculation of an add-on that %s',
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

	it( 'is not sent offline and shows a notice', async () => {
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

	it( 'sends no payment data if there is nothing to pay', async () => {
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

describe( 'address edits made during an address push', () => {
	it( 'are sent and answered before the order', async () => {
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
			expect.stringContaining( 'total has changed to' ),
		] );
	} );

	it( 'are sent before the order even if validation observers make them', async () => {
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

describe( 'address rejected during validation', () => {
	const refuse = () =>
		page
			.waitingFor( UPDATE, 'POST' )
			.refuse( { code: 'no', message: 'No', data: { status: 500 } } );

	it( 'stops the order, because the price is unknown, and is sent again with the next attempt', async () => {
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

	it( 'is requested once per attempt', async () => {
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

	it( 'does not stop an order after the address was corrected', async () => {
		await open();
		page.type( { city: 'Oakland' } );
		await page.submit();
		await refuse();
		page.type( { city: 'San Francisco' } );
		await page.submit();
		await wait( 0 );
		expect( page.orders() ).toHaveLength( 1 );
	} );

	it( 'is sent with the order if the server verifies the expected total', async () => {
		await open( { settings: SUPPORTS_ATTEMPT_KEYS } );
		page.type( { city: 'Oakland' } );
		await page.submit();
		await refuse();
		await wait( 0 );
		expect( bodyOf( 0 ).extensions.shopfront?.expected_total ).toBe(
			readyCart().totals.total_price
		);
	} );

	it( 'also stops the order if a payment method provided it', async () => {
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

describe( 'address provided by a payment method', () => {
	it( 'is sent before the order, which stops at a changed total', async () => {
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
			expect.stringContaining( 'total has changed to' ),
		] );
	} );
} );

describe( 'problem that stops an order', () => {
	it( 'is shown in the form, and nothing is sent', async () => {
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

	it( "uses the specification's text for shipping", async () => {
		await open();
		void page.registry.dispatch( validationStore ).setValidationErrors( {
			'shipping-rates-error': { message: 'x', hidden: true },
		} );
		await page.submit();
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
			'Sorry, this order requires a shipping option.',
		] );
	} );

	it( 'is never a rejected coupon code', async () => {
		await open();
		void page.registry.dispatch( validationStore ).setValidationErrors( {
			coupon: { message: 'There is no such coupon', hidden: false },
		} );
		await page.submit();
		expect( page.orders() ).toHaveLength( 1 );
	} );

	it( 'appears in the notice context that an add-on chose, with its field errors', async () => {
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

	it( 'shows a generic message if the add-on gives none', async () => {
		await open();
		page.events.checkoutValidation.subscribe( () => ( { type: 'error' } ) );
		await page.submit();
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
			'Something went wrong. Please contact us to get assistance.',
		] );
	} );

	it( 'is recoverable after failed payment setup', async () => {
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

describe( 'rejected order', () => {
	it( 'shows the error in its notice context and allows another attempt', async () => {
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
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [] );
		expect( page.checkout.hasError() ).toBe( true );
		await page.submit();
		expect( page.orders() ).toHaveLength( 2 );
	} );

	it( 'uses a new key for the next attempt', async () => {
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

	it( 'updates the cart from the error response', async () => {
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

	it.each( [
		'shopfront_total_changed',
		'woocommerce_rest_checkout_total_mismatch',
	] )(
		'shows the new total after %s, and sends it with the next attempt',
		async ( code ) => {
			await open();
			await page.submit();
			const cart = readyCart();
			const totals = { ...cart.totals, total_price: '9900' };
			await order().fail(
				new ApiErrorFailure(
					{
						code,
						message: 'From 1 to 99.',
						data: { status: 409, cart: { ...cart, totals } },
					},
					{ isOutcomeUnknown: false, status: 409, sequence: 9 }
				)
			);
			expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
				'Your total has changed to $99.00. Please check it and place your order again.',
			] );
			// It has a banner of its own, without "Please fix the following errors" above it.
			expect(
				page.registry.select( noticesStore ).getNotices( 'wc/checkout' )
			).toMatchObject( [ { isDismissible: false } ] );
			expect( page.checkout.isIdle() ).toBe( true );
			expect( page.checkout.getRejectionCount() ).toBe( 1 );
			await page.submit();
			expect( page.orders() ).toHaveLength( 2 );
			expect( page.orders()[ 1 ]?.data ).toMatchObject( {
				expected_total: '9900',
			} );
		}
	);

	it( 'says once that fraud protection has blocked the session, and neither repeats nor polls it', async () => {
		await open();
		await page.submit();
		await order().fail(
			new ApiErrorFailure(
				{
					code: 'woocommerce_rest_checkout_error',
					message:
						'We are unable to process this request online. Please contact support (help@shop.test) to complete your purchase.',
					data: { status: 403 },
				},
				{ isOutcomeUnknown: false, status: 403, sequence: 9 }
			)
		);
		await wait( 120_000 );
		expect( page.errorsIn( 'wc/cart' ) ).toEqual( [
			expect.stringContaining( 'help@shop.test' ),
		] );
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [] );
		expect( page.errorsIn( 'wc/checkout/payments' ) ).toEqual( [] );
		expect( page.checkout.isIdle() ).toBe( true );
		expect( page.orders() ).toHaveLength( 1 );
		expect(
			page.api.sent.filter( ( { path } ) =>
				/order|checkout/.test( path )
			)
		).toHaveLength( 1 );
	} );

	it( 'sends no order without payment methods, and explains why in the payment step', async () => {
		await open( { cart: readyCart( { payment_methods: [] } ) } );
		await page.submit();
		await wait( 120_000 );
		expect( page.orders() ).toEqual( [] );
		expect( page.checkout.getRejectionCount() ).toBe( 1 );
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [] );
	} );

	it( "shows the server's message about a changed total if it sent no cart to show", async () => {
		await open();
		await page.submit();
		await order().refuse( {
			code: 'woocommerce_rest_checkout_total_mismatch',
			message: 'From 1 to 99.',
			data: {},
		} );
		expect( page.errorsIn( 'wc/cart' ) ).toEqual( [ 'From 1 to 99.' ] );
	} );

	it( "shows the gateway's reason for a failed payment", async () => {
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
		expect( page.errorsIn( 'wc/checkout/payments' ) ).toEqual( [
			'Your card was declined!',
		] );
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [] );
		expect( page.checkout.getRejectionCount() ).toBe( 1 );
		expect( page.checkout.isIdle() ).toBe( true );
		expect( page.visited ).toEqual( [] );
	} );

	it( 'treats a payment error on the server as a failure', async () => {
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
		expect( page.errorsIn( 'wc/checkout/payments' ) ).toHaveLength( 1 );
	} );

	it( 'notifies observers without data of an earlier attempt', async () => {
		await open();
		const received: unknown[] = [];
		page.events.checkoutFail.subscribe( ( { processingResponse } ) => {
			received.push( processingResponse );
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
		expect( received ).toEqual( [
			expect.objectContaining( { paymentDetails: { trace: 'old' } } ),
			{
				message: 'Sold out & gone',
				paymentStatus: 'not set',
				redirectUrl: '',
				paymentDetails: {},
			},
		] );
	} );

	it( 'shows the reason for an express payment', async () => {
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
		// The form wasn't validated, so it mustn't show its errors now.
		expect( page.checkout.getRejectionCount() ).toBe( 0 );
	} );

	it( 'lets an observer set the message and prevent another attempt', async () => {
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

describe( 'payment method selection', () => {
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

	it( 'is locked from the click on, even before lazy code has loaded', async () => {
		const { payment, chosen } = await openWithCard();
		let load = () => {};
		const get = jest.spyOn( orderEffects, 'get' ).mockReturnValue( null );
		const fetching = jest.spyOn( orderEffects, 'fetch' ).mockReturnValue(
			new Promise( ( resolve ) => {
				load = () => {
					get.mockRestore();
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
		load();
		await wait( 0 );
		expect( page.orders()[ 0 ]?.data ).toMatchObject( {
			payment_method: 'card',
		} );
		await order().refuse( { code: 'no', message: 'No', data: {} } );
		await wait( 0 );
		expect( chosen() ).toBe( 'cod' );
	} );

	it( 'is unlocked after the order failed', async () => {
		const { payment, chosen } = await openWithCard();
		await page.submit();
		await order().refuse( { code: 'no', message: 'No', data: {} } );
		void payment.choosePaymentMethod( 'cod' );
		expect( chosen() ).toBe( 'cod' );
	} );
} );

it( 'pays an order with the selected method even if that method becomes unavailable meanwhile', async () => {
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

describe( 'success observers', () => {
	it( 'can redirect the shopper', async () => {
		await open();
		page.events.checkoutSuccess.subscribe( ( { orderId } ) => ( {
			type: 'success',
			redirectUrl: `http://shop.test/thanks/${ orderId }`,
		} ) );
		await page.submit();
		await order().reply( checkoutResponse() );
		expect( page.visited ).toEqual( [ 'http://shop.test/thanks/83' ] );
	} );

	it( 'can report a recoverable problem', async () => {
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

	it( 'cannot fail a placed order by throwing', async () => {
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

	it( 'can set the redirect themselves or prevent it', async () => {
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

/** These responses don't reveal whether the order was placed. */
const LOSSES: Array< [ string, () => Promise< void > ] > = [
	[ 'a lost connection', () => order().lose() ],
	[ 'a timeout', () => order().fail( new TimeoutFailure( true ) ) ],
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
		'a server error',
		() =>
			order().fail(
				new ApiErrorFailure(
					{ code: 'x', message: 'x', data: {} },
					{ isOutcomeUnknown: true, status: 500 }
				)
			),
	],
	[ 'a malformed response', () => order().reply( { odd: true } ) ],
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
	it( 'polls the order status and finds the order placed', async () => {
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

	it( 'sends the order again only on request, with the same key', async () => {
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

describe( 'order that was not placed because of a server error', () => {
	const notPlaced = () =>
		checkoutResponse( {
			order_id: 0,
			status: 'checkout-draft',
			order_key: '',
			payment_result: null,
			__experimentalCart: readyCart(),
			extensions: { shopfront: { attempt: null, last_order: null } },
		} );
	const failOne = async () => {
		await open( { settings: SUPPORTS_ATTEMPT_KEYS } );
		const failures: unknown[] = [];
		page.events.checkoutFail.subscribe( ( { processingResponse } ) => {
			failures.push( processingResponse );
		} );
		await page.submit();
		await order().fail(
			new ApiErrorFailure(
				{
					code: 'internal_server_error',
					message: 'There has been a critical error on this website.',
					data: { status: 500 },
				},
				{ isOutcomeUnknown: true, status: 500 }
			)
		);
		await wait( 0 );
		return failures;
	};

	it( "is polled first, then reported as the shop's problem", async () => {
		await failOne();
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [] );
		await poll().reply( notPlaced() );
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
			expect.stringContaining(
				'Our shop had a problem and your order was not placed.'
			),
		] );
	} );

	it( 'notifies failure observers once, without an earlier result', async () => {
		const failures = await failOne();
		expect( failures ).toEqual( [] );
		await poll().reply( notPlaced() );
		expect( failures ).toEqual( [
			{
				message: '',
				paymentStatus: 'not set',
				redirectUrl: '',
				paymentDetails: {},
			},
		] );
		expect( page.checkout.isIdle() ).toBe( true );
	} );

	it( 'shows the message of an observer, which can prevent another attempt', async () => {
		await failOne();
		page.events.checkoutFail.subscribe( () => ( {
			type: 'error',
			message: 'Please ring us.',
			messageContext: 'wc/checkout/payments',
			retry: false,
		} ) );
		await poll().reply( notPlaced() );
		expect( page.errorsIn( 'wc/checkout/payments' ) ).toEqual( [
			'Please ring us.',
		] );
		expect( page.checkout.isComplete() ).toBe( true );
		await page.submit();
		expect( page.orders() ).toHaveLength( 1 );
	} );

	it( 'is reported as placed if it was', async () => {
		const failures = await failOne();
		await poll().reply( emptyCartResponse() );
		expect( failures ).toEqual( [] );
		expect(
			page.registry
				.select( noticesStore )
				.getNotices( 'wc/checkout' )
				.map( ( { content } ) => content )
		).toEqual( [
			'Our shop had a problem for a moment, but your order has been placed.',
		] );
	} );
} );

describe( 'order status polling', () => {
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

	it( "follows the server's redirect for a known key", async () => {
		await loseOne( { settings: SUPPORTS_ATTEMPT_KEYS } );
		await poll().reply(
			checkoutResponse( { extensions: withAttempt( 'placed' ) } )
		);
		expect( page.visited ).toEqual( [ RECEIVED_URL ] );
	} );

	it( 'redirects to a pending payment without reporting the order as placed', async () => {
		await loseOne( { settings: SUPPORTS_ATTEMPT_KEYS } );
		await poll().reply(
			checkoutResponse( { extensions: withAttempt( 'processing' ) } )
		);
		expect( page.visited ).toEqual( [ RECEIVED_URL ] );
		expect(
			page.registry.select( noticesStore ).getNotices( 'wc/checkout' )
		).toEqual( [] );
	} );

	it( 'waits while the server processes the order', async () => {
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

	it( 'polls for seven seconds before it reports failure, without support for attempt keys', async () => {
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

	describe( 'cart during polling', () => {
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

		it( 'keeps known shipping rates, which the poll response lacks', async () => {
			await loseOne( { cart: WITH_RATES } );
			const recorded = recording( 'checkout-get-no-draft', {
				isExact: true,
			} ).response.body as { __experimentalCart: CartResponse };
			const { __experimentalCart: polled } = recorded;
			const { shipping_rates: none, has_calculated_shipping: isKnown } =
				polled;
			// The quirk that this test is about.
			expect( { none, isKnown } ).toEqual( { none: [], isKnown: false } );
			await poll().reply( {
				...recorded,
				__experimentalCart: { ...polled, items: WITH_RATES.items },
			} );
			expect( cartData().shippingRates ).toEqual(
				WITH_RATES.shipping_rates
			);
			expect( cartData().hasCalculatedShipping ).toBe( true );
			expect( cartRequests() ).toEqual( [] );
		} );

		it( 'is refreshed if the session has other items', async () => {
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

		it( 'is refreshed if a quantity differs', async () => {
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

	it( 'redirects to the page of an order that the server saved', async () => {
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

	it( 'finds the number and page of an order that was pending before its cart was empty', async () => {
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
		await poll().reply(
			checkoutResponse( { status: 'pending', payment_result: null } )
		);
		await wait( 1000 );
		await poll().reply( emptyCartResponse() );
		expect( page.checkout.getOrderNumber() ).toBe( '83' );
		expect( page.visited ).toEqual( [ RECEIVED_URL ] );
	} );

	it( 'finds the number and page of an unpaid order that the page loaded with', async () => {
		await loseOne( {
			settings: {
				checkoutData: checkoutResponse( {
					status: 'failed',
					payment_result: null,
				} ),
				storePages: {
					checkout: {
						id: 7,
						title: 'Checkout',
						permalink: 'http://shop.test/checkout/',
					},
				},
			},
		} );
		await poll().reply( emptyCartResponse() );
		expect( page.checkout.getOrderNumber() ).toBe( '83' );
		expect( page.visited ).toEqual( [ RECEIVED_URL ] );
	} );

	it( "finds the number in the page of the session's last order", async () => {
		await loseOne( { settings: SUPPORTS_ATTEMPT_KEYS } );
		await poll().reply( {
			...emptyCartResponse(),
			extensions: {
				shopfront: {
					attempt: null,
					last_order: { redirect_url: RECEIVED_URL },
				},
			},
		} );
		expect( page.checkout.getOrderNumber() ).toBe( '83' );
		expect( page.visited ).toEqual( [ RECEIVED_URL ] );
	} );

	it( 'shows a placed order without a page instead of the form', async () => {
		await loseOne();
		await poll().reply( emptyCartResponse() );
		expect( page.checkout.getPlacedOrder() ).toEqual( {
			orderNumber: '',
			redirectUrl: '',
		} );
	} );

	const expectUndeterminable = async () => {
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [] );
		expect( page.visited ).toEqual( [] );
		await page.submit();
		expect( page.orders() ).toHaveLength( 1 );
	};

	it( 'leaves the outcome unknown for an empty cart of another session, without support for attempt keys', async () => {
		await loseOne();
		await poll().reply( emptyCartResponse( OTHER_CUSTOMER ) );
		expect( page.checkout.getOrderState().status ).toBe( 'unknown' );
		await expectUndeterminable();
	} );

	it( 'ignores an email address that the form has since sent to the new session', async () => {
		await loseOne();
		await poll().reply( emptyCartResponse( OTHER_CUSTOMER ) );
		void page.actions.pollOrderStatus();
		await wait( 0 );
		await poll().reply( emptyCartResponse() );
		expect( page.checkout.getOrderState().status ).toBe( 'unknown' );
	} );

	it( 'leaves the outcome unknown after a reload that returned the new session', async () => {
		await open();
		await page.submit();
		page.close();
		await open( { cart: { ...cartResponse( [] ), ...OTHER_CUSTOMER } } );
		await wait( 0 );
		await poll().reply( emptyCartResponse( OTHER_CUSTOMER ) );
		expect( page.checkout.getOrderState().status ).toBe( 'unknown' );
	} );

	it( 'leaves the outcome unknown if the cart was empty before the order arrived, without support for attempt keys', async () => {
		await open();
		await page.submit();
		await rejectAsEmpty();
		await wait( 0 );
		await poll().reply( emptyCartResponse() );
		expect( page.checkout.getOrderState().status ).toBe( 'unknown' );
		await expectUndeterminable();
	} );

	it( 'finds an order by its key if the request arrived twice and the second one met an empty cart', async () => {
		await open( { settings: SUPPORTS_ATTEMPT_KEYS } );
		await page.submit();
		await rejectAsEmpty();
		await wait( 0 );
		await poll().reply(
			emptyCartResponse( { extensions: withAttempt( 'placed' ) } )
		);
		expect( page.visited ).toEqual( [ RECEIVED_URL ] );
	} );

	describe( 'after a rejection because of an empty cart', () => {
		const NOTHING = { shopfront: { attempt: null, last_order: null } };
		const rejected = async () => {
			await open( { settings: SUPPORTS_ATTEMPT_KEYS } );
			await page.submit();
			await rejectAsEmpty();
			await wait( 0 );
		};

		it( 'reports that nothing was ordered if the session is the same', async () => {
			await rejected();
			await poll().reply( emptyCartResponse( { extensions: NOTHING } ) );
			await page
				.waitingFor( '/wc/store/v1/cart' )
				.reply( cartResponse( [] ) );
			expect( page.checkout.isIdle() ).toBe( true );
			expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
				'Your order was not placed because your cart is empty.',
			] );
		} );

		it( 'leaves the outcome unknown if the session differs', async () => {
			await rejected();
			await poll().reply(
				emptyCartResponse( { extensions: NOTHING, ...OTHER_CUSTOMER } )
			);
			expect( page.checkout.getOrderState().status ).toBe( 'unknown' );
			// It stays unknown after the form has sent its email address to the new session.
			void page.actions.pollOrderStatus();
			await wait( 0 );
			await poll().reply( emptyCartResponse( { extensions: NOTHING } ) );
			expect( page.checkout.getOrderState().status ).toBe( 'unknown' );
			await expectUndeterminable();
		} );
	} );

	it( "does not take a new session's empty cart for a placed order", async () => {
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

	it( 'does not take an order from an hour ago for the lost one', async () => {
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

	it( 'waits for an order that another tab is placing', async () => {
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

	it( 'gives up after half a minute and offers no blind retry', async () => {
		await loseOne();
		for ( const delayMs of [ 1000, 2000, 4000, 8000, 15_000, 0 ] ) {
			await poll().lose();
			await wait( delayMs );
		}
		expect( page.checkout.getOrderState().status ).toBe( 'unknown' );
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [] );
		await page.submit();
		expect( page.orders() ).toHaveLength( 1 );
		expect( page.checkout.isPlaceOrderDisabled() ).toBe( true );
	} );

	it( 'stops with the store', async () => {
		await loseOne();
		await poll().lose();
		const requested = page.api.sent.length;
		page.close();
		await wait( 60_000 );
		expect( page.api.sent ).toHaveLength( requested );
	} );

	it( 'does not start after the store has stopped', async () => {
		await open();
		await page.submit();
		page.close();
		await order().lose();
		const requested = page.api.sent.length;
		await wait( 60_000 );
		expect( page.api.sent ).toHaveLength( requested );
	} );

	it( 'restarts on request', async () => {
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

describe( 'reloaded page', () => {
	it( 'polls the status of an order in flight before anything else', async () => {
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

	it( 'sends no request after a rejected order', async () => {
		await open();
		await page.submit();
		await order().refuse( { code: 'no', message: 'No', data: {} } );
		page.close();
		await open();
		expect( page.checkout.isIdle() ).toBe( true );
	} );

	it( 'shows a placed order until something else is in the cart', async () => {
		await open();
		await page.submit();
		await order().reply( checkoutResponse() );
		page.close();

		await open( { cart: cartResponse( [] ) } );
		expect( page.checkout.getPlacedOrder() ).toEqual( {
			kind: 'placed',
			orderNumber: '83',
			redirectUrl: RECEIVED_URL,
		} );
		page.close();

		await open();
		expect( page.checkout.getPlacedOrder() ).toBeNull();
		page.close();
		await open( { cart: cartResponse( [] ) } );
		expect( page.checkout.getPlacedOrder() ).toBeNull();
	} );

	it( "starts fresh if the journal can't be parsed", async () => {
		sessionStorage.setItem( 'shopfrontOrderAttempt', '{"kind":"open"' );
		await open();
		expect( page.checkout.isIdle() ).toBe( true );
	} );
} );

describe( 'page that returns from the back/forward cache after an order', () => {
	const comeBack = async () => {
		await open();
		await page.submit();
		await order().reply( checkoutResponse() );
		window.dispatchEvent(
			new PageTransitionEvent( 'pageshow', { persisted: true } )
		);
		await wait( 0 );
	};
	const cartRequests = () =>
		page.api.pending.filter(
			( { request } ) => request.path === '/wc/store/v1/cart'
		);
	const PLACED = { orderNumber: '83', redirectUrl: RECEIVED_URL };

	it( 'shows the order at once, and announces no item as removed', async () => {
		await comeBack();
		expect( page.checkout.getPlacedOrder() ).toEqual( PLACED );
		expect( cartRequests() ).toHaveLength( 1 );
		await cartRequests()[ 0 ]?.reply( cartResponse( [] ) );
		await wait( 0 );
		expect( page.notices( 'wc/cart' ) ).toEqual( [] );
		expect( page.checkout.getPlacedOrder() ).toEqual( PLACED );
		expect( page.checkout.isIdle() ).toBe( true );
	} );

	it( 'accepts a new order if the cart has other items', async () => {
		await comeBack();
		await cartRequests()[ 0 ]?.reply(
			readyCart( { items: [ cartItem( { key: 'other' } ) ] } )
		);
		await wait( 0 );
		expect( page.notices( 'wc/cart' ) ).toEqual( [] );
		expect( page.checkout.getPlacedOrder() ).toBeNull();
		expect( page.checkout.isIdle() ).toBe( true );
	} );

	it( 'keeps showing the order while the cart is unknown', async () => {
		await comeBack();
		await cartRequests()[ 0 ]?.lose();
		await wait( 0 );
		await page.submit();
		expect( page.checkout.getPlacedOrder() ).toEqual( PLACED );
		expect( page.orders() ).toHaveLength( 1 );
	} );
} );

describe( 'a refusal', () => {
	const codes: unknown[] = [];
	const onRefusal = ( event: Event ) =>
		codes.push( ( event as CustomEvent ).detail );

	beforeEach( () => {
		codes.length = 0;
		window.addEventListener( ORDER_REFUSED_EVENT, onRefusal );
	} );
	afterEach( () =>
		window.removeEventListener( ORDER_REFUSED_EVENT, onRefusal )
	);

	it( 'of the form is reported with its code', async () => {
		await open();
		void page.registry.dispatch( validationStore ).setValidationErrors( {
			billing_city: { message: 'Enter a city', hidden: true },
		} );
		await page.submit();
		expect( codes ).toEqual( [ 'form' ] );
	} );

	it( 'of the payment method is reported with its code', async () => {
		await open();
		page.events.paymentSetup.subscribe( () => ( { type: 'failure' } ) );
		await page.submit();
		expect( codes ).toEqual( [ 'payment_setup' ] );
	} );

	it( "of the server is reported with the server's code", async () => {
		await open();
		await page.submit();
		await order().refuse( {
			code: 'woocommerce_rest_invalid_email_address',
			message: 'The provided email address is not valid.',
			data: { status: 400 },
		} );
		expect( codes ).toEqual( [ 'woocommerce_rest_invalid_email_address' ] );
	} );

	it( 'of a payment service is reported as a failed payment, once', async () => {
		await open();
		await page.submit();
		await order().fail(
			new HttpFailure(
				checkoutResponse( {
					status: 'failed',
					payment_result: {
						payment_status: 'failure',
						payment_details: [],
						redirect_url: '',
					},
				} ),
				{ isOutcomeUnknown: false, status: 400, sequence: 9 }
			)
		);
		expect( codes ).toEqual( [ 'payment_failure' ] );
	} );

	it( 'is not reported for a placed order', async () => {
		await open();
		await page.submit();
		await order().reply( checkoutResponse() );
		expect( codes ).toEqual( [] );
	} );
} );
