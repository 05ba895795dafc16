import { createTestApp } from '../../tests/fixtures/block-app';
import { ADD_ONS_ELEMENT_ID } from '@shopfront/add-on-scripts';
import { loadDeclaredAddOns } from './load-declared-add-ons';

const ADMIN = { currentUserIsAdmin: true };

const defineOn = ( target: object, name: string, value: unknown ) =>
	Object.defineProperty( target, name, {
		configurable: true,
		get: () => value,
	} );

const setReadyState = ( state: DocumentReadyState ) =>
	defineOn( document, 'readyState', state );

const setCurrentScript = ( script: HTMLScriptElement | null ) =>
	defineOn( document, 'currentScript', script );

const scriptOf = ( src: string ) => {
	const script = document.head.querySelector< HTMLScriptElement >(
		`script[src="${ src }"]`
	);
	if ( ! script ) {
		throw new Error( `${ src } does not run.` );
	}
	return script;
};

/** Like a browser: the script's code, then its `load` event. */
const run = async ( src: string, code: () => void ) => {
	const script = scriptOf( src );
	setCurrentScript( script );
	code();
	setCurrentScript( null );
	script.dispatchEvent( new Event( 'load' ) );
	await jest.advanceTimersByTimeAsync( 0 );
};

const setUp = ( ...sources: string[] ) => {
	// Without libraries, so each script runs at once.
	const addOns = sources.map( ( src ) => ( {
		src,
		dependencies: [ 'wp-hooks' ],
	} ) );
	document.body.innerHTML = `<script type="application/json" id="${ ADD_ONS_ELEMENT_ID }">${ JSON.stringify( addOns ) }</script>`;
	const app = createTestApp( {
		cart: null,
		settings: ADMIN,
		addOns: () => undefined,
	} );
	const done = jest.fn();
	void loadDeclaredAddOns( app ).then( done );
	return { app, done };
};

let calls: string[] = [];
const record = ( text: string ) => () => void calls.push( text );

beforeEach( () => {
	jest.useFakeTimers();
	document.head.innerHTML = '';
	calls = [];
	setReadyState( 'complete' );
} );
afterEach( () => {
	jest.useRealTimers();
	Reflect.deleteProperty( document, 'readyState' );
	Reflect.deleteProperty( document, 'currentScript' );
	window.onload = null;
	document.onreadystatechange = null;
} );

it.each< [ string, EventTarget, string ] >( [
	[ 'DOMContentLoaded on the document', document, 'DOMContentLoaded' ],
	[ 'DOMContentLoaded on the window', window, 'DOMContentLoaded' ],
	[ 'readystatechange on the document', document, 'readystatechange' ],
	[ 'load on the window', window, 'load' ],
	[ 'pageshow on the window', window, 'pageshow' ],
] )(
	'calls a listener for %s once, after its script',
	async ( _name, target, type ) => {
		setUp( '/a.js', '/b.js' );
		const listener = jest.fn();
		listener.mockImplementationOnce( function (
			this: unknown,
			event: Event
		) {
			expect( this ).toBe( target );
			expect( event.type ).toBe( type );
			expect( event.target ).toBe( document );
			expect( event.currentTarget ).toBe( target );
			// Asserts before the next script runs.
			expect( document.head.querySelectorAll( 'script' ) ).toHaveLength(
				1
			);
		} );
		await run( '/a.js', () => {
			target.addEventListener( type, listener );
			expect( listener ).not.toHaveBeenCalled();
		} );
		expect( listener ).toHaveBeenCalledTimes( 1 );
		await run( '/b.js', () => undefined );
		expect( listener ).toHaveBeenCalledTimes( 1 );
	}
);

it.each< [ string, EventTarget, string, DocumentReadyState ] >( [
	[ 'load while the page loads', window, 'load', 'interactive' ],
	[ 'readystatechange', document, 'readystatechange', 'interactive' ],
	[ 'DOMContentLoaded', document, 'DOMContentLoaded', 'loading' ],
	[ 'load on the document', document, 'load', 'complete' ],
	[ 'click', document, 'click', 'complete' ],
] )(
	'does not replay %s, which fires later or never',
	async ( _name, target, type, readyState ) => {
		setReadyState( readyState );
		setUp( '/a.js' );
		const listener = jest.fn();
		await run( '/a.js', () => target.addEventListener( type, listener ) );
		expect( listener ).not.toHaveBeenCalled();
		target.dispatchEvent( new Event( type ) );
		expect( listener ).toHaveBeenCalledTimes( 1 );
	}
);

it( "reads from the page's timing whether DOMContentLoaded is over while files still load", async () => {
	const getEntriesByType = jest.fn( () => [
		{ domContentLoadedEventEnd: 12 },
	] );
	const original = Reflect.get( performance, 'getEntriesByType' );
	Reflect.set( performance, 'getEntriesByType', getEntriesByType );
	setReadyState( 'interactive' );
	setUp( '/a.js' );
	await run( '/a.js', () => {
		document.addEventListener( 'DOMContentLoaded', record( 'ready' ) );
		window.addEventListener( 'load', record( 'load' ), { once: true } );
	} );
	Reflect.set( performance, 'getEntriesByType', original );
	expect( calls ).toEqual( [ 'ready' ] );
	window.dispatchEvent( new Event( 'load' ) );
	expect( calls ).toEqual( [ 'ready', 'load' ] );
} );

