import { startLaterScripts, type LaterScriptsWindow } from '.';

const page: LaterScriptsWindow = window;
let runIdle: ( () => void ) | null = null;
let runTask: ( task: () => void ) => void;

/** The environment has none. */
class Channel {
	readonly port1: { onmessage: () => void } = { onmessage: () => {} };
	readonly port2 = {
		postMessage: () => runTask( () => this.port1.onmessage() ),
	};
}

const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );
const find = ( id: string ) => document.getElementById( id ) as HTMLElement;
const hasStarted = ( id: string ) => ! find( id ).hasAttribute( 'type' );
const finish = async ( id: string, event = 'load' ) => {
	find( id ).dispatchEvent( new Event( event ) );
	await settle();
};
const interact = async () => {
	window.dispatchEvent( new Event( 'pointerdown' ) );
	await settle();
};
const setConnection = ( connection: object ) =>
	Object.defineProperty( navigator, 'connection', {
		configurable: true,
		value: connection,
	} );

beforeEach( () => {
	runIdle = null;
	runTask = queueMicrotask;
	Object.assign( window, {
		MessageChannel: Channel,
		requestIdleCallback: ( callback: () => void ) => {
			runIdle = callback;
			return 7;
		},
		cancelIdleCallback: () => {},
	} );
	document.head.innerHTML =
		'<link id="chunk" rel="sf-later" as="script" href="/chunk.js">';
	document.body.innerHTML = [
		'<script type="sf/later" id="library" src="/library.js" nonce="abc"></script>',
		'<script type="sf/later" id="block" src="/block.js"></script>',
		'<script type="sf/later" id="texts">window.texts = 1;</script>',
		'<script type="sf/later" id="end" src="/end.js"></script>',
		'<script type="text/template" id="template"></script>',
	].join( '' );
} );
afterEach( async () => {
	await interact();
	for ( const id of [ 'library', 'block', 'end' ] ) {
		await finish( id );
	}
	sessionStorage.clear();
	location.hash = '';
	setConnection( {} );
} );

it( 'runs nothing before the first interaction', async () => {
	startLaterScripts( page );
	await settle();
	expect( hasStarted( 'library' ) ).toBe( false );
	await interact();
	expect( hasStarted( 'library' ) ).toBe( true );
	expect( hasStarted( 'template' ) ).toBe( false );
} );

it( 'lets the browser handle the press between slow scripts', async () => {
	let now = 0;
	const clock = jest
		.spyOn( performance, 'now' )
		.mockImplementation( () => ( now += 8 ) );
	const tasks: ( () => void )[] = [];
	runTask = ( task ) => tasks.push( task );
	startLaterScripts( page );
	await interact();
	const count = () =>
		document.querySelectorAll( 'link[rel="preload"], script:not([type])' )
			.length;
	const counts = [ count() ];
	while ( tasks.length > 0 ) {
		tasks.shift()?.();
		await settle();
		counts.push( count() );
	}
	// The chunk with the first file, then a file with each task, then a script with each.
	expect( counts ).toEqual( [ 2, 3, 4, 4, 5, 6, 6 ] );
	runTask = queueMicrotask;
	clock.mockRestore();
} );

it( 'runs when the loaded page is idle', async () => {
	startLaterScripts( page );
	runIdle?.();
	await settle();
	expect( hasStarted( 'library' ) ).toBe( true );
} );

it( 'runs when the page has loaded in a browser without idle callbacks', async () => {
	Reflect.deleteProperty( window, 'requestIdleCallback' );
	startLaterScripts( page );
	expect( hasStarted( 'library' ) ).toBe( false );
	window.dispatchEvent( new Event( 'load' ) );
	await settle();
	expect( hasStarted( 'library' ) ).toBe( true );
} );

it.each( [ { saveData: true }, { effectiveType: '2g' } ] )(
	'waits for an interaction on the connection %p',
	async ( connection ) => {
		setConnection( connection );
		startLaterScripts( page );
		expect( runIdle ).toBeNull();
		await interact();
		expect( hasStarted( 'library' ) ).toBe( true );
	}
);

it.each( [
	[
		'an unfinished order',
		() => sessionStorage.setItem( 'shopfrontOrder', '{}' ),
	],
	[
		'the answer of a payment in the address',
		() => {
			location.hash = '#confirm';
		},
	],
] )( 'runs at once with %s', async ( _, prepare ) => {
	prepare();
	startLaterScripts( page );
	await settle();
	expect( hasStarted( 'library' ) ).toBe( true );
} );

