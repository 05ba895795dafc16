import { createTestApp } from '../../tests/fixtures/block-app';
import {
	ADD_ONS_ELEMENT_ID,
	EXPECTED_LIBRARIES,
} from '@shopfront/add-on-scripts';
import { loadDeclaredAddOns } from './load-declared-add-ons';

const at = ( path: string ): unknown =>
	path
		.split( '.' )
		.reduce< unknown >(
			( from, name ) => Reflect.get( Object( from ), name ),
			window
		);

const recordRun = (): unknown => Reflect.get( window, 'testLog' );

const settle = () => jest.advanceTimersByTimeAsync( 0 );

const appended = () =>
	[ ...document.head.querySelectorAll( 'script' ) ].map(
		( { src } ) => new URL( src ).pathname
	);

const untilAppended = async ( path: string ) => {
	// Test modules load in real time, which fake timers don't advance.
	jest.useRealTimers();
	await new Promise( ( resolve ) => {
		const check = () =>
			appended().includes( path )
				? resolve( undefined )
				: setTimeout( check, 5 );
		check();
	} );
};

const finish = () => {
	[ ...document.head.querySelectorAll( 'script' ) ]
		.at( -1 )
		?.dispatchEvent( new Event( 'load' ) );
	return settle();
};

const setUp = async ( addOns: object[], body = '' ) => {
	const declared = addOns.map( ( addOn ) =>
		// Without dependencies, an add-on would wait for all libraries of `window.wc`.
		'before' in addOn || 'src' in addOn
			? { dependencies: [ 'wp-element' ], ...addOn }
			: addOn
	);
	document.body.innerHTML = `${ body }<script type="application/json" id="${ ADD_ONS_ELEMENT_ID }">${ JSON.stringify( declared ) }</script>`;
	const app = createTestApp( {
		cart: null,
		settings: { currentUserIsAdmin: true },
		addOns: () => undefined,
	} );
	const done = jest.fn();
	void loadDeclaredAddOns( app ).then( done );
	await settle();
	return { app, done };
};

beforeEach( () => {
	jest.useFakeTimers();
	document.head.innerHTML = '';
	Reflect.set( window, 'testLog', [] );
	for ( const name of [ 'wp', 'wc', 'jQuery', 'lodash', 'moment' ] ) {
		Reflect.deleteProperty( window, name );
	}
} );
afterEach( () => jest.useRealTimers() );

it.each( [
	[ 'wp-a11y', 'wp.a11y.speak' ],
	[ 'wp-deprecated', 'wp.deprecated' ],
	[ 'wp-dom-ready', 'wp.domReady' ],
	[ 'wp-escape-html', 'wp.escapeHtml.escapeHTML' ],
	[ 'wp-html-entities', 'wp.htmlEntities.decodeEntities' ],
	[ 'wp-is-shallow-equal', 'wp.isShallowEqual.default' ],
	[ 'wp-primitives', 'wp.primitives.SVG' ],
	[ 'wp-priority-queue', 'wp.priorityQueue.createQueue' ],
	[ 'wp-warning', 'wp.warning' ],
] )( 'provides %s without a request', async ( handle, path ) => {
	await setUp( [ { src: '/a.js', dependencies: [ handle ] } ] );
	expect( at( path ) ).toBeDefined();
	expect( appended() ).toEqual( [ '/a.js' ] );
} );

it( 'provides the notices of this page as wp.notices', async () => {
	await setUp( [] );
	expect( at( 'wp.notices.store.name' ) ).toBe( 'core/notices' );
} );

it.each( [
	[ 'wp-url', 'wp.url.addQueryArgs' ],
	[ 'wp-dom', 'wp.dom.focus' ],
	[ 'wp-compose', 'wp.compose.compose' ],
	[ 'wp-components', 'wp.components.TextControl' ],
	[ 'moment', 'moment.utc' ],
	[ 'wp-date', 'wp.date.dateI18n' ],
	[ 'lodash', 'lodash.debounce' ],
	[ 'jquery-core', 'jQuery.fn' ],
	[ 'wc-blocks-components', 'wc.blocksComponents.TextInput' ],
	[ 'wc-blocks-checkout', 'wc.blocksCheckout.registerCheckoutFilters' ],
	[
		'wc-blocks-shared-context',
		'wc.wcBlocksSharedContext.useProductDataContext',
	],
	[ 'wc-blocks-shared-hocs', 'wc.wcBlocksSharedHocs.withProductDataContext' ],
	[ 'wc-sanitize', 'wc.sanitize.sanitizeHTML' ],
	[ 'wp-api-fetch', 'wp.apiFetch.use' ],
] )( 'loads %s before the script that declares it', async ( handle, path ) => {
	await setUp( [
		{ src: '/a.js' },
		{ src: '/b.js', dependencies: [ handle ] },
	] );
	await finish();
	await untilAppended( '/b.js' );
	expect( at( path ) ).toBeDefined();
} );

