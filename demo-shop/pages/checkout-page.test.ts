/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRecord } from '../is-record';
import { createTestBrowser, type TestBrowser } from './test-browser';

let browser: TestBrowser;
let buildFolder: string;
beforeEach( () => {
	buildFolder = mkdtempSync( join( tmpdir(), 'shopfront-build-' ) );
	writeFileSync(
		join( buildFolder, 'manifest.json' ),
		JSON.stringify( {
			frontend: {
				js: [ 'frontend.js' ],
				css: [],
				lazy: {
					checkout: {
						js: [ 'checkout.js' ],
						css: [ 'checkout.css' ],
					},
					globals: { js: [ 'globals.js' ], css: [] },
				},
			},
		} )
	);
	browser = createTestBrowser( buildFolder );
} );
afterEach( () => {
	browser.shop.close();
	rmSync( buildFolder, { recursive: true } );
} );

const fill = () =>
	browser.send( '/cart/add', {
		'add-to-cart': '26',
		quantity: '2',
		back: '/cart/',
	} );

const options = ( changes: object ) => browser.post( '/demo/options', changes );

const open = async (): Promise< {
	document: Document;
	settings: Record< string, unknown >;
} > => {
	const { text, document } = await browser.open( '/checkout/' );
	const encoded =
		/var wcSettings = JSON\.parse\( decodeURIComponent\( '([^']*)' \) \);/.exec(
			text
		)?.[ 1 ];
	const settings: unknown = JSON.parse( decodeURIComponent( encoded ?? '' ) );
	return { document, settings: isRecord( settings ) ? settings : {} };
};

const recordedSettings = (): Record< string, unknown > => {
	const file = join(
		__dirname,
		'../../tests/contract/recordings/settings-checkout.json'
	);
	const page: unknown = JSON.parse( readFileSync( file, 'utf8' ) );
	return isRecord( page ) && isRecord( page.wcSettings )
		? page.wcSettings
		: {};
};

const typeOf = ( value: unknown ) =>
	Array.isArray( value ) ? 'list' : typeof value;

const pick = ( value: unknown, ...path: string[] ): unknown =>
	path.reduce< unknown >(
		( from, name ) => ( isRecord( from ) ? from[ name ] : undefined ),
		value
	);

test( 'has nothing around the form but the logo, the cart, and a sentence about the demo', async () => {
	await fill();
	const { document } = await open();
	const header = document.querySelector( 'header' );
	expect(
		[ ...( header?.querySelectorAll( 'a, button, input' ) ?? [] ) ].map(
			( element ) => element.className
		)
	).toEqual( [ 'site-logo', 'wc-block-mini-cart__button' ] );
	expect( document.querySelector( '.breadcrumb' ) ).toBeNull();
	const footer = document.querySelector( 'footer' );
	expect( footer?.textContent ).toContain( 'is a demonstration' );
	expect( footer?.querySelector( 'a' ) ).toBeNull();
} );

test( 'prints settings with the keys and types of the recorded page', async () => {
	await fill();
	const { settings } = await open();
	const recorded = recordedSettings();
	const wrong = Object.entries( recorded ).filter(
		( [ key, value ] ) => typeOf( settings[ key ] ) !== typeOf( value )
	);
	expect( wrong ).toEqual( [] );
	const checkout = Object.entries( recorded.checkoutData ?? {} ).filter(
		( [ key, value ] ) =>
			typeOf( pick( settings, 'checkoutData', key ) ) !== typeOf( value )
	);
	expect( checkout ).toEqual( [] );
} );

