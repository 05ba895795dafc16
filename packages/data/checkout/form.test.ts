import { cartStore } from '@shopfront/data/cart';
import { paymentStore } from '@shopfront/data/payment';
import { validationStore } from '@shopfront/data/validation';
import { cartResponse } from '../../../tests/fixtures/cart';
import {
	checkoutResponse,
	openCheckout,
	readyCart,
	wait,
	type TestCheckout,
	type TestCheckoutOptions,
} from '../../../tests/fixtures/checkout-stores';

const DRAFT = '/wc/store/v1/checkout?__experimental_calc_totals=true';
const UPDATE = '/wc/store/v1/cart/update-customer';

let page: TestCheckout;
const open = async ( options?: TestCheckoutOptions ) => {
	page = await openCheckout( options );
	return page;
};
const addresses = () => page.registry.select( cartStore ).getCustomerData();
const drafts = () => page.api.sent.filter( ( { path } ) => path === DRAFT );

beforeEach( () => {
	jest.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
} );

afterEach( () => {
	page.close();
	jest.useRealTimers();
} );

const structuredCopy = ( value: unknown ): unknown =>
	typeof value === 'object' ? JSON.parse( JSON.stringify( value ) ) : value;

describe( 'a cart that an add-on has had changed', () => {
	const rate = ( method: string, selected: boolean ) => ( {
		...cartResponse( [] ).totals,
		rate_id: `${ method }:1`,
		method_id: method,
		name: method,
		description: '',
		delivery_time: '',
		price: '0',
		taxes: '0',
		instance_id: 1,
		meta_data: [],
		selected,
	} );
	const withRates = ( isPickupRate: boolean ) =>
		readyCart( {
			shipping_rates: [
				{
					package_id: 0,
					name: 'Shipment 1',
					destination: readyCart().shipping_address,
					items: [],
					shipping_rates: [
						rate( 'flat_rate', ! isPickupRate ),
						rate( 'pickup_location', isPickupRate ),
					],
				},
			],
		} );
	const settings = { collectableMethodIds: [ 'pickup_location' ] };
	const change = async () => {
		void page.registry
			.dispatch( cartStore )
			.applyExtensionCartUpdate( { namespace: 'demo', data: {} } );
		await wait( 0 );
	};
	const replyWithRates = ( isPickupRate: boolean ) =>
		page
			.waitingFor( '/wc/store/v1/cart/extensions', 'POST' )
			.reply( withRates( isPickupRate ) );

	it.each( [ true, false ] )(
		'is fetched where its rate says so, whatever was chosen before: %s',
		async ( isPickupRate ) => {
			await open( { cart: withRates( ! isPickupRate ), settings } );
			void page.actions.setPrefersCollection( ! isPickupRate );
			await change();
			await replyWithRates( isPickupRate );
			expect( page.checkout.prefersCollection() ).toBe( isPickupRate );
		}
	);

	it( 'leaves the choice alone that the shopper is making', async () => {
		await open( { cart: withRates( false ), settings } );
		await change();
		void page.actions.setPrefersCollection( true );
		void page.registry
			.dispatch( cartStore )
			.selectShippingRate( 'pickup_location:1' );
		await wait( 0 );
		await replyWithRates( false );
		expect( page.checkout.prefersCollection() ).toBe( true );
	} );
} );

