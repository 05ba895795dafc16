import { act, render, screen } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import {
	BlockAppProvider,
	useAddToCart,
	useCartItemQuantity,
	useEmitFormRendered,
	usePaymentInterface,
} from '@shopfront/bindings';
import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import {
	isRecord,
	parseProduct,
	type CartResponse,
} from '@shopfront/store-api';
import { addAction, removeAction } from '@wordpress/hooks';
import { CrossSell } from '../../../../blocks/cart/cross-sell';
import { createFormSource } from '../../../../packages/checkout-form/form-source';
import { createEventRegistration } from '../../../../packages/bindings/payment-method/event-registration';
import { usePaymentMethods } from '../../../../packages/bindings/payment-method/use-payment-methods';
import { useSelectRate } from '../../../../packages/bindings/cart/use-select-rate';
import type { ReactNode } from 'react';
import type { TestApp } from '../../../fixtures/block-app';
import { cartItem, cartResponse } from '../../../fixtures/cart';
import { settle } from '../../../fixtures/fake-api';
import { openPage } from '../../../fixtures/form-page';
import { openCart } from '../../../fixtures/open-cart';
import { recording } from '../../recordings';
import { CART } from '../stores/cart-rows';

const product = recording( 'product-by-id-simple' ).response.body as {
	id: number;
};

let app: TestApp;

beforeEach( () => {
	jest.useFakeTimers();
	document.cookie = 'woocommerce_cart_hash=abc';
	app = openPage( CART );
} );
afterEach( () => {
	app.stop();
	jest.useRealTimers();
} );

const within = ( children: ReactNode ) => (
	<BlockAppProvider app={ app }>{ children }</BlockAppProvider>
);

const FormWithProps = () => {
	useEmitFormRendered();
	return null;
};

const renderValue = < Value, >( hook: () => Value ): Value => {
	const all: Value[] = [];
	const Using = () => {
		all.push( hook() );
		return null;
	};
	render( within( <Using /> ) );
	const [ first ] = all;
	if ( first === undefined ) {
		throw new Error( 'The hook returned undefined.' );
	}
	return first;
};

const MUG = { key: 'mug', id: 26 };
const mug = () => {
	const item = app.registry.select( cartStore ).getCartItem( 'mug' );
	if ( ! item ) {
		throw new Error( 'The cart has no mug.' );
	}
	return renderValue( () => useCartItemQuantity( item ) );
};
const form = ( location: 'contact' | 'billing' | 'shipping', key: string ) =>
	createFormSource( app.registry, location, [ key ] );

const readProduct = () => {
	const read = parseProduct( product );
	if ( ! read.ok ) {
		throw new Error( 'The product cannot be read.' );
	}
	return read.value;
};

const SELECTED = {
	...CART,
	shipping_rates: CART.shipping_rates.map( ( each ) => ( {
		...each,
		shipping_rates: each.shipping_rates.map( ( rate ) => ( {
			...rate,
			selected: rate.rate_id === 'fast:2',
		} ) ),
	} ) ),
};

/** Trigger and event data, see docs/contract/events.md 1. */
const ACTIONS: Readonly<
	Record<
		string,
		readonly [ ready: () => () => unknown, expectedArgs: object ]
	>