it( 'preserves the order of the events and of the listeners', async () => {
	setUp( '/a.js' );
	await run( '/a.js', () => {
		window.addEventListener( 'load', record( 'load 1' ) );
		window.onload = record( 'load 2' );
		window.addEventListener( 'load', record( 'load 3' ) );
		document.onreadystatechange = record( 'complete' );
		window.addEventListener( 'DOMContentLoaded', () => {
			calls.push( 'ready 1' );
			window.addEventListener( 'load', record( 'load 4' ) );
			document.addEventListener(
				'DOMContentLoaded',
				record( 'ready 3' )
			);
		} );
		document.addEventListener( 'DOMContentLoaded', record( 'ready 2' ) );
	} );
	expect( calls ).toEqual( [
		'ready 1',
		'ready 2',
		'ready 3',
		'complete',
		'load 1',
		'load 2',
		'load 3',
		'load 4',
	] );
} );

it( 'stops when listeners add themselves again', async () => {
	setUp( '/a.js' );
	const again = () => {
		calls.push( 'again' );
		document.addEventListener( 'DOMContentLoaded', () => again(), {
			once: true,
		} );
	};
	await run( '/a.js', again );
	expect( calls.length ).toBeLessThan( 20 );
} );

it( 'supports listener objects, once, signals and removal, and calls a listener added twice only once', async () => {
	setUp( '/a.js' );
	const controller = new AbortController();
	const object = {
		handleEvent( { type }: Event ) {
			calls.push( `${ type } of ${ String( this === object ) }` );
		},
	};
	const removed = record( 'removed' );
	const twice = record( 'twice' );
	await run( '/a.js', () => {
		document.addEventListener( 'DOMContentLoaded', object );
		document.addEventListener( 'DOMContentLoaded', twice );
		document.addEventListener( 'DOMContentLoaded', twice );
		document.addEventListener( 'DOMContentLoaded', removed );
		document.removeEventListener( 'DOMContentLoaded', removed );
		document.addEventListener( 'DOMContentLoaded', record( 'aborted' ), {
			signal: controller.signal,
		} );
		document.addEventListener( 'DOMContentLoaded', record( 'once' ), {
			once: true,
		} );
		controller.abort();
		window.onload = record( 'replaced' );
		window.onload = null;
	} );
	expect( calls ).toEqual( [ 'DOMContentLoaded of true', 'twice', 'once' ] );
	// If the page dispatches the event again, all listeners without `once` still run.
	document.dispatchEvent( new Event( 'DOMContentLoaded' ) );
	expect( calls.filter( ( text ) => text === 'twice' ) ).toHaveLength( 2 );
	expect( calls.filter( ( text ) => text === 'once' ) ).toHaveLength( 1 );
	expect( calls ).not.toContain( 'removed' );
	expect( calls ).not.toContain( 'aborted' );
} );

it( 'reports a listener that throws and calls the others', async () => {
	const { app, done } = setUp( '/a.js', '/b.js' );
	await run( '/a.js', () => {
		document.addEventListener( 'DOMContentLoaded', () => {
			throw new Error( 'no captcha' );
		} );
		window.addEventListener( 'load', record( 'load' ) );
	} );
	await run( '/b.js', () => undefined );
	expect( calls ).toEqual( [ 'load' ] );
	expect( done ).toHaveBeenCalled();
	expect( app.notices() ).toEqual( [
		'The add-on /a.js failed: no captcha',
	] );
	expect( console ).toHaveErrored();
} );

it( 'ignores listeners of other scripts', async () => {
	setUp( '/a.js' );
	document.addEventListener( 'DOMContentLoaded', record( 'other' ), {
		once: true,
	} );
	setCurrentScript( document.createElement( 'script' ) );
	window.addEventListener( 'load', record( 'other' ), { once: true } );
	await run( '/a.js', () => undefined );
	expect( calls ).toEqual( [] );
} );

it( 'does not call a past handler of the page again if an add-on wraps it', async () => {
	window.onload = record( 'page' );
	setUp( '/a.js' );
	await run( '/a.js', () => {
		const before = window.onload;
		window.onload = ( event ) => {
			before?.call( window, event );
			calls.push( 'add-on' );
		};
	} );
	expect( calls ).toEqual( [ 'add-on' ] );
} );

it.each< [ string, () => Promise< unknown > ] >( [
	[ 'has run', () => run( '/a.js', () => undefined ) ],
	[
		'is missing',
		async () => {
			scriptOf( '/a.js' ).dispatchEvent( new Event( 'error' ) );
			await jest.advanceTimersByTimeAsync( 0 );
			expect( console ).toHaveErrored();
		},
	],
	[
		'exceeds its timeout',
		async () => {
			await jest.advanceTimersByTimeAsync( 5000 );
			await run( '/a.js', () =>
				document.addEventListener(
					'DOMContentLoaded',
					record( 'slow' )
				)
			);
			expect( calls ).toEqual( [ 'slow' ] );
			expect( console ).toHaveErrored();
		},
	],
] )(
	'restores the functions of the page when the script %s',
	async ( _name, end ) => {
		const names = [ 'addEventListener', 'removeEventListener', 'onload' ];
		const own = () =>
			[ document, window ].map( ( target ) =>
				names.map( ( name ) =>
					Object.getOwnPropertyDescriptor( target, name )
				)
			);
		const before = own();
		setUp( '/a.js' );
		expect( own() ).not.toEqual( before );
		await end();
		await jest.advanceTimersByTimeAsync( 0 );
		expect( own() ).toEqual( before );
	}
);

it( 'does not restore a function that an add-on replaced', async () => {
	setUp( '/a.js' );
	const own = jest.fn();
	await run( '/a.js', () => {
		document.addEventListener = own;
	} );
	expect( document.addEventListener ).toBe( own );
	Reflect.deleteProperty( document, 'addEventListener' );
} );