describe( 'a form that is reloaded', () => {
	const fill = () => {
		page.type( { address_2: 'Floor 3' } );
		void page.actions.setAdditionalFields( {
			'demo/gift': true,
			'demo/from': 'Sam',
		} );
		void page.actions.__internalSetOrderNotes( 'Ring twice' );
		void page.actions.__internalSetShouldCreateAccount( true );
		void page.actions.setPrefersCollection( true );
		void page.actions.setFormCheck( 'terms', true );
		void page.actions.__internalSetCustomerPassword( 'correct horse' );
		void page.registry
			.dispatch( paymentStore )
			.__internalSetPaymentMethodData( { number: '4242' } );
	};

	it( 'has what was typed and chosen', async () => {
		await open();
		fill();
		await wait( 300 );
		page.close();
		await open();
		expect( addresses().shippingAddress.address_2 ).toBe( 'Floor 3' );
		expect( page.checkout.getAdditionalFields() ).toEqual( {
			'demo/gift': true,
			'demo/from': 'Sam',
		} );
		expect( page.checkout.getOrderNotes() ).toBe( 'Ring twice' );
		expect( page.checkout.getShouldCreateAccount() ).toBe( true );
		expect( page.checkout.prefersCollection() ).toBe( true );
		expect( page.checkout.getFormChecks() ).toEqual( { terms: true } );
	} );

	it( 'has it also when the page goes at once', async () => {
		await open();
		fill();
		window.dispatchEvent( new Event( 'pagehide' ) );
		page.close();
		await open();
		expect( page.checkout.getOrderNotes() ).toBe( 'Ring twice' );
	} );

	it( 'has also what a field says only when the page goes', async () => {
		await open();
		// As a form does that waits for the end of typing; it hears of the end after the store.
		const flush = () => {
			void page.actions.__internalSetOrderNotes( 'Ring twice' );
		};
		window.addEventListener( 'pagehide', flush );
		window.dispatchEvent( new Event( 'pagehide' ) );
		window.removeEventListener( 'pagehide', flush );
		const saved = { ...sessionStorage };
		page.close();
		sessionStorage.clear();
		Object.assign( sessionStorage, saved );
		await open();
		expect( page.checkout.getOrderNotes() ).toBe( 'Ring twice' );
	} );

	it( 'has no password and nothing of a payment', async () => {
		await open();
		fill();
		await wait( 300 );
		const saved = JSON.stringify( { ...sessionStorage, ...localStorage } );
		expect( saved ).toContain( 'Ring twice' );
		expect( saved ).not.toContain( 'correct horse' );
		expect( saved ).not.toContain( '4242' );
	} );

	it( 'has what was typed even when the session ended meanwhile', async () => {
		await open();
		page.type( { city: 'Oakland' } );
		await wait( 0 );
		await wait( 1500 );
		const update = page.waitingFor( UPDATE, 'POST' );
		const oakland = {
			...readyCart().shipping_address,
			city: 'Oakland',
		};
		await update.reply(
			readyCart( {
				shipping_address: oakland,
				billing_address: { ...oakland, email: 'pat@shop.test' },
			} )
		);
		page.close();
		await open();
		expect( addresses().shippingAddress.city ).toBe( 'Oakland' );
	} );

	it( 'has of a customer no more than what the server has not taken: they may have changed it elsewhere', async () => {
		const customer = ( city: string ) => {
			const { shipping_address: address } = readyCart();
			return {
				cart: readyCart( { shipping_address: { ...address, city } } ),
				settings: {
					checkoutData: checkoutResponse( {
						customer_id: 7,
						order_id: 0,
					} ),
				},
			};
		};
		await open( customer( 'San Francisco' ) );
		page.type( { city: 'Oakland' } );
		await wait( 0 );
		await wait( 1500 );
		await page
			.waitingFor( UPDATE, 'POST' )
			.reply( customer( 'Oakland' ).cart );
		page.type( { address_2: 'Floor 3' } );
		await wait( 300 );
		page.close();
		await open( customer( 'Berkeley' ) );
		expect( addresses().shippingAddress ).toMatchObject( {
			city: 'Berkeley',
			address_2: 'Floor 3',
		} );
	} );

	it( 'does not show one customer what another has typed', async () => {
		await open( {
			settings: { checkoutData: checkoutResponse( { customer_id: 7 } ) },
		} );
		void page.actions.__internalSetOrderNotes( 'Mine' );
		await wait( 300 );
		page.close();
		await open( {
			settings: {
				checkoutData: checkoutResponse( {
					customer_id: 8,
					order_id: 0,
				} ),
			},
		} );
		expect( page.checkout.getOrderNotes() ).toBe( '' );
	} );

	it( 'keeps what a guest typed who then logs in', async () => {
		await open();
		void page.actions.__internalSetOrderNotes( 'Mine' );
		await wait( 300 );
		page.close();
		await open( {
			settings: {
				checkoutData: checkoutResponse( {
					customer_id: 8,
					order_id: 0,
				} ),
			},
		} );
		expect( page.checkout.getOrderNotes() ).toBe( 'Mine' );
	} );

	it( 'begins afresh after the order was placed', async () => {
		await open();
		void page.actions.__internalSetOrderNotes( 'Mine' );
		await wait( 300 );
		await page.submit();
		await page
			.waitingFor( '/wc/store/v1/checkout', 'POST' )
			.reply( checkoutResponse() );
		window.dispatchEvent( new Event( 'pagehide' ) );
		page.close();
		await open();
		expect( page.checkout.getOrderNotes() ).toBe( '' );
	} );

	describe( 'after the way to a bank', () => {
		const BANK = {
			payment_status: 'success',
			payment_details: [],
			redirect_url: 'http://bank.test/ask',
		};
		const goToBank = async ( replyWithRates: object ) => {
			await open();
			fill();
			await wait( 300 );
			await page.submit();
			for ( const { request, reply } of [ ...page.api.pending ] ) {
				if ( request.path.includes( 'update-customer' ) ) {
					await reply( readyCart() );
				}
			}
			await wait( 0 );
			await page
				.waitingFor( '/wc/store/v1/checkout', 'POST' )
				.reply( checkoutResponse( replyWithRates ) );
			expect( page.visited ).toEqual( [ BANK.redirect_url ] );
			// What is typed when the page goes, as by a form that is filled in, is kept too.
			window.dispatchEvent( new Event( 'pagehide' ) );
			page.close();
		};
		const comeBack = ( checkoutData: object ) =>
			open( {
				settings: {
					checkoutData: checkoutResponse( {
						payment_result: null,
						...checkoutData,
					} ),
				},
			} );
		const withAttempt = ( state: string, orderId = 83 ) => ( {
			shopfront: {
				attempt: {
					key: 'k',
					state,
					order_id: orderId,
					redirect_url: '',
				},
				last_order: null,
			},
		} );

		it.each( [
			[ 'an order that waits to be paid', { status: 'pending' } ],
			[
				'a payment that is still to come',
				{
					payment_result: { ...BANK, payment_status: 'pending' },
				},
			],
		] )( 'has all, with %s', async ( _, replyWithRates ) => {
			await goToBank( { payment_result: BANK, ...replyWithRates } );
			await comeBack( { status: 'pending' } );
			expect( page.checkout.getOrderNotes() ).toBe( 'Ring twice' );
			expect( page.checkout.getFormChecks() ).toEqual( { terms: true } );
			expect( page.checkout.isIdle() ).toBe( true );
		} );

		it.each( [
			[ 'that failed', { status: 'failed' }, true ],
			[
				'that waits',
				{ order_id: 0, extensions: withAttempt( 'processing' ) },
				true,
			],
			[
				'that came to nothing',
				{ extensions: withAttempt( 'failed' ) },
				true,
			],
			[
				'that is placed',
				{ order_id: 0, extensions: withAttempt( 'placed' ) },
				false,
			],
			[ 'that is paid', { status: 'processing' }, false ],
			[
				'that the session knows no more',
				{ order_id: 0, status: 'checkout-draft' },
				false,
			],
			[
				'after which another was asked for',
				{ order_id: 84, extensions: withAttempt( 'failed', 84 ) },
				false,
			],
		] )( 'knows an order %s', async ( _, checkoutData, isSaved ) => {
			await goToBank( { status: 'pending', payment_result: BANK } );
			await comeBack( checkoutData );
			expect( page.checkout.getFormChecks() ).toEqual(
				isSaved ? { terms: true } : {}
			);
		} );
	} );

	it( 'begins afresh where what was kept cannot be read', async () => {
		sessionStorage.setItem( 'shopfrontCheckoutForm', '{"customerId":' );
		await open();
		expect( page.checkout.getOrderNotes() ).toBe( '' );
	} );
} );

