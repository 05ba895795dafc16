import { useSelect } from '@wordpress/data';
import * as element from '@wordpress/element';
import { isRecord } from '@shopfront/store-api';
import { useState } from 'react';
import { createTestApp } from '../../tests/fixtures/block-app';
import { ADD_ONS_ELEMENT_ID } from '@shopfront/add-on-scripts';
import { loadDeclaredAddOns } from './load-declared-add-ons';

const find = ( path: string ): unknown =>
	path
		.split( '.' )
		.reduce< unknown >(
			( from, name ) =>
				isRecord( from ) || from === window
					? Reflect.get( Object( from ), name )
					: undefined,
			window
		);

const call = ( path: string, ...args: unknown[] ): unknown => {
	const callee = find( path );
	return typeof callee === 'function' ? callee( ...args ) : callee;
};

/** Without dependencies, a script would wait for all libraries of `window.wc`. */
const withDependencies = ( addOn: unknown ): unknown =>
	isRecord( addOn ) && addOn.src
		? { dependencies: [ 'wp-element' ], ...addOn }
		: addOn;

const declare = ( addOns: unknown ) => {
	const text =
		typeof addOns === 'string'
			? addOns
			: JSON.stringify( [ addOns ].flat().map( withDependencies ) );
	document.body.innerHTML = `<script type="application/json" id="${ ADD_ONS_ELEMENT_ID }">${ text }</script>`;
};

const requested = () =>
	[ ...document.head.querySelectorAll( 'script' ) ].map(
		( { src } ) => new URL( src ).pathname
	);

const emit = ( type: 'load' | 'error' ) => {
	[ ...document.head.querySelectorAll( 'script' ) ]
		.at( -1 )
		?.dispatchEvent( new Event( type ) );
	return jest.advanceTimersByTimeAsync( 0 );
};

const completePreload = ( path: string ) =>
	document.head
		.querySelector( `link[href="${ path }"]` )
		?.dispatchEvent( new Event( 'load' ) );

const failScript = ( path: string, message: string ) =>
	window.dispatchEvent(
		new ErrorEvent( 'error', {
			filename: new URL( path, document.baseURI ).href,
			message,
		} )
	);

const setUp = ( addOns: unknown, settings = {} ) => {
	declare( addOns );
	const app = createTestApp( {
		cart: null,
		settings,
		addOns: () => undefined,
	} );
	const done = jest.fn();
	const promise = loadDeclaredAddOns( app ).then( done );
	return { app, done, promise };
};

const ADMIN = { currentUserIsAdmin: true };

beforeEach( () => {
	jest.useFakeTimers();
	document.head.innerHTML = '';
	for ( const name of [ 'wp', 'wc', 'React', 'ReactDOM' ] ) {
		Reflect.deleteProperty( window, name );
	}
} );
afterEach( () => jest.useRealTimers() );

test( 'runs scripts in sequence and mounts the blocks after the last', async () => {
	const { done } = setUp( [ { src: '/a.js' }, { src: '/b.js' } ] );
	expect( requested() ).toEqual( [ '/a.js' ] );
	// The second script loads in parallel.
	expect(
		document.head.querySelector( 'link[rel=preload][href="/b.js"]' )
	).not.toBeNull();
	await emit( 'load' );
	expect( requested() ).toEqual( [ '/a.js', '/b.js' ] );
	expect( done ).not.toHaveBeenCalled();
	await emit( 'load' );
	expect( done ).toHaveBeenCalled();
} );