test( 'prints addresses, pickup and pages as recorded', async () => {
	const { settings } = await open();
	const recorded = recordedSettings();
	for ( const key of [
		'defaultAddressFormat',
		'addressFieldsLocations',
		'defaultFields',
		'localPickupText',
		'localPickupCost',
		'collectableMethodIds',
	] ) {
		expect( settings[ key ] ).toEqual( recorded[ key ] );
	}
	for ( const code of [ 'CA', 'DE', 'GB', 'IE', 'JP', 'US' ] ) {
		expect( pick( settings, 'countryData', code, 'format' ) ).toBe(
			pick( recorded, 'countryData', code, 'format' )
		);
	}
	expect( pick( settings, 'storePages', 'terms', 'permalink' ) ).toBe(
		'http://shop.test/terms/'
	);
	expect( settings[ 'page-6' ] ).toBe( 'http://shop.test/cart/' );
} );

test( "prints the shop's options", async () => {
	await options( {
		guestCheckout: false,
		signUp: false,
		generatePassword: false,
		forcedBilling: true,
		localPickupEnabled: false,
		phoneField: 'required',
		companyField: 'optional',
		address2Field: 'hidden',
		orderAttempts: false,
		paymentMethods: [ 'bacs', 'cod' ],
		additionalFields: 'all',
	} );
	const { settings } = await open();
	expect( settings ).toMatchObject( {
		checkoutAllowsGuest: false,
		checkoutAllowsSignup: false,
		generatePassword: false,
		forcedBillingAddress: true,
		localPickupEnabled: false,
		collectableMethodIds: [ 'local_pickup' ],
		shopfrontData: { orderAttempts: false },
		paymentMethodSortOrder: [ 'bacs', 'cod' ],
		defaultFields: {
			phone: { required: true, hidden: false },
			company: { required: false, hidden: false },
			address_2: { required: false, hidden: true },
			'demo/vat-number': {
				label: 'VAT number',
				optionalLabel: 'VAT number (optional)',
				location: 'address',
				type: 'text',
				required: false,
				validation: { pattern: expect.any( String ) },
			},
		},
	} );
	expect( Object.keys( Object( settings.paymentMethodData ) ) ).toEqual( [
		'bacs',
		'cod',
	] );
	expect( pick( settings, 'addressFieldsLocations', 'order' ) ).toContain(
		'demo/slot'
	);
} );

test( 'embeds cart and checkout', async () => {
	await fill();
	const { document, settings } = await open();
	const preload: unknown = JSON.parse(
		document.getElementById( 'sf-preload' )?.textContent ?? ''
	);
	expect( pick( preload, '/wc/store/v1/cart', 'body', 'items_count' ) ).toBe(
		2
	);
	expect(
		pick( settings, 'checkoutData', '__experimentalCart', 'items_count' )
	).toBe( 2 );
	expect( pick( settings, 'checkoutData', 'payment_method' ) ).toBe( 'cod' );
} );

const tree = ( element: Element ): unknown[] =>
	[ ...element.children ].flatMap( ( child ) => {
		const name = child.getAttribute( 'data-block-name' );
		return name
			? [
					[
						name.replace( /^woocommerce\/checkout-|-block$/g, '' ),
						...tree( child ),
					],
				]
			: [];
	} );

test( 'renders the inner blocks of a new checkout page in the container', async () => {
	await fill();
	const { document } = await open();
	const container = document.querySelector(
		'.wp-block-woocommerce-checkout[data-block-name="woocommerce/checkout"]'
	);
	expect( container?.className ).toBe(
		'wp-block-woocommerce-checkout alignwide wc-block-checkout is-loading'
	);
	expect( container && tree( container ) ).toEqual( [
		[
			'fields',
			[ 'express-payment' ],
			[ 'contact-information' ],
			[ 'shipping-method' ],
			[ 'pickup-options' ],
			[ 'shipping-address' ],
			[ 'billing-address' ],
			[ 'shipping-methods' ],
			[ 'payment' ],
			[ 'additional-information' ],
			[ 'order-note' ],
			[ 'terms' ],
			[ 'actions' ],
		],
		[
			'totals',
			[
				'order-summary',
				[ 'order-summary-cart-items' ],
				[ 'order-summary-coupon-form' ],
				[
					'order-summary-totals',
					[ 'order-summary-subtotal' ],
					[ 'order-summary-fee' ],
					[ 'order-summary-discount' ],
					[ 'order-summary-shipping' ],
					[ 'order-summary-taxes' ],
				],
			],
		],
	] );
	expect(
		document.querySelector( '.wp-block-woocommerce-checkout-payment-block' )
			?.childNodes
	).toHaveLength( 0 );
} );

