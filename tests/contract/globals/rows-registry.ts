import { render } from '@testing-library/react';
import { createElement } from '@wordpress/element';
import { applyFilters } from '@wordpress/hooks';
import {
	fn,
	type Call,
	type Component,
	type Page,
	type Row,
	type Rows,
} from './row';

const element = { $$typeof: Symbol.for( 'react.element' ) };
const config = {
	name: 'demo',
	label: 'Demo',
	ariaLabel: 'Demo',
	content: element,
	edit: element,
	canMakePayment: () => true,
};
const namesOf = ( page: Page, list: string ) =>
	Object.keys( Object( page.call( `wcBlocksRegistry.${ list }` )() ) );

const registering = ( list: string, kind: string ): Row =>
	fn( 1, ( call, page ) => {
		call( config );
		expect( namesOf( page, list ) ).toEqual( [ 'demo' ] );
		expect( () => call( {} ) ).toThrow(
			'The payment method configuration object is missing the following properties:name,'
		);
		expect( () => call( { ...config, canMakePayment: 1 } ) ).toThrow(
			`The canMakePayment property for the ${ kind } must be a function.`
		);
	} );

const removing = ( add: string, list: string ): Row =>
	fn( 1, ( call, page ) => {
		page.call( `wcBlocksRegistry.${ add }` )( config );
		call( 'demo' );
		expect( namesOf( page, list ) ).toEqual( [] );
	} );

const listing = ( add: string ): Row =>
	fn( 0, ( call, page ) => {
		const live = call();
		page.call( `wcBlocksRegistry.${ add }` )( config );
		expect( live ).toMatchObject( {
			demo: { name: 'demo', paymentMethodId: 'demo' },
		} );
	} );

const Gift = () => null;
const blockName = 'my-plugin/gift';

const registeredIn = ( page: Page, context: string ) =>
	page.call( 'wcBlocksRegistry.getRegisteredBlockComponents' )( context );

const reading: ( call: Call, page: Page ) => unknown = ( call, page ) => {
	expect( call( 'cart' ) ).toEqual( {} );
	page.call( 'wcBlocksRegistry.registerBlockComponent' )( {
		blockName,
		component: Gift,
	} );
	expect( call( 'cart' ) ).toEqual( { [ blockName ]: Gift } );
};

const COLLECTION = 'my-plugin/product-collection/new';

/** Simulates a block editor. */
const editorOn = () => {
	const registerBlockVariation = jest.fn();
	Reflect.set( Object( Reflect.get( window, 'wp' ) ), 'blocks', {
		registerBlockVariation,
	} );
	return registerBlockVariation;
};

const verifyCollections: ( call: Call, page: Page ) => unknown = ( call ) => {
	// Without an editor, nothing happens.
	call( { name: COLLECTION, title: 'New' } );
	const register = editorOn();
	call( 'new' );
	expect( console ).toHaveErroredWith(
		'Invalid arguments: You must pass an object to __experimentalRegisterProductCollection.'
	);
	call( { name: '', title: 7, usesReference: 'cart' } );
	for ( const text of [
		'Invalid name: name must be a non-empty string.',
		'Invalid title: title must be a non-empty string.',
		'Invalid usesReference: usesReference must be an array of strings.',
		'Collection could not be registered due to invalid configuration.',
	] ) {
		expect( console ).toHaveErroredWith( text );
	}
	expect( register ).not.toHaveBeenCalled();

	call( {
		name: 'new',
		title: 'New',
		keywords: 'new',
		attributes: { query: { perPage: '5' } },
	} );
	expect( console ).toHaveWarnedWith(
		'Invalid keywords: keywords must be an array of strings.'
	);
	expect( console ).toHaveWarnedWith(
		'Invalid attributes.query.perPage: attributes.query.perPage must be a number.'
	);
	expect( register ).toHaveBeenCalledTimes( 1 );

	call( {
		name: COLLECTION,
		title: 'New',
		attributes: {
			hideControls: [ 'order', 'inherit' ],
			query: { perPage: 5, exclude: [ 7 ], woocommerceOnSale: true },
		},
		usesReference: [ 'cart' ],
	} );
	const [ block, variation ] = register.mock.lastCall;
	expect( block ).toBe( 'woocommerce/product-collection' );
	expect( variation ).toMatchObject( {
		name: COLLECTION,
		title: 'New',
		isDefault: false,
		innerBlocks: [
			[ 'woocommerce/product-template', {}, expect.any( Array ) ],
			[ 'core/query-pagination', expect.anything() ],
			[ 'woocommerce/product-collection-no-results' ],
		],
		attributes: {
			collection: COLLECTION,
			inherit: false,
			hideControls: [ 'inherit', 'order' ],
			displayLayout: { type: 'flex', columns: 3, shrinkColumns: true },
			// A collection can't change these settings; the shop's values stay.
			query: { perPage: 5, exclude: [], woocommerceOnSale: true },
		},
	} );
	expect(
		variation.isActive( { collection: COLLECTION }, variation.attributes )
	).toBe( true );
	expect(
		variation.isActive( { collection: 'x' }, variation.attributes )
	).toBe( false );

	// The collection's edit component gets the preview reference.
	const Edit = applyFilters( 'editor.BlockEdit', ( props: object ) =>
		createElement( 'output', null, JSON.stringify( props ) )
	);
	for ( const [ collection, received ] of [
		[ COLLECTION, [ 'cart' ] ],
		[ 'another', undefined ],
	] as const ) {
		const { container } = render(
			createElement( Edit as Component, {
				name: 'woocommerce/product-collection',
				attributes: { collection },
			} )
		);
		expect(
			JSON.parse( container.textContent ?? '' ).usesReference
		).toEqual( received );
	}
};