test( 'provides the globals before the first script runs', () => {
	setUp( [ { src: '/a.js' } ] );
	expect( requested() ).toEqual( [ '/a.js' ] );
	expect( find( 'React.useState' ) ).toBe( useState );
	expect( find( 'wp.element.createElement' ) ).toBe( element.createElement );
	expect( find( 'wp.data.useSelect' ) ).toBe( useSelect );
	for ( const name of Object.keys( element ) ) {
		expect( name in Object( find( 'wp.element' ) ) ).toBe( true );
	}
	for ( const name of [
		'React.createElement',
		'ReactDOM.createPortal',
		'ReactDOM.createRoot',
		'ReactJSXRuntime.jsx',
		'wp.data.withSelect',
		'wp.hooks.addFilter',
		'wp.i18n.__',
		'wc.wcBlocksRegistry.registerPaymentMethod',
		'wc.wcSettings.getSetting',
	] ) {
		expect( typeof find( name ) ).toBe( 'function' );
	}
} );

test( 'preserves existing globals of other scripts', () => {
	const wc = { other: 1 };
	Reflect.set( window, 'wc', wc );
	setUp( [] );
	expect( Reflect.get( window, 'wc' ) ).toBe( wc );
	expect( find( 'wc.other' ) ).toBe( 1 );
	expect( find( 'wc.wcSettings' ) ).toBeDefined();
} );

test( 'adds a registered payment method to the page', () => {
	const { app } = setUp( [] );
	const content = element.createElement( 'div' );
	call( 'wc.wcBlocksRegistry.registerPaymentMethod', {
		name: 'demo',
		label: 'Demo',
		ariaLabel: 'Demo',
		content,
		edit: content,
		canMakePayment: () => true,
	} );
	expect( Object.keys( app.payments.getPaymentMethods() ) ).toEqual( [
		'demo',
	] );
	call( 'wc.wcBlocksRegistry.__experimentalDeRegisterPaymentMethod', 'demo' );
	expect( call( 'wc.wcBlocksRegistry.getPaymentMethods' ) ).toEqual( {} );
} );

test( 'finds settings by name, including the settings of a gateway', () => {
	setUp( [], {
		adminUrl: 'https://shop.test/wp-admin/',
		wcVersion: '11.0.1',
		paymentMethodData: { demo: { title: 'Demo' } },
		currency: {
			code: 'EUR',
			symbol: '&euro;',
			symbolPosition: 'right_space',
		},
	} );
	expect( call( 'wc.wcSettings.getSetting', 'demo_data', {} ) ).toEqual( {
		title: 'Demo',
	} );
	expect( call( 'wc.wcSettings.getSetting', 'nothing', 'else' ) ).toBe(
		'else'
	);
	expect( call( 'wc.wcSettings.getPaymentMethodData', 'demo' ) ).toEqual( {
		title: 'Demo',
	} );
	expect( call( 'wc.wcSettings.getAdminLink', 'edit.php' ) ).toBe(
		'https://shop.test/wp-admin/edit.php'
	);
	expect( call( 'wc.wcSettings.isWcVersion', '10.9', '>' ) ).toBe( true );
	expect( find( 'wc.wcSettings.ADMIN_URL' ) ).toBe(
		'https://shop.test/wp-admin/'
	);
	expect( find( 'wc.wcSettings.SITE_CURRENCY.suffix' ) ).toBe( ' €' );
	expect( find( 'wc.wcSettings.CURRENCY.code' ) ).toBe( 'EUR' );
} );

test( 'skips a script that fails to load and notifies administrators', async () => {
	const { app, done } = setUp(
		[ { src: '/a.js' }, { src: '/b.js' } ],
		ADMIN
	);
	await emit( 'error' );
	expect( requested() ).toEqual( [ '/a.js', '/b.js' ] );
	await emit( 'load' );
	expect( done ).toHaveBeenCalled();
	expect( app.notices() ).toEqual( [
		'The add-on /a.js could not be loaded. The page works without it.',
	] );
	expect( console ).toHaveErrored();
} );

test( 'contains an error of a script', async () => {
	const { app } = setUp( [ { src: '/a.js' }, { src: '/b.js' } ], ADMIN );
	failScript( '/elsewhere.js', 'not ours' );
	failScript( '/a.js', 'x is not defined' );
	await emit( 'load' );
	// The first script has finished, so this error doesn't belong to the second.
	failScript( '/a.js', 'again' );
	await emit( 'load' );
	expect( app.notices() ).toEqual( [
		'The add-on /a.js failed: x is not defined',
	] );
	expect( console ).toHaveErrored();
} );