test( "renders the form's fields before a script runs, but none for an empty cart", async () => {
	const empty = await open();
	expect(
		empty.document.querySelector( '.wp-block-woocommerce-checkout' )
	).not.toBeNull();
	expect( empty.document.querySelector( '.sf-skeleton' ) ).toBeNull();
	await fill();
	const { document } = await open();
	const paint = document.querySelector( '.sf-first-paint' );
	expect(
		[ ...( paint?.querySelectorAll( 'input[name]' ) ?? [] ) ].map(
			( field ) => [ field.id, field.getAttribute( 'autocomplete' ) ]
		)
	).toEqual( [
		[ 'email', 'email' ],
		...[
			[ 'first_name', 'given-name' ],
			[ 'last_name', 'family-name' ],
			[ 'address_1', 'address-line1' ],
			[ 'city', 'address-level2' ],
			[ 'postcode', 'postal-code' ],
			[ 'phone', 'tel' ],
		].map( ( [ name, token ] ) => [
			`shipping-${ name }`,
			`section-shipping shipping ${ token }`,
		] ),
	] );
	// There's nothing to send before the script runs.
	expect( paint?.querySelector( 'form' ) ).toBeNull();
	expect( paint?.querySelector( 'button[inert]' ) ).toBeNull();
} );

/** URLs of declared scripts, and of preloads. */
const scriptsOf = (
	document: Document
): { declared: Array< { src: string } >; early: Array< string | null > } => ( {
	declared: JSON.parse(
		document.getElementById( 'shopfront-add-ons' )?.textContent ?? '[]'
	),
	early: [
		...document.querySelectorAll( 'link[rel="preload"][as="script"]' ),
	].map( ( link ) => link.getAttribute( 'href' ) ),
} );

test( 'declares the add-ons of enabled gateways', async () => {
	await options( { captcha: true } );
	const { declared, early } = scriptsOf( ( await open() ).document );
	expect( declared.map( ( { src } ) => src ) ).toEqual( [
		'/assets/gateways/card.js',
		'/assets/gateways/wallet.js',
		'/assets/captcha.js',
	] );
	expect( early ).toContain( '/build/standalone/globals.js' );
	for ( const { src } of declared ) {
		expect( ( await browser.open( src ) ).status ).toBe( 200 );
		expect( early ).toContain( src );
	}
} );

test( 'preloads no extensibility code without add-ons', async () => {
	await options( { paymentMethods: [ 'cod' ] } );
	const { document } = await open();
	expect( document.getElementById( 'shopfront-add-ons' ) ).toBeNull();
	expect( scriptsOf( document ).early ).toEqual( [
		'/build/standalone/checkout.js',
	] );
} );

test( 'offers a saved card only to its owner', async () => {
	expect( ( await open() ).settings ).not.toHaveProperty(
		'customerPaymentMethods'
	);
	await browser.post( '/demo/login', {
		email: 'customer@shop.test',
		password: 'password',
	} );
	expect( ( await open() ).settings.customerPaymentMethods ).toEqual( {} );
} );

test( 'serves every payment method icon', async () => {
	const { settings } = await open();
	const icons = pick( settings, 'paymentMethodData', 'demo-card', 'icons' );
	expect( icons ).toHaveLength( 4 );
	for ( const icon of Array.isArray( icons ) ? icons : [] ) {
		const picture = await browser.open( String( pick( icon, 'src' ) ) );
		expect( picture.status ).toBe( 200 );
		expect( picture.headers.get( 'Content-Type' ) ).toBe( 'image/svg+xml' );
	}
} );
