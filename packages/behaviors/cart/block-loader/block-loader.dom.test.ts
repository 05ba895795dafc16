import { createBlockLoader } from './block-loader';
import type { BlockSources, MiniCartBlock } from './types';

const SOURCES: BlockSources = {
	styles: [ '/drawer.css' ],
	scripts: [
		{ src: '/shared.js', before: 'window.log.push( "before shared" )' },
		{
			src: '/frontend.js',
			before: 'window.log.push( "before frontend" )',
			after: 'window.log.push( "after frontend" )',
		},
	],
	settings: { from: 'the badge' },
};
const block: MiniCartBlock = {
	mount: () => () => undefined,
	addItem: async () => undefined,
};

const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );
const files = () =>
	[ ...document.head.querySelectorAll( '[src],[href]' ) ].map(
		( element ) =>
			element.getAttribute( 'src' ) ?? element.getAttribute( 'href' )
	);
const finish = async ( url: string, type = 'load' ) => {
	document.head
		.querySelector( `[src="${ url }"],[href="${ url }"]` )
		?.dispatchEvent( new Event( type ) );
	await settle();
};
const log: string[] = [];
const respond = ( event: Event ) =>
	( event as CustomEvent ).detail.respond( Promise.resolve( block ) );

beforeEach( () => {
	document.head.innerHTML = '';
	log.length = 0;
	Reflect.set( window, 'log', log );
	Reflect.deleteProperty( window, 'wcSettings' );
	Reflect.deleteProperty( window, 'shopfrontMiniCart' );
} );
afterEach( () => document.removeEventListener( 'sf:request', respond ) );

it( 'adds no file if a script on the page has the block', async () => {
	document.addEventListener( 'sf:request', respond );
	expect( await createBlockLoader( window, SOURCES )() ).toBe( block );
	expect( files() ).toEqual( [] );
} );

it( 'first runs the scripts that the page has for later', async () => {
	Reflect.set( window, 'shopfrontRunLaterScripts', async () =>
		document.addEventListener( 'sf:request', respond )
	);
	expect( await createBlockLoader( window, SOURCES )() ).toBe( block );
	expect( files() ).toEqual( [] );
	Reflect.deleteProperty( window, 'shopfrontRunLaterScripts' );
} );

it( "gives each file the page's nonce", () => {
	document.head.innerHTML = '<script nonce="abc" type="text/plain"></script>';
	void createBlockLoader( window, SOURCES )();
	const added = [
		...document.head.querySelectorAll< HTMLElement >( 'script,link' ),
	];
	expect( added.length ).toBeGreaterThan( 3 );
	expect( added.map( ( { nonce } ) => nonce ) ).toEqual(
		added.map( () => 'abc' )
	);
} );

it( 'adds all files at once, and runs the code around each script', async () => {
	const loading = createBlockLoader( window, SOURCES )();
	expect( files() ).toEqual( [
		'/drawer.css',
		'/shared.js',
		'/frontend.js',
	] );
	expect( Reflect.get( window, 'wcSettings' ) ).toEqual( {
		from: 'the badge',
	} );
	expect( log ).toEqual( [ 'before shared' ] );
	await finish( '/shared.js' );
	expect( log ).toEqual( [ 'before shared', 'before frontend' ] );
	document.addEventListener( 'sf:request', respond );
	await finish( '/frontend.js' );
	expect( log.at( -1 ) ).toBe( 'after frontend' );
	await finish( '/drawer.css' );
	expect( await loading ).toBe( block );
} );

it( "keeps the page's settings, and skips files that it already has", async () => {
	Reflect.set( window, 'wcSettings', { from: 'the page' } );
	document.head.innerHTML =
		'<link rel="stylesheet" href="/drawer.css"><script src="/shared.js"></script>';
	void createBlockLoader( window, SOURCES )();
	expect( files() ).toEqual( [
		'/drawer.css',
		'/shared.js',
		'/frontend.js',
	] );
	expect( Reflect.get( window, 'wcSettings' ) ).toEqual( {
		from: 'the page',
	} );
} );

it( 'continues without a stylesheet that fails', async () => {
	const loading = createBlockLoader( window, SOURCES )();
	document.addEventListener( 'sf:request', respond );
	await finish( '/drawer.css', 'error' );
	await finish( '/shared.js' );
	await finish( '/frontend.js' );
	expect( await loading ).toBe( block );
} );

it( 'rejects if a script fails, and adds it again for the next call', async () => {
	const load = createBlockLoader( window, SOURCES );
	const outcome = load().then(
		() => 'loaded',
		() => 'failed'
	);
	await finish( '/shared.js' );
	await finish( '/frontend.js', 'error' );
	expect( await outcome ).toBe( 'failed' );
	expect( files() ).not.toContain( '/frontend.js' );
	const next = load();
	document.addEventListener( 'sf:request', respond );
	expect( files() ).toContain( '/frontend.js' );
	await finish( '/frontend.js' );
	expect( await next ).toBe( block );
} );

it( 'rejects if no script has the block', async () => {
	await expect( createBlockLoader( window, {} )() ).rejects.toThrow(
		'mini-cart'
	);
} );

it( "shares one download with the page's other scripts", async () => {
	const first = createBlockLoader( window, SOURCES )();
	const second = createBlockLoader( window, SOURCES )();
	expect( files() ).toHaveLength( 3 );
	document.addEventListener( 'sf:request', respond );
	for ( const url of [ '/drawer.css', '/shared.js', '/frontend.js' ] ) {
		await finish( url );
	}
	expect( await Promise.all( [ first, second ] ) ).toEqual( [
		block,
		block,
	] );
} );

it( 'requests the block from new scripts when the caller is ready', async () => {
	let setReady = () => {};
	const ready = new Promise< void >( ( resolve ) => {
		setReady = resolve;
	} );
	const loading = createBlockLoader(
		window,
		{ scripts: [ { src: '/frontend.js' } ] },
		() => ready
	)();
	const onRequest = jest.fn( respond );
	document.addEventListener( 'sf:request', onRequest );
	await finish( '/frontend.js' );
	expect( onRequest ).not.toHaveBeenCalled();
	setReady();
	expect( await loading ).toBe( block );
	document.removeEventListener( 'sf:request', onRequest );
} );
