import { act, screen, within } from '@testing-library/react';
import { STORE_ACTION_PREFIX } from '@shopfront/names';
import type { CartResponse } from '@shopfront/store-api';
import { addAction, removeAction } from '@wordpress/hooks';
import { shippingPackage, shippingRate } from '../../../fixtures/cart';
import type { TestApp } from '../../../fixtures/block-app';
import { settle } from '../../../fixtures/fake-api';
import {
	COUNTRY_SETTINGS,
	createShopper,
	EMPTY,
	holdClock,
	pause,
	shippedCart,
} from '../../../fixtures/form-page';
import { openCart } from '../../../fixtures/open-cart';
import { openCheckout } from '../../../fixtures/open-checkout';
import platform from '../../platform-actions.json';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const PACKAGE = shippingPackage( [
	shippingRate( { selected: true } ),
	shippingRate( { rate_id: 'flat_rate:2', name: 'Express' } ),
	...[ 0, 1 ].map( ( index ) =>
		shippingRate( {
			rate_id: `pickup_location:${ index }`,
			method_id: 'pickup_location',
			name: `Pickup ${ index }`,
			price: '0',
			meta_data: [
				{ key: 'pickup_location', value: `Store ${ index }` },
				{ key: 'pickup_address', value: '1 Market Street' },
			],
		} )
	),
] );
const CART = shippedCart( {
	shipping_address: EMPTY,
	billing_address: { ...EMPTY, email: '' },
	shipping_rates: [ PACKAGE ],
	has_calculated_shipping: true,
	needs_payment: true,
	payment_methods: [ 'cod', 'cheque' ],
} );
const SETTINGS = {
	...COUNTRY_SETTINGS,
	isCheckoutBlock: true,
	localPickupEnabled: true,
	collectableMethodIds: [ 'local_pickup', 'pickup_location' ],
};

const register = ( { payments }: TestApp ) => {
	for ( const [ name, label ] of [
		[ 'cod', 'Cash' ],
		[ 'cheque', 'Cheque' ],
	] as const ) {
		payments.registerPaymentMethod( {
			name,
			label,
			ariaLabel: label,
			content: null,
			edit: null,
			canMakePayment: () => true,
		} );
	}
};

/** A server that accepts every address and rate. */
const serve = async ( { api }: TestApp, cart: CartResponse ) => {
	let answered = cart;
	for ( const { request, reply } of [ ...api.pending ] ) {
		const { rate_id: rateId } = Object( request.data );
		const addresses = Object( request.data );
		answered = {
			...answered,
			...( addresses.shipping_address && {
				shipping_address: {
					...answered.shipping_address,
					...addresses.shipping_address,
				},
			} ),
			...( addresses.billing_address && {
				billing_address: {
					...answered.billing_address,
					...addresses.billing_address,
				},
			} ),
			...( rateId && {
				shipping_rates: answered.shipping_rates.map( ( each ) => ( {
					...each,
					shipping_rates: each.shipping_rates.map( ( rate ) => ( {
						...rate,
						selected: rate.rate_id === rateId,
					} ) ),
				} ) ),
			} ),
		};
		await act( async () => {
			await reply( answered );
		} );
	}
	return answered;
};

const user = createShopper();
const group = ( name: string ) =>
	within( screen.getByRole( 'group', { name } ) );
const field = ( step: string, name: string | RegExp ) =>
	group( step ).getByLabelText( name );
const typeInto = ( name: string, text: string ) => async () => {
	await user.type( field( 'Shipping address', name ), text );
	await user.tab();
};
const choose = ( step: string, name: string ) => () =>
	user.click( group( step ).getByRole( 'radio', { name } ) );
const email = () => field( 'Contact information', 'Email address' );
const sameAddress = () =>
	user.click( screen.getByLabelText( /same address for billing/ ) );
const placeOrder = () =>
	user.click( screen.getByRole( 'button', { name: /Place order/i } ) );

/** Steps of the recorded visit, except those that need a real server. */
const CHECKOUT_STEPS: Readonly< Record< string, () => Promise< unknown > > > = {
	'checkout: e-mail typed': () => user.type( email(), 'pat@shop.test' ),
	'checkout: first name typed': typeInto( 'First name', 'Pat' ),
	'checkout: city': typeInto( 'City', 'San Francisco' ),
	'checkout: country chosen': () =>
		user.selectOptions(
			field( 'Shipping address', 'Country/Region' ),
			'United Kingdom'
		),
	'checkout: state chosen': async () => {
		await user.selectOptions(
			field( 'Shipping address', 'Country/Region' ),
			'United States (US)'
		);
		await pause();
		recordedSoFar.splice( 0 );
		await user.selectOptions(
			field( 'Shipping address', 'State' ),
			'New York'
		);
	},
	'checkout: postcode': typeInto( 'ZIP Code', '94105' ),
	'checkout: phone': typeInto( 'Phone', '5550001111' ),
	'checkout: other billing address': sameAddress,
	'checkout: billing first name': () =>
		user.type( field( 'Billing address', 'First name' ), 'Sam' ),
	'checkout: same billing address': sameAddress,
	'checkout: rate chosen': choose( 'Shipping options', 'Express' ),
	'checkout: method chosen': choose( 'Payment options', 'Cheque' ),
	'checkout: same method again': choose( 'Payment options', 'Cheque' ),
	'checkout: pickup': choose( 'Delivery', 'Pickup' ),
	'checkout: other pickup location': choose( 'Pickup locations', 'Store 1' ),
	'checkout: shipping': choose( 'Delivery', 'Ship' ),
	'checkout: placed with a mistake': async () => {
		await user.clear( email() );
		await placeOrder();
	},
};