it( 'runs at once if storage is forbidden', async () => {
	const spy = jest
		.spyOn( window, 'sessionStorage', 'get' )
		.mockImplementation( () => {
			throw new DOMException( 'Forbidden' );
		} );
	startLaterScripts( page );
	await settle();
	expect( hasStarted( 'library' ) ).toBe( true );
	spy.mockRestore();
} );

it( 'starts when the page is parsed, and runs a script after the deferred ones that it needs', async () => {
	find( 'block' ).dataset.sfAfterDeferred = '';
	const state = jest
		.spyOn( document, 'readyState', 'get' )
		.mockReturnValue( 'loading' );
	const countDownloads = () =>
		document.querySelectorAll( 'link[rel="preload"]' ).length;
	startLaterScripts( page );
	await interact();
	expect( countDownloads() ).toBe( 0 );
	state.mockReturnValue( 'interactive' );
	document.dispatchEvent( new Event( 'readystatechange' ) );
	await settle();
	expect( countDownloads() ).toBe( 4 );
	expect( hasStarted( 'library' ) ).toBe( true );
	expect( hasStarted( 'block' ) ).toBe( false );
	document.dispatchEvent( new Event( 'DOMContentLoaded' ) );
	await settle();
	expect( hasStarted( 'block' ) ).toBe( true );
	state.mockRestore();
} );

it( 'takes the load for the deferred scripts if it began too late', async () => {
	const state = jest
		.spyOn( document, 'readyState', 'get' )
		.mockReturnValue( 'interactive' );
	find( 'block' ).dataset.sfAfterDeferred = '';
	startLaterScripts( page );
	await interact();
	expect( hasStarted( 'block' ) ).toBe( false );
	window.dispatchEvent( new Event( 'load' ) );
	await settle();
	expect( hasStarted( 'block' ) ).toBe( true );
	state.mockRestore();
} );

it( 'runs inline code after the files before it, and before the files after it', async () => {
	startLaterScripts( page );
	const done = jest.fn();
	void page.shopfrontRunLaterScripts?.().then( done );
	await settle();
	expect( hasStarted( 'block' ) ).toBe( true );
	await finish( 'library' );
	expect( hasStarted( 'texts' ) ).toBe( false );
	await finish( 'block', 'error' );
	expect( hasStarted( 'texts' ) ).toBe( true );
	expect( hasStarted( 'end' ) ).toBe( true );
	expect( done ).not.toHaveBeenCalled();
	await finish( 'end' );
	expect( done ).toHaveBeenCalledTimes( 1 );
} );

it( 'starts all downloads at once', async () => {
	startLaterScripts( page );
	await interact();
	expect(
		[ ...document.querySelectorAll< HTMLLinkElement >( '[rel=preload]' ) ]
			.map( ( { href, nonce } ) => [ new URL( href ).pathname, nonce ] )
			.sort()
	).toEqual( [
		[ '/block.js', '' ],
		[ '/chunk.js', '' ],
		[ '/end.js', '' ],
		[ '/library.js', 'abc' ],
	] );
} );

it( 'runs once, whoever starts it', async () => {
	startLaterScripts( page );
	const first = page.shopfrontRunLaterScripts?.();
	await interact();
	expect( page.shopfrontRunLaterScripts?.() ).toBe( first );
} );

it( 'calls listeners that later scripts add for events of the start', async () => {
	const called: string[] = [];
	startLaterScripts( page );
	const done = page.shopfrontRunLaterScripts?.();
	await settle();
	window.addEventListener( 'DOMContentLoaded', ( { type } ) =>
		called.push( type )
	);
	document.addEventListener( 'DOMContentLoaded', () =>
		called.push( 'document' )
	);
	window.addEventListener( 'load', {
		handleEvent: () => called.push( 'load' ),
	} );
	window.addEventListener( 'resize', () => called.push( 'resize' ) );
	expect( called ).toEqual( [] );
	window.dispatchEvent( new Event( 'resize' ) );
	for ( const id of [ 'library', 'block', 'end' ] ) {
		await finish( id );
	}
	await done;
	expect( called ).toEqual( [
		'resize',
		'document',
		'DOMContentLoaded',
		'load',
	] );
	window.addEventListener( 'DOMContentLoaded', () => called.push( 'again' ) );
	expect( called ).toHaveLength( 4 );
} );