/** Doesn't load the member. */
const hasMember = ( global: string ) => {
	const [ owner = '', member = '' ] = global.split( '.' );
	return (
		'value' in
		( Object.getOwnPropertyDescriptor( Object( at( owner ) ), member ) ??
			{} )
	);
};

it( 'loads no library of window.wc that no add-on declares', async () => {
	await setUp( [
		{
			src: '/a.js',
			dependencies: [ 'wc-blocks-registry', 'wc-settings' ],
		},
	] );
	expect( appended() ).toEqual( [ '/a.js' ] );
	expect( hasMember( 'wc.wcBlocksRegistry' ) ).toBe( true );
	expect( hasMember( 'wc.wcSettings' ) ).toBe( true );
	const loaded = EXPECTED_LIBRARIES.map( ( { global } ) => global ).filter(
		hasMember
	);
	// The sanitizer loads later: this stub is small.
	expect( loaded ).toEqual( [ 'wc.sanitize' ] );
} );

it( 'loads all libraries of window.wc before a script that declares nothing', async () => {
	await setUp( [ { src: '/a.js', dependencies: [] } ] );
	await untilAppended( '/a.js' );
	for ( const { global } of EXPECTED_LIBRARIES ) {
		expect( [ global, hasMember( global ) ] ).toEqual( [ global, true ] );
	}
} );

it( 'has the sanitizer for a script that declares it', async () => {
	await setUp( [ { src: '/a.js', dependencies: [ 'wc-sanitize' ] } ] );
	await untilAppended( '/a.js' );
	const sanitize = at( 'wc.sanitize.sanitizeHTML' );
	expect(
		typeof sanitize === 'function' &&
			sanitize( '<a href="/x" onclick="y()">Terms</a>' )
	).toBe( '<a href="/x">Terms</a>' );
} );

it( 'provides all extension points on a page with add-ons', async () => {
	document.body.innerHTML = `<script type="application/json" id="${ ADD_ONS_ELEMENT_ID }">[]</script>`;
	const app = createTestApp( {
		cart: null,
		settings: { currentUserIsAdmin: true },
	} );
	expect( app.extensionPoints.get() ).toBeNull();
	await loadDeclaredAddOns( app );
	const extensionPoints = app.extensionPoints.get();
	expect( extensionPoints?.isAdmin() ).toBe( true );
	expect( extensionPoints?.now() ).toBeGreaterThanOrEqual( 0 );
} );

it( "leaves the page's jQuery unchanged", async () => {
	const jQuery = { fn: {} };
	Reflect.set( window, 'jQuery', jQuery );
	await setUp( [ { src: '/a.js', dependencies: [ 'jquery' ] } ] );
	await settle();
	expect( appended() ).toEqual( [ '/a.js' ] );
	expect( at( 'jQuery' ) ).toBe( jQuery );
	expect( jQuery ).toEqual( { fn: {} } );
} );

it( 'runs inline code directly before and after its script, in order', async () => {
	await setUp( [
		{ src: '/a.js', after: "testLog.push( 'after a' )" },
		{
			src: '/b.js',
			before: [ "testLog.push( 'before b 1' )", "testLog.push( 'b 2' )" ],
			after: [ "testLog.push( 'after b' )" ],
		},
		{ before: "testLog.push( 'c' )" },
	] );
	expect( recordRun() ).toEqual( [] );
	await finish();
	expect( recordRun() ).toEqual( [ 'after a', 'before b 1', 'b 2' ] );
	await finish();
	expect( recordRun() ).toEqual( [
		'after a',
		'before b 1',
		'b 2',
		'after b',
		'c',
	] );
	expect( appended() ).toEqual( [ '/a.js', '/b.js' ] );
} );