/** docs/contract/globals.md 2. */
export const REGISTRY: Rows = {
	registerPaymentMethod: registering( 'getPaymentMethods', 'payment method' ),
	registerExpressPaymentMethod: registering(
		'getExpressPaymentMethods',
		'express payment method'
	),
	registerPaymentMethodExtensionCallbacks: fn( 2, ( call, page ) => {
		page.call( 'wcBlocksRegistry.registerPaymentMethod' )( config );
		call( 'my-plugin', { demo: () => false, other: 1 } );
		const { demo } = page.app.payments.getPaymentMethods();
		const can: unknown = Reflect.get( Object( demo ), 'canMakePayment' );
		expect( ( can as Call )( { paymentRequirements: [] } ) ).toBe( false );
		expect( console ).toHaveErroredWith(
			'All callbacks provided to registerPaymentMethodExtensionCallbacks must be functions. The callback for the other payment method in the my-plugin namespace was not a function.'
		);
		call( 'my-plugin', {} );
		expect( console ).toHaveErroredWith(
			'The namespace provided to registerPaymentMethodExtensionCallbacks must be unique. Callbacks have already been registered for the my-plugin namespace.'
		);
	} ),
	__experimentalDeRegisterPaymentMethod: removing(
		'registerPaymentMethod',
		'getPaymentMethods'
	),
	__experimentalDeRegisterExpressPaymentMethod: removing(
		'registerExpressPaymentMethod',
		'getExpressPaymentMethods'
	),
	getPaymentMethods: listing( 'registerPaymentMethod' ),
	getExpressPaymentMethods: listing( 'registerExpressPaymentMethod' ),
	registerBlockComponent: fn( 1, ( call, page ) => {
		call( { blockName, component: Gift, context: 'cart' } );
		expect( registeredIn( page, 'cart' ) ).toEqual( {
			[ blockName ]: Gift,
		} );
		expect( registeredIn( page, 'checkout' ) ).toEqual( {} );
		expect( () => call() ).toThrow(
			'Incorrect value for the blockName argument when registering a block component. It was a undefined, but must be a string.'
		);
		expect( () => call( { blockName, component: 'div' } ) ).toThrow(
			'Incorrect value for the component argument when registering a block component. Component must be a valid React Element or Lazy callback.'
		);
	} ),
	getRegisteredBlockComponents: fn( 1, reading ),
	// Ours: docs/contract/globals.md 14.
	registerAddressLookup: fn( 1, ( call, page ) => {
		const { addressLookups } = page.app.pageExtensionPoints;
		const remove = call( {
			name: 'my-plugin',
			countries: [ 'US' ],
			lookup: () => [],
		} );
		expect( addressLookups.hasLookup( 'US' ) ).toBe( true );
		( remove as Call )();
		expect( addressLookups.hasLookup( 'US' ) ).toBe( false );
		expect( () => call( { name: 'my-plugin', countries: 'US' } ) ).toThrow(
			'The address lookup "my-plugin" needs "countries"'
		);
	} ),
	registerInnerBlock: fn( 1, ( call, page ) => {
		call( { blockName, component: Gift, main: 'cart' } );
		expect( registeredIn( page, 'cart' ) ).toEqual( {
			[ blockName ]: Gift,
		} );
		expect( console ).toHaveWarned();
	} ),
	getRegisteredInnerBlocks: fn( 1, ( call, page ) => {
		reading( call, page );
		expect( console ).toHaveWarned();
	} ),
	__experimentalRegisterProductCollection: fn( 1, verifyCollections ),
};