describe( 'the draft order', () => {
	/** Another way to pay, which is chosen. */
	const offerBank = () => {
		page.payments.registerPaymentMethod( {
			name: 'bacs',
			label: 'Bank',
			ariaLabel: 'Bank',
			content: null,
			edit: null,
			canMakePayment: () => true,
		} );
		void page.registry
			.dispatch( paymentStore )
			.__internalSetActivePaymentMethod( 'bacs' );
	};
	it( 'gets what is typed, 1500 ms after the last key', async () => {
		await open();
		void page.actions.__internalSetOrderNotes( 'Ring' );
		await wait( 1000 );
		void page.actions.__internalSetOrderNotes( 'Ring twice' );
		await wait( 1499 );
		expect( drafts() ).toHaveLength( 0 );
		await wait( 1 );
		expect(
			drafts().map( ( { method, data } ) => [ method, data ] )
		).toEqual( [ [ 'PUT', { order_notes: 'Ring twice' } ] ] );
	} );

	it( 'gets it at once when a field is left', async () => {
		await open();
		const field = document.body.appendChild(
			document.createElement( 'textarea' )
		);
		void page.actions.__internalSetOrderNotes( 'Ring' );
		field.dispatchEvent( new FocusEvent( 'focusout', { bubbles: true } ) );
		await wait( 0 );
		expect( drafts() ).toHaveLength( 1 );
		field.remove();
	} );

	it( 'gets another way to pay at once, and brings the cart that follows from it', async () => {
		await open();
		offerBank();
		await wait( 0 );
		expect( drafts()[ 0 ]?.data ).toEqual( { payment_method: 'bacs' } );
		expect( page.checkout.isCalculating() ).toBe( true );
		const { totals } = readyCart();
		await page.waitingFor( DRAFT, 'PUT' ).reply(
			checkoutResponse( {
				order_id: 0,
				payment_result: null,
				__experimentalCart: readyCart( {
					totals: { ...totals, total_price: '4321' },
				} ),
			} )
		);
		expect( page.checkout.isCalculating() ).toBe( false );
		expect(
			page.registry.select( cartStore ).getCartTotals().total_price
		).toBe( '4321' );
	} );

	it( 'gets fields that were changed, unless one of them is wrong', async () => {
		await open();
		void page.registry.dispatch( validationStore ).setValidationErrors( {
			'order_demo/from': { message: 'x', hidden: true },
		} );
		void page.actions.setAdditionalFields( {
			'demo/from': 'S',
			'demo/to': 'P',
		} );
		await wait( 1500 );
		expect( drafts() ).toHaveLength( 0 );
		void page.registry
			.dispatch( validationStore )
			.clearValidationError( 'order_demo/from' );
		void page.actions.setAdditionalFields( { 'demo/from': 'Sam' } );
		await wait( 1500 );
		expect( drafts()[ 0 ]?.data ).toEqual( {
			additional_fields: { 'demo/from': 'Sam', 'demo/to': 'P' },
		} );
	} );

	it( 'does not count an empty field that was never filled in as a change', async () => {
		await open();
		void page.actions.setAdditionalFields( { 'demo/from': '' } );
		await wait( 1500 );
		expect( drafts() ).toHaveLength( 0 );
	} );

	it( 'that was refused is told, and goes along with the next change', async () => {
		await open();
		void page.actions.__internalSetOrderNotes( 'A' );
		await wait( 1500 );
		await page.waitingFor( DRAFT, 'PUT' ).refuse( {
			code: 'odd',
			message: 'Not today',
			data: { status: 400 },
		} );
		expect( page.errorsIn( 'wc/cart' ) ).toEqual( [ 'Not today' ] );
		void page.actions.setAdditionalFields( { 'demo/from': 'Sam' } );
		await wait( 1500 );
		expect( drafts()[ 1 ]?.data ).toEqual( {
			additional_fields: { 'demo/from': 'Sam' },
			order_notes: 'A',
		} );
	} );

	it( 'that is taken back for a newer one leaves nothing out', async () => {
		await open();
		offerBank();
		await wait( 0 );
		void page.actions.__internalSetOrderNotes( 'Ring' );
		await wait( 1500 );
		expect( drafts() ).toHaveLength( 2 );
		expect( drafts()[ 1 ]?.data ).toEqual( {
			order_notes: 'Ring',
			payment_method: 'bacs',
		} );
	} );

	it( 'that did not reach the server is sent before the order, whose price may depend on it', async () => {
		await open();
		offerBank();
		await wait( 0 );
		await page.waitingFor( DRAFT, 'PUT' ).lose();
		await page.submit();
		expect( drafts()[ 1 ]?.data ).toEqual( { payment_method: 'bacs' } );
		expect( page.orders() ).toHaveLength( 0 );
		const { totals } = readyCart();
		await page.waitingFor( DRAFT, 'PUT' ).reply(
			checkoutResponse( {
				order_id: 0,
				payment_result: null,
				__experimentalCart: readyCart( {
					totals: { ...totals, total_price: '4321' },
				} ),
			} )
		);
		await wait( 0 );
		expect( page.orders() ).toHaveLength( 0 );
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
			expect.stringContaining( 'total of your order has changed' ),
		] );
	} );

	it( 'is not sent on a page that is no checkout', async () => {
		await open( { settings: { isCheckoutBlock: false } } );
		void page.actions.__internalSetOrderNotes( 'A' );
		await wait( 3000 );
		expect( drafts() ).toHaveLength( 0 );
	} );
} );