it( "sets the page's nonce on its scripts", async () => {
	await setUp(
		[
			{
				src: '/a.js',
				before: 'testLog.push( document.currentScript.nonce )',
			},
		],
		'<script nonce="n0nce">0</script>'
	);
	expect( recordRun() ).toEqual( [ 'n0nce' ] );
	expect(
		[ ...document.head.querySelectorAll( 'script' ) ].map(
			( { nonce } ) => nonce
		)
	).toEqual( [ 'n0nce' ] );
} );

it( 'reports an error in inline code and runs the script', async () => {
	const { app, done } = await setUp( [
		{ src: '/a.js', before: "throw new Error( 'no settings' )" },
	] );
	expect( appended() ).toEqual( [ '/a.js' ] );
	await finish();
	expect( done ).toHaveBeenCalled();
	expect( app.notices() ).toEqual( [
		expect.stringContaining( 'The add-on /a.js failed: ' ),
	] );
	expect( app.notices().join() ).toContain( 'no settings' );
	expect( console ).toHaveErrored();
} );

it( 'replays past events for listeners of inline code after all code has run', async () => {
	Object.defineProperty( document, 'readyState', {
		configurable: true,
		get: () => 'complete',
	} );
	await setUp( [
		{
			src: '/a.js',
			before: "document.addEventListener( 'DOMContentLoaded', () => testLog.push( 'ready' ) )",
			after: "testLog.push( 'after' )",
		},
	] );
	await finish();
	expect( recordRun() ).toEqual( [ 'after', 'ready' ] );
	Reflect.deleteProperty( document, 'readyState' );
} );

it.each( [
	[
		'wp-blocks',
		'The add-on /a.js depends on “wp-blocks”, which is only available on WordPress.',
	],
	[
		'wc-tracks',
		'The add-on /a.js depends on “wc-tracks”, a script of WooCommerce that only exists on WordPress.',
	],
] )( 'reports the handle %s and runs the script', async ( handle, text ) => {
	const { app } = await setUp( [
		{ src: '/a.js', dependencies: [ handle ] },
	] );
	expect( appended() ).toEqual( [ '/a.js' ] );
	await finish();
	expect( app.notices() ).toEqual( [ text ] );
	expect( console ).toHaveErrored();
} );

it.each( [
	[
		"wp.url.addQueryArgs( '' )",
		'It uses wp.url. Add “wp-url” to its dependencies.',
	],
	[
		'jQuery( document )',
		'It uses jQuery. Add “jquery” to its dependencies.',
	],
	[
		'const { registerBlockType } = wp.blocks; registerBlockType()',
		'It uses wp.blocks, which is only available on WordPress.',
	],
] )( 'explains why %s fails', async ( code, hint ) => {
	const { app } = await setUp( [ { before: code } ] );
	await settle();
	expect( app.notices() ).toEqual( [ expect.stringContaining( hint ) ] );
	expect( console ).toHaveErrored();
	// Shopfront has removed its instrumented properties.
	expect( 'url' in Object( at( 'wp' ) ) ).toBe( false );
	expect( 'jQuery' in window ).toBe( false );
} );

it( 'does not report a missing library if the add-on works without it', async () => {
	const { app } = await setUp( [
		{
			before: "if ( window.jQuery && wp.url ) { throw new Error( 'x' ); }",
		},
	] );
	await settle();
	expect( app.notices() ).toEqual( [] );
} );

it( "reports invalid values with the add-on's name", async () => {
	const { app } = await setUp( [
		{ src: '/a.js', dependencies: [ 7, 'wp-element' ], in: 'chekout' },
		{ src: 5 },
		{},
	] );
	expect( appended() ).toEqual( [ '/a.js' ] );
	expect( app.notices() ).toEqual( [
		'The add-on /a.js has a value in “dependencies” that is not text: 7',
		'The add-on /a.js has a page in “in” that does not exist: "chekout". Use "cart" or "checkout".',
		'The add-on #2 has no valid script address: 5',
		'The add-on #3 has no script, no inline code and no dependencies. Write { "src": "https://…" }.',
	] );
	expect( console ).toHaveErrored();
} );
