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

describe( 'cart update requested by an add-on', () => {
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
		'sets local pickup by the selected rate, not by the earlier choice: %s',
		async ( isPickupRate ) => {
			await open( { cart: withRates( ! isPickupRate ), settings } );
			void page.actions.setPrefersCollection( ! isPickupRate );
			await change();
			await replyWithRates( isPickupRate );
			expect( page.checkout.prefersCollection() ).toBe( isPickupRate );
		}
	);

	it( 'does not override a choice that the shopper makes meanwhile', async () => {
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

describe( 'reloaded form', () => {
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

	it( 'restores typed and selected values', async () => {
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

	it( 'restores them even if the page unloads at once', async () => {
		await open();
		fill();
		window.dispatchEvent( new Event( 'pagehide' ) );
		page.close();
		await open();
		expect( page.checkout.getOrderNotes() ).toBe( 'Ring twice' );
	} );

	it( 'restores a value that a field writes only when the page unloads', async () => {
		await open();
		// Like a debounced field, its `pagehide` listener runs after the store's.
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

	it( 'saves neither the password nor payment data', async () => {
		await open();
		fill();
		await wait( 300 );
		const saved = JSON.stringify( { ...sessionStorage, ...localStorage } );
		expect( saved ).toContain( 'Ring twice' );
		expect( saved ).not.toContain( 'correct horse' );
		expect( saved ).not.toContain( '4242' );
	} );

	it( 'restores typed values even if the session ended meanwhile', async () => {
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

	it( 'restores only unsaved edits of a customer, who may have changed the rest elsewhere', async () => {
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

	it( "does not restore another customer's form", async () => {
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

	it( 'restores the form when a guest logs in', async () => {
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

	it( 'starts empty after the order was placed', async () => {
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

	describe( 'after a redirect to a bank', () => {
		const BANK = {
			payment_status: 'success',
			payment_details: [],
			redirect_url: 'http://bank.test/ask',
		};
		const goToBank = async ( changes: object ) => {
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
				.reply( checkoutResponse( changes ) );
			expect( page.visited ).toEqual( [ BANK.redirect_url ] );
			// The page also saves on unload, for example a form that the browser fills in.
			window.dispatchEvent( new Event( 'pagehide' ) );
			page.close();
		};
		const returnFromBank = ( checkoutData: object ) =>
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
			[ 'a pending order', { status: 'pending' } ],
			[
				'a pending payment',
				{
					payment_result: { ...BANK, payment_status: 'pending' },
				},
			],
		] )( 'restores everything, with %s', async ( _, changes ) => {
			await goToBank( { payment_result: BANK, ...changes } );
			await returnFromBank( { status: 'pending' } );
			expect( page.checkout.getOrderNotes() ).toBe( 'Ring twice' );
			expect( page.checkout.getFormChecks() ).toEqual( { terms: true } );
			expect( page.checkout.isIdle() ).toBe( true );
		} );

		it.each( [
			[ 'that failed', { status: 'failed' }, true ],
			[
				'that is pending',
				{ order_id: 0, extensions: withAttempt( 'processing' ) },
				true,
			],
			[
				'whose attempt failed',
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
				'that the session has lost',
				{ order_id: 0, status: 'checkout-draft' },
				false,
			],
			[
				'that was followed by another attempt',
				{ order_id: 84, extensions: withAttempt( 'failed', 84 ) },
				false,
			],
		] )(
			'handles the saved form of an order %s',
			async ( _, checkoutData, isSaved ) => {
				await goToBank( { status: 'pending', payment_result: BANK } );
				await returnFromBank( checkoutData );
				expect( page.checkout.getFormChecks() ).toEqual(
					isSaved ? { terms: true } : {}
				);
			}
		);
	} );

	it( "starts empty if the saved form can't be parsed", async () => {
		sessionStorage.setItem( 'shopfrontCheckoutForm', '{"customerId":' );
		await open();
		expect( page.checkout.getOrderNotes() ).toBe( '' );
	} );
} );

describe( 'server draft order', () => {
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
	it( 'receives typed values 1500 ms after the last key press', async () => {
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

	it( 'receives them at once when a field loses focus', async () => {
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

	it( 'receives another payment method at once and returns the resulting cart', async () => {
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

	it( 'receives changed fields unless one of them is invalid', async () => {
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

	it( 'ignores an empty field that was never filled in', async () => {
		await open();
		void page.actions.setAdditionalFields( { 'demo/from': '' } );
		await wait( 1500 );
		expect( drafts() ).toHaveLength( 0 );
	} );

	it( 'reports a rejected update and repeats it with the next change', async () => {
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

	it( "repeats a superseded update's values", async () => {
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

	it( 'sends an update that failed before the order, because the price may depend on it', async () => {
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
			expect.stringContaining( 'total has changed to' ),
		] );
	} );

	it( 'sends nothing on a page without a checkout block', async () => {
		await open( { settings: { isCheckoutBlock: false } } );
		void page.actions.__internalSetOrderNotes( 'A' );
		await wait( 3000 );
		expect( drafts() ).toHaveLength( 0 );
	} );
} );

describe( 'typed address', () => {
	const updates = () =>
		page.api.sent.filter( ( { path } ) => path === UPDATE );
	/** Types key by key, as fast as a quick typist. */
	const typePostcode = async ( text: string ) => {
		for ( let length = 1; length <= text.length; length++ ) {
			page.type( { postcode: text.slice( 0, length ) } );
			await wait( 100 );
		}
	};

	it( 'is sent 1500 ms after the last key', async () => {
		await open();
		page.type( { city: 'Oakland' } );
		await wait( 0 );
		await wait( 1499 );
		expect( updates() ).toHaveLength( 0 );
		await wait( 1 );
		expect( updates() ).toHaveLength( 1 );
	} );

	it( 'is sent at once when its postcode is complete', async () => {
		await open();
		await typePostcode( '98101' );
		expect( updates() ).toHaveLength( 1 );
		expect( updates()[ 0 ]?.data ).toMatchObject( {
			shipping_address: { postcode: '98101' },
		} );
	} );

	it( 'waits while its postcode is incomplete, or empty', async () => {
		await open();
		await typePostcode( '9810' );
		page.type( { postcode: '' } );
		await wait( 1499 );
		expect( updates() ).toHaveLength( 0 );
	} );

	it( 'waits in a country without rules for postcodes, where any text could continue', async () => {
		await open( {
			cart: readyCart( {
				shipping_address: {
					...readyCart().shipping_address,
					country: 'HK',
					state: '',
					postcode: '',
				},
			} ),
		} );
		await typePostcode( '999077' );
		expect( updates() ).toHaveLength( 0 );
	} );

	it( 'is sent again with a corrected postcode, right after the previous request', async () => {
		await open();
		await typePostcode( '98101' );
		await typePostcode( '98105' );
		expect( updates() ).toHaveLength( 1 );
		const { shipping_address: address } = readyCart();
		await page.waitingFor( UPDATE, 'POST' ).reply(
			readyCart( {
				shipping_address: { ...address, postcode: '98101' },
			} )
		);
		await wait( 0 );
		expect( addresses().shippingAddress.postcode ).toBe( '98105' );
		expect( updates()[ 1 ]?.data ).toMatchObject( {
			shipping_address: { postcode: '98105' },
		} );
	} );
} );

describe( 'identical addresses', () => {
	const filled = readyCart();

	it( 'stay identical while one of them is edited', async () => {
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
			'marked as identical by mistake',
			( isSame ) =>
				page.actions.__internalSetUseShippingAsBilling( isSame ),
		],
		[
			'replaced by shipping for a while',
			( isSame ) => page.actions.setPrefersCollection( ! isSame ),
		],
	] )( 'are restored after they were %s', async ( _, setIdentical ) => {
		await open();
		void setIdentical( false );
		void page.registry
			.dispatch( cartStore )
			.setBillingAddress( { city: 'Reno', first_name: 'Sam' } );
		void setIdentical( true );
		expect( addresses().billingAddress ).toMatchObject( {
			city: 'San Francisco',
			first_name: 'Pat',
		} );
		void setIdentical( false );
		expect( addresses().billingAddress ).toMatchObject( {
			city: 'Reno',
			first_name: 'Sam',
			email: 'pat@shop.test',
		} );
	} );

	it( 'are not synchronized if they differ at the start', async () => {
		await open( {
			cart: readyCart( {
				billing_address: { ...filled.billing_address, city: 'Reno' },
			} ),
		} );
		expect( page.checkout.getUseShippingAsBilling() ).toBe( false );
		page.type( { city: 'Oakland' } );
		expect( addresses().billingAddress.city ).toBe( 'Reno' );
	} );

	it( 'follow the billing address if the shop ships to it only', async () => {
		await open( { settings: { forcedBillingAddress: true } } );
		void page.registry
			.dispatch( cartStore )
			.setBillingAddress( { city: 'Oakland' } );
		expect( addresses().shippingAddress.city ).toBe( 'Oakland' );
		await wait( 1500 );
		await page.api.pending[ 0 ]?.reply( readyCart() );
	} );

	it( 'are sent as one address for pickup orders', async () => {
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

describe( 'store API for add-ons', () => {
	it( 'counts calculations, never below zero', async () => {
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

	it( 'unblocks orders after a calculation fails', async () => {
		await open();
		const work = page.actions.disableCheckoutFor( () =>
			Promise.reject( new Error( 'no' ) )
		);
		await expect( work ).rejects.toThrow( 'no' );
		expect( page.checkout.isCalculating() ).toBe( false );
	} );

	it( 'merges extension data by namespace, or replaces it', async () => {
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
		[ 'NaN', NaN ],
	] )(
		'preserves the reference of equal extension data: %s',
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

	it( 'supports a deprecated name with a warning', async () => {
		await open();
		void page.actions.__internalSetExtensionData( 'a', { one: 1 } );
		expect( page.checkout.getExtensionData() ).toEqual( { a: { one: 1 } } );
		expect( console ).toHaveWarned();
	} );

	it( 'supports the deprecated name silently if WooCommerce itself has no other name yet', async () => {
		await open( { settings: { wcVersion: '9.6.2' } } );
		void page.actions.__internalSetExtensionData( 'a', { one: 1 } );
		expect( page.checkout.getExtensionData() ).toEqual( { a: { one: 1 } } );
	} );

	it( 'prefers collection by the selected rate until the shopper chooses', async () => {
		const [ pack ] = readyCart().shipping_rates;
		expect( pack ).toBeUndefined();
		await open();
		expect( page.checkout.prefersCollection() ).toBe( false );
		void page.actions.setPrefersCollection( true );
		expect( page.checkout.prefersCollection() ).toBe( true );
	} );
} );