describe( 'addresses that are the same', () => {
	const filled = readyCart();

	it( 'stay the same while one is typed', async () => {
		await open();
		expect( page.checkout.getUseShippingAsBilling() ).toBe( true );
		page.type( { city: 'Oakland' } );
		expect( addresses().billingAddress ).toMatchObject( {
			city: 'Oakland',
			email: 'pat@shop.test',
		} );
	} );

	it.each< [ string, ( isSame: boolean ) => unknown ] >( [
		[
			'said to be the same by mistake',
			( isSame ) =>
				page.actions.__internalSetUseShippingAsBilling( isSame ),
		],
		[
			'sent after all, and then not',
			( isSame ) => page.actions.setPrefersCollection( ! isSame ),
		],
	] )( 'are as they were typed when they were %s', async ( _, say ) => {
		await open();
		void say( false );
		void page.registry
			.dispatch( cartStore )
			.setBillingAddress( { city: 'Reno', first_name: 'Sam' } );
		void say( true );
		expect( addresses().billingAddress ).toMatchObject( {
			city: 'San Francisco',
			first_name: 'Pat',
		} );
		void say( false );
		expect( addresses().billingAddress ).toMatchObject( {
			city: 'Reno',
			first_name: 'Sam',
			email: 'pat@shop.test',
		} );
	} );

	it( 'are left alone where they differ at the start', async () => {
		await open( {
			cart: readyCart( {
				billing_address: { ...filled.billing_address, city: 'Reno' },
			} ),
		} );
		expect( page.checkout.getUseShippingAsBilling() ).toBe( false );
		page.type( { city: 'Oakland' } );
		expect( addresses().billingAddress.city ).toBe( 'Reno' );
	} );

	it( 'follow the billing address where goods go nowhere else', async () => {
		await open( { settings: { forcedBillingAddress: true } } );
		void page.registry
			.dispatch( cartStore )
			.setBillingAddress( { city: 'Oakland' } );
		expect( addresses().shippingAddress.city ).toBe( 'Oakland' );
		await wait( 1500 );
		await page.api.pending[ 0 ]?.reply( readyCart() );
	} );

	it( 'are sent as one with what is fetched', async () => {
		await open( {
			cart: readyCart( {
				shipping_address: { ...filled.shipping_address, city: 'Reno' },
			} ),
		} );
		void page.actions.setPrefersCollection( true );
		await page.submit();
		expect( page.orders()[ 0 ]?.data ).toMatchObject( {
			shipping_address: { city: 'San Francisco' },
		} );
	} );
} );