> = {
	'cart-add-item': [
		() => {
			const { addToCart } = renderValue( () =>
				useAddToCart( readProduct() )
			);
			return async () => {
				void addToCart();
				await settle();
				await app.api.pending[ 0 ]?.reply( SELECTED );
			};
		},
		{ product: { id: product.id }, quantity: 1 },
	],
	'cart-set-item-quantity': [
		() => {
			const { setQuantity } = mug();
			return () => setQuantity( 2 );
		},
		{ product: MUG, quantity: 2 },
	],
	'cart-remove-item': [
		() => {
			const { removeItem } = mug();
			return () => void removeItem();
		},
		{ product: MUG, quantity: 1 },
	],
	'product-view-link': [
		() => {
			render(
				within(
					<CrossSell
						product={ readProduct() }
						list={ { current: null } }
						index={ 0 }
					/>
				)
			);
			const [ link ] = screen.getAllByRole( 'link' );
			// Links have no target in this document.
			link?.addEventListener( 'click', ( event ) =>
				event.preventDefault()
			);
			return () => link?.click();
		},
		{ product: { id: product.id } },
	],
	'checkout-render-checkout-form': [
		() => () => void render( within( <FormWithProps /> ) ),
		{ storeCart: { itemsCount: 1 } },
	],
	'checkout-submit': [
		() => renderValue( usePaymentInterface ).onSubmit,
		{ storeCart: { itemsCount: 1 } },
	],
	'checkout-set-active-payment-method': [
		() => {
			const { choose } = renderValue( usePaymentMethods );
			return () => choose( 'cod' );
		},
		{ paymentMethodSlug: 'cod', storeCart: { itemsCount: 1 } },
	],
	'checkout-set-selected-shipping-rate': [
		() => {
			const select = renderValue( () => useSelectRate( 'wc/checkout' ) );
			const [ first ] = CART.shipping_rates;
			const rate = first?.shipping_rates[ 1 ];
			return async () => {
				void ( first && rate && select( rate, first ) );
				await settle();
				await app.api.pending[ 0 ]?.reply( SELECTED );
			};
		},
		{ shippingRateId: 'fast:2', storeCart: { itemsCount: 1 } },
	],
	'checkout-set-email-address': [
		() => () => form( 'contact', 'email' ).write( { email: 'a@b.test' } ),
		{ storeCart: { billingAddress: { email: 'a@b.test' } } },
	],
	'checkout-set-shipping-address': [
		() => () => form( 'shipping', 'city' ).write( { city: 'Oakland' } ),
		{ storeCart: { shippingAddress: { city: 'Oakland' } } },
	],
	'checkout-set-billing-address': [
		() => {
			// Otherwise the billing address follows the shipping address.
			void app.registry
				.dispatch( checkoutStore )
				.__internalSetUseShippingAsBilling( false );
			return () => form( 'billing', 'city' ).write( { city: 'Oakland' } );
		},
		{ storeCart: { itemsCount: 1 } },
	],
};

/**
 * Carts and checkouts never emit these. `cart-view-link` belongs to a button that only the platform renders, in a
 * cart's product collection. The next three belong to product lists and are tested there. The contract excludes the
 * last three for carts and checkouts.
 */
const BUTTON = 'emitted by the platform, whose button it is';
const ALL_PRODUCTS = 'tested in blocks/all-products';
const COLLECTIONS = 'tested in packages/behaviors/product/product-collection';
const NOT_EMITTED =
	'not emitted by cart and checkout according to the contract';
const UNAVAILABLE: Readonly< Record< string, string > > = {
	'cart-view-link': BUTTON,
	'product-list-render': ALL_PRODUCTS,
	'wc-blocks_viewed_product': COLLECTIONS,
	'wc-blocks_product_list_rendered': COLLECTIONS,
	'product-render': NOT_EMITTED,
	'product-search': NOT_EMITTED,
	'store-notice-create': NOT_EMITTED,
};

it( 'tests every event that our blocks could emit', () => {
	// A new block needs a look here: product lists have their own events.
	expect( readdirSync( 'blocks' ).sort() ).toEqual( [
		'all-products',
		'cart',
		'checkout',
		'mini-cart',
	] );
} );

const actions = Object.entries( ACTIONS );

it.each( actions )(
	'emits action %s',
	async ( name, [ ready, expectedArgs ] ) => {
		const hook = `experimental__woocommerce_blocks-${ name }`;
		const received = jest.fn();
		addAction( hook, 'test/listener', received );
		const bring = ready();
		await act( async () => void ( await bring() ) );
		removeAction( hook, 'test/listener' );
		expect( received ).toHaveBeenCalledTimes( 1 );
		expect( received.mock.calls[ 0 ] ).toMatchObject( [ expectedArgs ] );
	}
);

