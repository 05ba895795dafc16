import { act, render } from '@testing-library/react';
import {
	BlockAppProvider,
	useAddToCart,
	useCartItemQuantity,
	useFormTold,
	usePaymentInterface,
} from '@shopfront/bindings';
import { isRecord, parseProduct } from '@shopfront/store-api';
import { addAction, removeAction } from '@wordpress/hooks';
import { createFormSource } from '../../../../packages/bindings/checkout/form/form-source';
import { createEventRegistration } from '../../../../packages/bindings/checkout/payment/event-registration';
import { usePaymentMethods } from '../../../../packages/bindings/checkout/payment/use-payment-methods';
import { useSelectRate } from '../../../../packages/bindings/shipping/use-select-rate';
import type { ReactNode } from 'react';
import type { TestApp } from '../../../fixtures/block-app';
import { settle } from '../../../fixtures/fake-api';
import { openPage } from '../../../fixtures/form-page';
import product from '../../recordings/product-by-id-simple.json';
import { CART } from '../stores/cart-rows';

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

const FormTold = () => {
	useFormTold();
	return null;
};

/** What a hook gives within the page. */
const given = < Given, >( hook: () => Given ): Given => {
	const all: Given[] = [];
	const Using = () => {
		all.push( hook() );
		return null;
	};
	render( within( <Using /> ) );
	const [ first ] = all;
	if ( first === undefined ) {
		throw new Error( 'The hook gave nothing.' );
	}
	return first;
};

const MUG = { key: 'mug', id: 26 };
const mug = () => given( () => useCartItemQuantity( 'mug' ) );
const form = ( location: 'contact' | 'billing' | 'shipping', key: string ) =>
	createFormSource( app.registry, location, [ key ] );

const readProduct = () => {
	const read = parseProduct( product.response.body );
	if ( ! read.ok ) {
		throw new Error( 'The product cannot be read.' );
	}
	return read.value;
};

/** contract/events.md 1: what brings an action about, and what it tells beside the cart. */
const ACTIONS: Readonly<
	Record< string, readonly [ ready: () => () => unknown, told: object ] >
> = {
	'cart-add-item': [
		() => given( () => useAddToCart( readProduct() ) ).addToCart,
		{ product: { id: product.response.body.id }, quantity: 1 },
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
	'checkout-render-checkout-form': [
		() => () => void render( within( <FormTold /> ) ),
		{ storeCart: { itemsCount: 1 } },
	],
	'checkout-submit': [
		() => given( usePaymentInterface ).onSubmit,
		{ storeCart: { itemsCount: 1 } },
	],
	'checkout-set-active-payment-method': [
		() => {
			const { choose } = given( usePaymentMethods );
			return () => choose( 'cod' );
		},
		{ paymentMethodSlug: 'cod', storeCart: { itemsCount: 1 } },
	],
	'checkout-set-selected-shipping-rate': [
		() => {
			const select = given( () => useSelectRate( 'wc/checkout' ) );
			const [ first ] = CART.shipping_rates;
			const rate = first?.shipping_rates[ 1 ];
			return async () => {
				void ( first && rate && select( rate, first ) );
				await settle();
				await app.api.pending[ 0 ]?.reply( CART );
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
		() => () => form( 'billing', 'city' ).write( { city: 'Oakland' } ),
		{ storeCart: { itemsCount: 1 } },
	],
};

/** Actions of the contract that no cart and no checkout brings about. */
const ABSENT: Readonly< Record< string, string > > = {
	'cart-view-link': 'of a product button, which comes with the listings',
	'product-view-link': 'of links in listings of products',
	'product-list-render': 'of listings of products',
	'product-render': 'the contract says that cart and checkout do not tell it',
	'product-search': 'the contract says that cart and checkout do not tell it',
	'store-notice-create':
		'the contract says that cart and checkout do not tell it',
	'wc-blocks_viewed_product': 'an event of listings of products',
	'wc-blocks_product_list_rendered': 'an event of listings of products',
};

const actions = Object.entries( ACTIONS );

it.each( actions )( 'action %s', async ( name, [ ready, told ] ) => {
	const hook = `experimental__woocommerce_blocks-${ name }`;
	const heard = jest.fn();
	addAction( hook, 'test/heard', heard );
	const bring = ready();
	await act( async () => void ( await bring() ) );
	removeAction( hook, 'test/heard' );
	expect( heard ).toHaveBeenCalledTimes( 1 );
	expect( heard.mock.calls[ 0 ] ).toMatchObject( [ told ] );
} );

/** contract/events.md 3: the parts of what payment methods are given. */
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

it.each( parts )( 'props of payment methods: %s', ( name, names ) => {
	const found: unknown =
		name === 'eventRegistration'
			? registrationOf()
			: Reflect.get( given( usePaymentInterface ), name );
	expect(
		isRecord( found ) && Object.getOwnPropertyNames( found ).sort()
	).toEqual( [ ...names ].sort() );
} );

it( 'gives payment methods the values of the page', () => {
	expect( given( usePaymentInterface ) ).toMatchObject( {
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

/** Which moment each name listens to; those of before say what to use. */
const MOMENTS = {
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

it.each( Object.entries( MOMENTS ) )( '%s', async ( name, moment ) => {
	const subscribe: unknown = Reflect.get( registrationOf(), name );
	const warned = jest.spyOn( console, 'warn' ).mockImplementation();
	const heard = jest.fn();
	const stop: unknown = Reflect.apply( Object( subscribe ), null, [ heard ] );
	const emit = () =>
		Promise.resolve(
			Reflect.apply( app.events[ moment ].emit, null, [ {} ] )
		);
	await emit();
	expect( heard ).toHaveBeenCalledTimes( 1 );
	Reflect.apply( Object( stop ), null, [] );
	await emit();
	expect( heard ).toHaveBeenCalledTimes( 1 );
	// Those of before say which name to use.
	expect( warned.mock.calls.length ).toBe(
		name.includes( 'Processing' ) ? 1 : 0
	);
	warned.mockRestore();
} );

/** contract/events.md 2: after these, the page asks the server for the cart. */
it.each( [ 'wc-blocks_added_to_cart', 'wc-blocks_removed_from_cart' ] )(
	'event %s',
	async ( name ) => {
		document.body.dispatchEvent(
			new CustomEvent( name, { bubbles: true } )
		);
		await jest.advanceTimersByTimeAsync( 500 );
		expect( app.api.sent ).toMatchObject( [
			{ path: '/wc/store/v1/cart' },
		] );
	}
);

afterAll( () => {
	const there =
		actions.length + parts.flatMap( ( [ , names ] ) => names ).length + 2;
	const missing = Object.entries( ABSENT );
	process.stdout.write(
		[
			`Names of contract/events.md: ${ there + missing.length }, there and shown: ${ there }, not there: ${ missing.length }`,
			...missing.map(
				( [ name, reason ] ) => `  ${ name }: ${ reason }`
			),
			'',
		].join( '\n' )
	);
} );