describe( 'what add-ons know of the store', () => {
	it( 'counts what is worked out, never below nothing', async () => {
		await open();
		void page.actions.__internalFinishCalculation();
		expect( page.checkout.isCalculating() ).toBe( false );
		let finish = () => {};
		const work = page.actions.disableCheckoutFor(
			() =>
				new Promise< string >( ( resolve ) => {
					finish = () => resolve( 'done' );
				} )
		);
		expect( page.checkout.isCalculating() ).toBe( true );
		finish();
		expect( await work ).toBe( 'done' );
		expect( page.checkout.isCalculating() ).toBe( false );
	} );

	it( 'is not held up for ever by work that fails', async () => {
		await open();
		const work = page.actions.disableCheckoutFor( () =>
			Promise.reject( new Error( 'no' ) )
		);
		await expect( work ).rejects.toThrow( 'no' );
		expect( page.checkout.isCalculating() ).toBe( false );
	} );

	it( 'merges data by namespace, or replaces it', async () => {
		await open();
		void page.actions.setExtensionData( 'a', { one: 1 } );
		void page.actions.setExtensionData( 'a', { two: 2 } );
		expect( page.checkout.getExtensionData() ).toEqual( {
			a: { one: 1, two: 2 },
		} );
		void page.actions.setExtensionData( 'a', { three: 3 }, true );
		expect( page.checkout.getExtensionData() ).toEqual( {
			a: { three: 3 },
		} );
	} );

	it.each( [
		[ 'a value', 1 ],
		[ 'a list', [ 1, { two: 2 } ] ],
		[ 'an object', { one: { two: null } } ],
		[ 'no number', NaN ],
	] )(
		'keeps extension data the same object for equal data: %s',
		async ( _kind, value ) => {
			await open();
			const write = () =>
				page.actions.setExtensionData( 'a', {
					value: structuredCopy( value ),
				} );
			void write();
			void page.actions.setExtensionData( 'b', { other: [ 1 ] } );
			const { a, b } = page.checkout.getExtensionData();
			const before = page.checkout.getExtensionData();
			const listener = jest.fn();
			const stop = page.registry.subscribe( listener );
			void write();
			expect( page.checkout.getExtensionData() ).toBe( before );
			expect( listener ).not.toHaveBeenCalled();
			void page.actions.setExtensionData( 'b', { other: [ 2 ] } );
			expect( page.checkout.getExtensionData().a ).toBe( a );
			expect( page.checkout.getExtensionData().b ).not.toBe( b );
			stop();
		}
	);

	it( 'takes an old name, and says so', async () => {
		await open();
		void page.actions.__internalSetExtensionData( 'a', { one: 1 } );
		expect( page.checkout.getExtensionData() ).toEqual( { a: { one: 1 } } );
		expect( console ).toHaveWarned();
	} );

	it( 'prefers collection by the chosen rate until somebody has chosen', async () => {
		const [ pack ] = readyCart().shipping_rates;
		expect( pack ).toBeUndefined();
		await open();
		expect( page.checkout.prefersCollection() ).toBe( false );
		void page.actions.setPrefersCollection( true );
		expect( page.checkout.prefersCollection() ).toBe( true );
	} );
} );