interface RecordedAction {
	action: string;
	payload: string[];
}
const recordedSoFar: RecordedAction[] = [];

const NAMES = [
	...new Set(
		platform.steps.flatMap( ( { actions } ) =>
			actions.map( ( { action } ) => action )
		)
	),
];

beforeEach( () => {
	recordedSoFar.splice( 0 );
	sessionStorage.clear();
	localStorage.clear();
	document.cookie = 'woocommerce_cart_hash=abc';
	NAMES.forEach( ( action ) =>
		addAction(
			STORE_ACTION_PREFIX + action,
			'test/visit',
			( recordedActions ) =>
				recordedSoFar.push( {
					action,
					payload: Object.keys( Object( recordedActions ) ),
				} )
		)
	);
} );
afterEach( () => {
	NAMES.forEach( ( action ) =>
		removeAction( STORE_ACTION_PREFIX + action, 'test/visit' )
	);
} );
holdClock();

/** The platform's actions that we omit, with the reason. */
const EXCLUDED: Readonly< Record< string, string > > = {
	'checkout: opened checkout-set-selected-shipping-rate':
		'funnels begin with the form: reported with the first address instead; see SelectedRatesReport',
	'checkout: postcode checkout-set-selected-shipping-rate':
		'the address changed and the rate did not; see reportSelectedRates',
	'cart: opened product-list-render':
		'emitted by the product list, which the platform renders',
};

/** Without repeats: the platform fires some actions for every key. */
const expectedIn = ( step: string ): RecordedAction[] =>
	( platform.steps.find( ( each ) => each.step === step )?.actions ?? [] )
		.filter( ( { action } ) => ! EXCLUDED[ `${ step } ${ action }` ] )
		.map( ( { action, payload } ) => ( { action, payload } ) );

const runStep = () => recordedSoFar.splice( 0 );

it( "fires the platform's checkout actions in order, once per change", async () => {
	const { app, close } = openCheckout( CART, { settings: SETTINGS } );
	act( () => register( app ) );
	let cart = CART;
	const rest = async () => {
		for ( let turn = 0; turn < 4; turn++ ) {
			await pause( 600 );
			await act( settle );
			cart = await serve( app, cart );
		}
	};
	await rest();
	const seen: Record< string, RecordedAction[] > = {
		'checkout: opened': runStep(),
	};
	for ( const [ step, run ] of Object.entries( CHECKOUT_STEPS ) ) {
		await run();
		await rest();
		seen[ step ] = runStep();
	}
	expect( seen ).toEqual(
		Object.fromEntries(
			Object.keys( seen ).map( ( step ) => [ step, expectedIn( step ) ] )
		)
	);
	close();
	// Types a whole visit key by key.
}, 60_000 );

it( 'reports rates that the shopper keeps once, with the order', async () => {
	const { app, close } = openCheckout(
		{ ...CART, ...shippedCart( { shipping_rates: [ PACKAGE ] } ) },
		{ settings: SETTINGS }
	);
	act( () => register( app ) );
	await pause( 600 );
	await act( settle );
	const names = () => runStep().map( ( { action } ) => action );
	expect( names() ).toEqual( [ 'checkout-render-checkout-form' ] );
	await placeOrder();
	expect(
		names().filter( ( name ) => ! name.includes( 'address' ) )
	).toEqual( [ 'checkout-set-selected-shipping-rate', 'checkout-submit' ] );
	close();
} );

it( "fires the platform's cart actions once per change", async () => {
	const { app, close } = openCart( CART, SETTINGS );
	await pause();
	const seen: Record< string, RecordedAction[] > = {
		'cart: opened': runStep(),
	};
	const steps = {
		'cart: quantity up': () =>
			user.click( screen.getByRole( 'button', { name: /Increase/ } ) ),
		'cart: quantity typed': async () => {
			const input = screen.getByRole( 'spinbutton' );
			await user.clear( input );
			await user.type( input, '12' );
			await user.tab();
		},
		'cart: item removed': () =>
			user.click( screen.getByRole( 'button', { name: /Remove/ } ) ),
	};
	for ( const [ step, run ] of Object.entries( steps ) ) {
		await run();
		await pause( 1500 );
		seen[ step ] = runStep();
	}
	expect( seen ).toEqual(
		Object.fromEntries(
			Object.keys( seen ).map( ( step ) => [ step, expectedIn( step ) ] )
		)
	);
	expect( app.api.sent.length ).toBeGreaterThan( 0 );
	close();
} );

it( 'lists every skipped step of the recorded visit', () => {
	const taken = [
		...Object.keys( CHECKOUT_STEPS ),
		...[ 'opened', 'quantity up', 'quantity typed', 'item removed' ].map(
			( step ) => `cart: ${ step }`
		),
		'checkout: opened',
	];
	expect(
		platform.steps
			.map( ( { step } ) => step )
			.filter( ( step ) => ! taken.includes( step ) )
		// Correcting the email and placing the order repeat earlier actions.
	).toEqual( [ 'checkout: e-mail again', 'checkout: order placed' ] );
} );