it( 'reports an added product with the answer, and a refused one not at all', async () => {
	const hook = 'experimental__woocommerce_blocks-cart-add-item';
	const received = jest.fn();
	addAction( hook, 'test/listener', received );
	const { addToCart } = renderValue( () => useAddToCart( readProduct() ) );
	await act( async () => void addToCart() );
	expect( received ).not.toHaveBeenCalled();
	await act( async () =>
		app.api.pending[ 0 ]?.refuse( { code: 'sold_out', message: 'Gone.' } )
	);
	removeAction( hook, 'test/listener' );
	expect( received ).not.toHaveBeenCalled();
} );

/** See docs/contract/events.md 3. */
const INTERFACE: Readonly< Record< string, readonly string[] > > = {
	billing: [
		'appliedCoupons',
		'billingAddress',
		'billingData',
		'cartTotal',
		'cartTotalItems',
		'currency',
		'customerId',
		'displayPricesIncludingTax',
	],
	cartData: [ 'cartItems', 'cartFees', 'extensions' ],
	checkoutStatus: [ 'isCalculating', 'isComplete', 'isIdle', 'isProcessing' ],
	components: [
		'CardFields',
		'LoadingMask',
		'PaymentMethodIcons',
		'PaymentMethodLabel',
		'Skeleton',
		'ValidationInputError',
	],
	emitResponse: [ 'noticeContexts', 'responseTypes' ],
	eventRegistration: [
		'onCheckoutValidation',
		'onCheckoutSuccess',
		'onCheckoutFail',
		'onPaymentSetup',
		'onShippingRateSuccess',
		'onShippingRateFail',
		'onShippingRateSelectSuccess',
		'onShippingRateSelectFail',
		'onCheckoutBeforeProcessing',
		'onCheckoutValidationBeforeProcessing',
		'onCheckoutAfterProcessingWithSuccess',
		'onCheckoutAfterProcessingWithError',
		'onPaymentProcessing',
	],
	paymentStatus: [
		'isIdle',
		'isStarted',
		'isProcessing',
		'hasError',
		'isReady',
		'isDoingExpressPayment',
		'isPristine',
		'isFinished',
		'hasFailed',
		'isSuccessful',
	],
	shippingData: [
		'isSelectingRate',
		'needsShipping',
		'selectedRates',
		'setSelectedRates',
		'setShippingAddress',
		'shippingAddress',
		'shippingRates',
		'shippingRatesLoading',
	],
	shippingStatus: [ 'shippingErrorStatus', 'shippingErrorTypes' ],
};

const parts = Object.entries( INTERFACE );

it.each( parts )( 'passes props to payment methods: %s', ( name, names ) => {
	const props: unknown =
		name === 'eventRegistration'
			? registrationOf()
			: Reflect.get( renderValue( usePaymentInterface ), name );
	expect(
		isRecord( props ) && Object.getOwnPropertyNames( props ).sort()
	).toEqual( [ ...names ].sort() );
} );

it( "passes the page's values to payment methods", () => {
	expect( renderValue( usePaymentInterface ) ).toMatchObject( {
		activePaymentMethod: '',
		billing: {
			cartTotal: { label: 'Total', value: 1800 },
			currency: { code: 'USD', minorUnit: 2 },
			customerId: 0,
		},
		cartData: { cartItems: [ MUG ], cartFees: [], extensions: {} },
		checkoutStatus: { isIdle: true, isComplete: false },
		emitResponse: {
			noticeContexts: { PAYMENTS: 'wc/checkout/payments' },
			responseTypes: {
				SUCCESS: 'success',
				FAIL: 'failure',
				ERROR: 'error',
			},
		},
		shippingData: {
			needsShipping: true,
			selectedRates: { 0: 'flat_rate:1' },
		},
		shippingStatus: {
			shippingErrorTypes: {
				NONE: 'none',
				INVALID_ADDRESS: 'invalid_address',
				UNKNOWN: 'unknown_error',
			},
		},
		onSubmit: expect.any( Function ),
		shouldSavePayment: false,
	} );
} );

const registrationOf = (): object =>
	Object(
		Reflect.apply( createEventRegistration, null, [ app.events, 'mine' ] )
	);

