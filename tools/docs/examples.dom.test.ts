import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as data from '@wordpress/data';
import { doAction } from '@wordpress/hooks';
import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import { noticesStore } from '@shopfront/data/notices';
import { paymentStore } from '@shopfront/data/payment';
import { validationStore } from '@shopfront/data/validation';
import { BLOCK_NAMESPACE, blockName } from '@shopfront/names';
import { readAddOns } from '../../packages/add-on-scripts/read-add-ons';
import { installAllGlobals } from '../../tests/fixtures/install-all-globals';
import { ALL_STORES } from '../../packages/globals/all-stores';
import { registerStores } from '../../packages/globals/stores';
import {
	PRIVATE_MEMBERS,
	type StoreKey,
} from '../../packages/types/private-members';
import { mount as mountCart } from '../../blocks/cart/frontend';
import { mount as mountCheckout } from '../../blocks/checkout/frontend';
import { createTestApp, type TestApp } from '../../tests/fixtures/block-app';
import {
	cartItem,
	cartResponse,
	type ItemFigures,
} from '../../tests/fixtures/cart';
import { settle } from '../../tests/fixtures/fake-api';
import {
	checkoutFields,
	checkoutTotals,
} from '../../tests/fixtures/open-checkout';
import { sentence } from './markdown';
import { openTypes, type ReadTypes } from './read-types';
import { STORE_NAMES } from './store-names';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const EXAMPLES = path.join( __dirname, 'examples' );

interface PageOptions {
	items?: ItemFigures;
	cart?: Parameters< typeof cartResponse >[ 1 ];
	settings?: Readonly< Record< string, unknown > >;
	behind?: string;
	addOns?: ( extensionPoints: TestApp[ 'pageExtensionPoints' ] ) => void;
}

/** The compiler reads many files, which is slow on a busy machine. */
const COMPILER_LIMIT_MS = 60_000;

let read: ReadTypes;
let app: TestApp;
let close = () => {};
let user: ReturnType< typeof userEvent.setup >;
/** Finds examples that no test runs. */
const run = new Set< string >();

const runExample = ( name: string ) => {
	run.add( `${ name }.ts` );
	return jest.isolateModulesAsync( () => import( `./examples/${ name }` ) );
};

/** First the add-ons' libraries, then their scripts, then the blocks. */
const open = async (
	page: 'cart' | 'checkout',
	examples: readonly string[],
	{
		items = {},
		cart = {},
		settings = {},
		behind = '',
		addOns = () => undefined,
	}: PageOptions = {}
) => {
	const template =
		page === 'checkout' ? checkoutFields() + checkoutTotals : '';
	document.body.innerHTML = `<div data-block-name="${ blockName(
		page
	) }" class="wp-block-${ BLOCK_NAMESPACE }-${ page }">${ template }</div>${ behind }`;
	const container = document.body.firstElementChild;
	if ( ! ( container instanceof HTMLElement ) ) {
		throw new Error( 'No container.' );
	}
	app = createTestApp( {
		cart: cartResponse( [ cartItem( items ) ], cart ),
		settings: { checkoutAllowsGuest: true, ...settings },
		addOns,
	} );
	installAllGlobals( app );
	const { registry } = app;
	// A page has one registry, on its window, but each test needs its own.
	Object.assign( window.wp, {
		data: {
			...data,
			select: registry.select,
			dispatch: registry.dispatch,
			subscribe: registry.subscribe,
		},
	} );
	for ( const name of examples ) {
		await runExample( name );
	}
	let unmount = () => {};
	const mount = page === 'cart' ? mountCart : mountCheckout;
	await act( async () => {
		unmount = mount( container, app );
		await jest.advanceTimersByTimeAsync( 0 );
	} );
	close = () => {
		act( () => unmount() );
		app.stop();
	};
};