test( 'waits five seconds for a script, which may still load later', async () => {
	const { app, done } = setUp(
		[ { src: '/a.js' }, { src: '/b.js' } ],
		ADMIN
	);
	completePreload( '/b.js' );
	await jest.advanceTimersByTimeAsync( 4999 );
	expect( requested() ).toEqual( [ '/a.js' ] );
	await jest.advanceTimersByTimeAsync( 1 );
	expect( requested() ).toEqual( [ '/a.js', '/b.js' ] );
	await emit( 'load' );
	expect( done ).toHaveBeenCalled();
	expect( app.notices() ).toEqual( [
		'The add-on /a.js took too long to load, so the page did not wait for it.',
	] );
	expect( requested() ).toEqual( [ '/a.js', '/b.js' ] );
	expect( console ).toHaveErrored();
} );

test( 'waits once for all hanging scripts and runs loaded ones in order', async () => {
	const { app, done } = setUp(
		[ 'a', 'b', 'c', 'd', 'e' ].map( ( name ) => ( {
			src: `/${ name }.js`,
		} ) ),
		ADMIN
	);
	completePreload( '/c.js' );
	completePreload( '/e.js' );
	await jest.advanceTimersByTimeAsync( 4999 );
	expect( requested() ).toEqual( [ '/a.js' ] );
	await jest.advanceTimersByTimeAsync( 10 );
	expect( requested() ).toEqual( [ '/a.js', '/b.js', '/c.js' ] );
	expect( done ).not.toHaveBeenCalled();
	await emit( 'load' );
	await jest.advanceTimersByTimeAsync( 10 );
	expect( requested() ).toEqual( [
		'/a.js',
		'/b.js',
		'/c.js',
		'/d.js',
		'/e.js',
	] );
	await emit( 'load' );
	expect( done ).toHaveBeenCalled();
	expect( app.notices() ).toEqual(
		[ 'a', 'b', 'd' ].map(
			( name ) =>
				`The add-on /${ name }.js took too long to load, so the page did not wait for it.`
		)
	);
	expect( console ).toHaveErrored();
} );

test( 'waits one more second in total for scripts that have loaded but not run', async () => {
	const { done } = setUp( [
		{ src: '/a.js' },
		{ src: '/b.js' },
		{ src: '/c.js' },
	] );
	completePreload( '/b.js' );
	completePreload( '/c.js' );
	await jest.advanceTimersByTimeAsync( 5999 );
	expect( done ).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync( 10 );
	expect( done ).toHaveBeenCalled();
	expect( requested() ).toEqual( [ '/a.js', '/b.js', '/c.js' ] );
	expect( console ).toHaveErrored();
} );

test( 'hides failures from shoppers', async () => {
	const { app } = setUp( [ { src: '/a.js' } ] );
	await emit( 'error' );
	expect( app.notices() ).toEqual( [] );
	expect( console ).toHaveErrored();
} );

test( 'skips declarations without a script', async () => {
	const { promise } = setUp( [
		{ src: 'javascript:alert(1)' },
		{ source: '/a.js' },
		null,
		{ src: '' },
		{ src: '/b.js' },
		{ src: '/b.js' },
	] );
	expect( requested() ).toEqual( [ '/b.js' ] );
	await emit( 'load' );
	await promise;
	expect( requested() ).toEqual( [ '/b.js' ] );
	expect( console ).toHaveErrored();
} );

test.each( [ [ '{' ], [ '{}' ] ] )(
	'loads nothing from an invalid declaration (%s)',
	async ( text ) => {
		const { promise } = setUp( text );
		await promise;
		expect( requested() ).toEqual( [] );
		expect( console ).toHaveErrored();
	}
);