/** By subscribe function. Deprecated aliases log their replacement. */
const EVENTS = {
	onCheckoutValidation: 'checkoutValidation',
	onCheckoutSuccess: 'checkoutSuccess',
	onCheckoutFail: 'checkoutFail',
	onPaymentSetup: 'paymentSetup',
	onShippingRateSuccess: 'shippingRatesSuccess',
	onShippingRateFail: 'shippingRatesFail',
	onShippingRateSelectSuccess: 'shippingRateSelectSuccess',
	onShippingRateSelectFail: 'shippingRateSelectFail',
	onCheckoutBeforeProcessing: 'checkoutValidation',
	onCheckoutValidationBeforeProcessing: 'checkoutValidation',
	onCheckoutAfterProcessingWithSuccess: 'checkoutSuccess',
	onCheckoutAfterProcessingWithError: 'checkoutFail',
	onPaymentProcessing: 'paymentSetup',
} as const;

it.each( Object.entries( EVENTS ) )(
	'subscribes with %s',
	async ( name, eventName ) => {
		const subscribe: unknown = Reflect.get( registrationOf(), name );
		const warned = jest.spyOn( console, 'warn' ).mockImplementation();
		const received = jest.fn();
		const stop: unknown = Reflect.apply( Object( subscribe ), null, [
			received,
		] );
		const emit = () =>
			Promise.resolve(
				Reflect.apply( app.events[ eventName ].emit, null, [ {} ] )
			);
		await emit();
		expect( received ).toHaveBeenCalledTimes( 1 );
		Reflect.apply( Object( stop ), null, [] );
		await emit();
		expect( received ).toHaveBeenCalledTimes( 1 );
		expect( warned.mock.calls.length ).toBe(
			name.includes( 'Processing' ) ? 1 : 0
		);
		warned.mockRestore();
	}
);

const [ PACKAGE ] = CART.shipping_rates;

const renderInPage = ( work: () => unknown ) =>
	act( async () => void ( await work() ) );

/** Uses a payment method's props, and records hook calls and events. */
const selectRate = async ( packageId?: number ) => {
	const hook =
		'experimental__woocommerce_blocks-checkout-set-selected-shipping-rate';
	const received = { hook: jest.fn(), success: jest.fn(), fail: jest.fn() };
	addAction( hook, 'test/listener', received.hook );
	app.events.shippingRateSelectSuccess.subscribe( received.success );
	app.events.shippingRateSelectFail.subscribe( received.fail );
	const { shippingData } = renderValue( usePaymentInterface );
	let outcome = 'waiting';
	await renderInPage( async () => {
		void Promise.resolve(
			shippingData.setSelectedRates( 'fast:2', packageId )
		).then(
			() => ( outcome = 'selected' ),
			() => ( outcome = 'rejected' )
		);
		await settle();
	} );
	const done = async () => {
		await renderInPage( settle );
		removeAction( hook, 'test/listener' );
		return outcome;
	};
	return { received, done };
};

describe( 'shippingData.setSelectedRates', () => {
	it.each( [
		[ 'a package', 7 ],
		[ 'all packages', undefined ],
	] )( 'emits success for %s', async ( _, id ) => {
		const { received, done } = await selectRate( id );
		expect( received.hook ).not.toHaveBeenCalled();
		await renderInPage( () => app.api.pending[ 0 ]?.reply( SELECTED ) );
		expect( await done() ).toBe( 'selected' );
		expect( received.hook.mock.calls ).toEqual( [
			[
				{
					shippingRateId: 'fast:2',
					storeCart: expect.objectContaining( { itemsCount: 1 } ),
				},
			],
		] );
		expect( received.success.mock.calls ).toEqual( [
			[ { [ id ?? PACKAGE?.package_id ?? '' ]: 'fast:2' } ],
		] );
		expect( received.fail ).not.toHaveBeenCalled();
	} );

	it( 'emits failure when the server rejects the rate', async () => {
		const { received, done } = await selectRate();
		await renderInPage( () =>
			app.api.pending[ 0 ]?.refuse( {
				code: 'no_such_rate',
				message: 'It is gone.',
			} )
		);
		expect( await done() ).toBe( 'rejected' );
		expect( received.fail.mock.calls ).toEqual( [
			[ { hasInvalidAddress: false, hasError: true } ],
		] );
		expect( received.hook ).not.toHaveBeenCalled();
		expect( received.success ).not.toHaveBeenCalled();
	} );

	it( 'emits nothing for a superseded selection', async () => {
		const { received, done } = await selectRate();
		const { shippingData } = renderValue( usePaymentInterface );
		await renderInPage( async () => {
			void shippingData.setSelectedRates( 'flat_rate:1' );
			await settle();
		} );
		expect( await done() ).toBe( 'selected' );
		expect( received.hook ).not.toHaveBeenCalled();
		expect( received.fail ).not.toHaveBeenCalled();
	} );
} );