beforeAll( () => {
	read = openTypes();
}, COMPILER_LIMIT_MS );
beforeEach( () => {
	jest.useFakeTimers();
	user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
	Element.prototype.scrollIntoView = () => undefined;
	jest.spyOn( HTMLElement.prototype, 'offsetWidth', 'get' ).mockReturnValue(
		1000
	);
	localStorage.clear();
	sessionStorage.clear();
	for ( const name of [ 'wp', 'wc' ] ) {
		Reflect.deleteProperty( window, name );
	}
} );
afterEach( () => {
	close();
	close = () => {};
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

test( 'filter-item-name: shows the number of pieces per box in the name', async () => {
	await open( 'cart', [ 'filter-item-name' ], { items: { sku: 'BOX-1' } } );
	expect(
		screen.getByRole( 'link', { name: 'Stone Mug (box of 6)' } )
	).toBeVisible();
} );

test( 'filter-totals: changes the label of the total and the text around its amount', async () => {
	await open( 'cart', [ 'filter-totals' ], { items: { quantity: 2 } } );
	expect( document.body ).toHaveTextContent(
		/Total before our check\s*about \$36\.00/
	);
} );

test( 'fill-order-meta: shows the points of the order with its totals', async () => {
	await open( 'cart', [ 'fill-order-meta' ], { items: { quantity: 2 } } );
	expect( screen.getByText( 'You earn 20 points.' ) ).toBeVisible();
} );

test( 'checkout-block: shows a checkbox in the form and sends its value with the order', async () => {
	await open( 'checkout', [ 'checkout-block' ] );
	await user.click( screen.getByRole( 'checkbox', { name: /gift/ } ) );
	expect( app.registry.select( checkoutStore ).getExtensionData() ).toEqual( {
		'my-add-on': { is_gift: true },
	} );
} );

test( 'validate-order: refuses an order of eleven pieces and accepts ten', async () => {
	await open( 'checkout', [ 'validate-order' ], { items: { quantity: 11 } } );
	const complaint = {
		errorMessage: 'Please call us for more than ten pieces.',
	};
	const ask = () => app.events.checkoutValidation.emit();
	expect( await ask() ).toContainEqual(
		expect.objectContaining( complaint )
	);
	close();
	await open( 'checkout', [ 'validate-order' ], { items: { quantity: 10 } } );
	expect( await ask() ).not.toContainEqual(
		expect.objectContaining( complaint )
	);
} );

test( 'listen-to-events: counts removed items', async () => {
	const sendBeacon = jest.fn();
	Object.assign( navigator, { sendBeacon } );
	await open( 'cart', [ 'listen-to-events' ] );
	await user.click( screen.getByRole( 'button', { name: /^Remove/ } ) );
	expect( sendBeacon ).toHaveBeenCalledWith( '/count', 'removed 26' );
	// Other events don't count.
	doAction( 'experimental__woocommerce_blocks-cart-add-item', {} );
	expect( sendBeacon ).toHaveBeenCalledTimes( 1 );
} );

test( 'dispatch-added-to-cart: makes the page request the cart', async () => {
	await open( 'cart', [] );
	expect( app.api.sent ).toEqual( [] );
	await act( async () => {
		await runExample( 'dispatch-added-to-cart' );
		await jest.advanceTimersByTimeAsync( 0 );
	} );
	expect( app.api.sent.map( ( { path: asked } ) => asked ) ).toEqual( [
		'/wc/store/v1/cart',
	] );
} );

const payments = () =>
	within( screen.getByRole( 'group', { name: 'Payment options' } ) );

test( 'payment-method: asks for a code and sends it to the gateway', async () => {
	await open( 'checkout', [ 'payment-method' ], {
		cart: { payment_methods: [ 'voucher' ] },
	} );
	expect( payments().getByText( 'Voucher' ) ).toBeVisible();
	const setUp = async () =>
		( await app.events.paymentSetup.emitWithAbort() )[ 0 ];
	expect( await setUp() ).toMatchObject( {
		type: 'error',
		messageContext: 'wc/checkout/payments',
	} );
	await user.type( payments().getByLabelText( 'Code' ), 'ABC' );
	expect( await setUp() ).toEqual( {
		type: 'success',
		meta: { paymentMethodData: { voucher: 'ABC' } },
	} );
} );

test( 'card-fields: checks a card, sends it, and keeps it out of stores, storage and the log', async () => {
	const log = ( [ 'log', 'info', 'warn', 'error' ] as const ).map(
		( method ) => jest.spyOn( console, method )
	);
	await open( 'checkout', [ 'card-fields' ], {
		cart: { payment_methods: [ 'my-add-on-card' ] },
	} );
	await act( async () => {
		await import( '../../packages/bindings/payment-method/validated-card-fields' );
		await jest.advanceTimersByTimeAsync( 0 );
	} );
	const validate = async () =>
		( await app.events.checkoutValidation.emit() )[ 0 ];
	const number = await payments().findByLabelText( 'Card number' );
	await user.type( number, '4242424242424241' );
	await user.tab();
	expect( number ).toHaveAccessibleDescription(
		'Please enter a valid card number.'
	);
	expect( await validate() ).toMatchObject( {
		type: 'error',
		validationErrors: {
			'my-add-on-card-number': { hidden: false },
			'my-add-on-card-expiry': { hidden: false },
			'my-add-on-card-cvc': { hidden: false },
		},
	} );
	await user.clear( number );
	await user.type( number, '4242424242424242' );
	await user.keyboard( '1240987' );
	expect( await app.events.paymentSetup.emitWithAbort() ).toEqual( [
		{
			type: 'success',
			meta: {
				paymentMethodData: {
					number: '4242 4242 4242 4242',
					expiry: '12/40',
					cvc: '987',
					name: '',
				},
			},
		},
	] );
	// The page saves a form when typing pauses, and on leaving.
	await act( async () => {
		window.dispatchEvent( new Event( 'pagehide' ) );
		await jest.advanceTimersByTimeAsync( 5000 );
	} );
	const { select } = app.registry;
	const kept = JSON.stringify( [
		{ ...localStorage },
		{ ...sessionStorage },
		app.api.pending.map( ( { request } ) => request ),
		log.map( ( { mock } ) => mock.calls ),
		select( cartStore ).getCartData(),
		select( checkoutStore ).getExtensionData(),
		select( checkoutStore ).getAdditionalFields(),
		select( paymentStore ).getPaymentMethodData(),
		select( paymentStore ).getState(),
		select( validationStore ).getValidationErrors(),
		select( noticesStore ).getNotices( 'wc/checkout/payments' ),
	] );
	expect( kept ).toContain( 'Stone Mug' );
	expect( kept ).not.toMatch( /4242|987"|12\/40/ );
} );

test( 'express-method: shows a button above the form that places an order', async () => {
	await open( 'checkout', [ 'express-method' ], {
		cart: { payment_methods: [] },
	} );
	const button = await screen.findByRole( 'button', {
		name: 'Pay with Wallet',
	} );
	await act( async () => {
		button.click();
		await jest.advanceTimersByTimeAsync( 0 );
	} );
	expect( app.registry.select( paymentStore ).getActivePaymentMethod() ).toBe(
		'my-wallet'
	);
	expect( app.registry.select( checkoutStore ).isIdle() ).toBe( false );
} );

test.each( [
	[ 3, [ 'voucher' ] ],
	[ 4, [] ],
] )(
	'availability: with %i pieces the voucher is available: %j',
	async ( quantity, names ) => {
		await open( 'checkout', [ 'payment-method', 'availability' ], {
			items: { quantity },
			cart: { payment_methods: [ 'voucher' ] },
		} );
		expect(
			Object.keys(
				app.registry.select( paymentStore ).getAvailablePaymentMethods()
			)
		).toEqual( names );
	}
);

test( 'read-cart: updates a number of the theme with the cart', async () => {
	await open( 'cart', [ 'read-cart' ], {
		behind: '<span id="my-count"></span>',
	} );
	await act( async () => {
		void app.registry
			.dispatch( 'wc/store/cart' )
			.receiveCart?.( cartResponse( [ cartItem( { quantity: 5 } ) ] ) );
		await settle();
	} );
	expect( document.querySelector( '#my-count' ) ).toHaveTextContent( '5' );
} );

test( 'use-points: sends a request to the server and shows its cart', async () => {
	await open( 'cart', [ 'use-points' ] );
	await user.click( screen.getByRole( 'button', { name: 'Use my points' } ) );
	const [ asked ] = app.api.pending;
	expect( asked?.request ).toMatchObject( {
		path: '/wc/store/v1/cart/extensions',
		data: { namespace: 'my-add-on', data: { use_points: true } },
	} );
	await act( async () => {
		await asked?.reply(
			cartResponse( [ cartItem() ], { totals: { total_price: '1234' } } )
		);
	} );
	expect( document.body ).toHaveTextContent( '$12.34' );
} );

test.each( [
	[ { title: 'Gifts' }, 'Gifts' ],
	[ { title: 7 }, 'My add-on' ],
] )(
	'read-settings: accepts only a text among the settings of the server: %j',
	async ( printed, name ) => {
		await open( 'cart', [ 'read-settings' ], {
			settings: { 'my-add-on_data': printed },
		} );
		expect( screen.getByText( name ) ).toBeInTheDocument();
	}
);

test( 'declare-add-ons: lists the scripts to load, in order', () => {
	const name = 'declare-add-ons.html';
	run.add( name );
	document.body.innerHTML = readFileSync(
		path.join( EXAMPLES, name ),
		'utf8'
	);
	const onWrong = jest.fn();
	expect( readAddOns( document, [ 'checkout' ], onWrong ) ).toEqual( [
		{
			name: '/add-ons/gift-note.js',
			src: '/add-ons/gift-note.js',
			dependencies: [ 'wc-blocks-checkout', 'wp-element', 'wp-url' ],
			before: [ 'window.giftNote = { "maxLength": 200 };' ],
			after: [],
		},
		{
			name: 'https://gateway.example/checkout.js',
			src: 'https://gateway.example/checkout.js',
			dependencies: [],
			before: [],
			after: [],
		},
	] );
	expect(
		readAddOns( document, [ 'cart' ], onWrong ).map( ( { src } ) => src )
	).toEqual( [ 'https://gateway.example/checkout.js' ] );
	expect( onWrong ).not.toHaveBeenCalled();
} );

test(
	'the reference lists exactly the globals on the window',
	async () => {
		await open( 'cart', [] );
		const namesOf = ( type: string ) =>
			read( type )
				.members.map( ( { name } ) => name )
				.sort();
		expect( Object.keys( window.wc ).sort() ).toEqual( namesOf( 'Wc' ) );
		expect( Object.keys( window.wc.blocksCheckout ).sort() ).toEqual(
			namesOf( 'BlocksCheckout' )
		);
		expect( Object.keys( window.wc.wcBlocksRegistry ).sort() ).toEqual(
			namesOf( 'WcBlocksRegistry' )
		);
	},
	COMPILER_LIMIT_MS
);

test(
	'the reference lists exactly the public selectors and actions of each store, with their doc comments',
	async () => {
		await open( 'cart', [] );
		registerStores( app.registry, ALL_STORES );
		const publicNames = ( key: StoreKey, found: object ) =>
			Object.keys( found ).filter(
				( name ) =>
					! /Resolution|Resolv/.test( name ) &&
					name !== 'countSelectorsByStatus' &&
					! PRIVATE_MEMBERS[ key ].some( ( own ) => own === name )
			);
		const documented = ( type: string ) =>
			read( type ).members.map( ( member ) => {
				expect( sentence( member ) ).not.toBe( '' );
				return member.name;
			} );
		for ( const { key, name, selectors, actions } of STORE_NAMES ) {
			const { select, dispatch } = app.registry;
			expect( documented( selectors ).sort() ).toEqual(
				publicNames( key, select( name ) ).sort()
			);
			expect( documented( actions ).sort() ).toEqual(
				publicNames( key, dispatch( name ) ).sort()
			);
		}
	},
	COMPILER_LIMIT_MS
);

test( 'address-lookup: registers a lookup for one country', async () => {
	await open( 'cart', [ 'address-lookup' ] );
	const { addressLookups } = app.pageExtensionPoints;
	expect( addressLookups.hasLookup( 'US' ) ).toBe( true );
	expect( addressLookups.hasLookup( 'DE' ) ).toBe( false );
} );

test( 'address-provider: adds a provider that suggests an address', async () => {
	await open( 'cart', [ 'address-provider' ] );
	const provider = window.wc.addressAutocomplete.providers[ 'my-add-on' ];
	expect( provider?.canSearch( 'US' ) ).toBe( true );
	expect( await provider?.search( '1 Market', 'US' ) ).toMatchObject( [
		{ id: '1' },
	] );
	expect( await provider?.select( '1', 'US' ) ).toMatchObject( {
		city: 'Springfield',
	} );
} );

test( 'every example runs, and the reference contains it', () => {
	const names = readdirSync( EXAMPLES ).sort();
	expect( [ ...run ].sort() ).toEqual( names );
	const pages = readdirSync( 'docs/add-ons' )
		.map( ( page ) => readFileSync( `docs/add-ons/${ page }`, 'utf8' ) )
		.join();
	const missing = names.filter(
		( name ) =>
			! pages.includes(
				readFileSync( path.join( EXAMPLES, name ), 'utf8' ).trim()
			)
	);
	expect( missing ).toEqual( [] );
} );