const recordEvents = ( target: EventTarget, name: string ) => {
	const received = jest.fn();
	const listen = ( event: Event ) =>
		received( event instanceof CustomEvent ? event.detail : null );
	target.addEventListener( name, listen );
	return {
		received,
		stop: () => target.removeEventListener( name, listen ),
	};
};

const expectCartRequest = async () => {
	await jest.advanceTimersByTimeAsync( 500 );
	expect( app.api.sent ).toMatchObject( [ { path: '/wc/store/v1/cart' } ] );
};

const CHANGED = cartResponse( [ cartItem( { quantity: 4 } ) ] );

/* eslint-disable jest/no-standalone-expect -- Rows of a table, which the tests below call. */
/** Events that a page emits and handles, see docs/contract/events.md 2. */
const DOM_EVENTS: Readonly< Record< string, () => Promise< void > > > = {
	'wc-blocks_adding_to_cart': async () => {
		const { received, stop } = recordEvents(
			document.body,
			'wc-blocks_adding_to_cart'
		);
		const { addToCart } = renderValue( () =>
			useAddToCart( readProduct() )
		);
		await renderInPage( () => void addToCart() );
		stop();
		expect( received ).toHaveBeenCalledTimes( 1 );
	},
	'wc-blocks_added_to_cart': async () => {
		document.body.dispatchEvent(
			new CustomEvent( 'wc-blocks_added_to_cart', { bubbles: true } )
		);
		await expectCartRequest();
	},
	'wc-blocks_removed_from_cart': async () => {
		document.body.dispatchEvent(
			new CustomEvent( 'wc-blocks_removed_from_cart', { bubbles: true } )
		);
		await expectCartRequest();
	},
	'wc-blocks_store_sync_required': async () => {
		const { received, stop } = recordEvents(
			window,
			'wc-blocks_store_sync_required'
		);
		const receive = ( cart: CartResponse ) =>
			app.registry.dispatch( cartStore ).receiveCart( cart );
		receive( CHANGED );
		receive( CART );
		stop();
		expect( received.mock.lastCall ).toEqual( [
			{ type: 'from_@wordpress/data' },
		] );
		window.dispatchEvent(
			new CustomEvent( 'wc-blocks_store_sync_required', {
				detail: { type: 'from_iAPI', quantityChanges: {} },
			} )
		);
		await expectCartRequest();
	},
	'wc-blocks_render_blocks_frontend': async () => {
		jest.useRealTimers();
		const { container, close, app: page } = openCart( cartResponse() );
		const { received, stop } = recordEvents(
			container,
			'wc-blocks_render_blocks_frontend'
		);
		await act( async () => {
			page.registry
				.dispatch( cartStore )
				.receiveCart( cartResponse( [] ) );
			await settle();
		} );
		stop();
		close();
		expect( received ).toHaveBeenCalled();
	},
};

/* eslint-enable jest/no-standalone-expect */

const domEvents = Object.entries( DOM_EVENTS );

// eslint-disable-next-line jest/expect-expect -- Each row contains its own assertions.
it.each( domEvents )( 'supports DOM event %s', ( _name, verify ) => verify() );

afterAll( () => {
	const tested =
		actions.length +
		parts.flatMap( ( [ , names ] ) => names ).length +
		domEvents.length;
	const missing = Object.entries( UNAVAILABLE );
	process.stdout.write(
		[
			`Names of docs/contract/events.md: ${ tested + missing.length }, tested: ${ tested }, elsewhere or not provided: ${ missing.length }`,
			...missing.map(
				( [ name, reason ] ) => `  ${ name }: ${ reason }`
			),
			'',
		].join( '\n' )
	);
} );
