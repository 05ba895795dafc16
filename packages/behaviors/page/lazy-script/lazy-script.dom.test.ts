import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './lazy-script';
import { loadScript } from './load-script';

const URL = 'https://maps.test/widget.js';
const scripts = () => [
	...document.head.querySelectorAll< HTMLScriptElement >( 'script' ),
];
const finish = ( type: string ) =>
	scripts().at( -1 )?.dispatchEvent( new Event( type ) );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	document.head.innerHTML = '';
} );

it( 'loads each URL once', async () => {
	const first = loadScript( `${ URL }?1`, document );
	const second = loadScript( `${ URL }?1`, document );
	void loadScript( '/own.js', document );
	expect( scripts().map( ( { src } ) => src ) ).toEqual( [
		`${ URL }?1`,
		'http://localhost/own.js',
	] );
	scripts()[ 0 ]?.dispatchEvent( new Event( 'load' ) );
	await expect( Promise.all( [ first, second ] ) ).resolves.toBeDefined();
	void loadScript( `${ URL }?1`, document );
	expect( scripts() ).toHaveLength( 2 );
} );

it( 'rejects if loading fails, and tries again on the next call', async () => {
	const lost = loadScript( `${ URL }?2`, document );
	finish( 'error' );
	await expect( lost ).rejects.toThrow( 'could not be loaded' );
	expect( scripts() ).toHaveLength( 0 );
	const again = loadScript( `${ URL }?2`, document );
	finish( 'load' );
	await expect( again ).resolves.toBeUndefined();
} );

it( 'times out after two minutes', async () => {
	const rejected = jest.fn();
	loadScript( `${ URL }?3`, document ).catch( rejected );
	await jest.advanceTimersByTimeAsync( 119_999 );
	expect( rejected ).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync( 1 );
	expect( rejected ).toHaveBeenCalledTimes( 1 );
} );

it.each( [ 'javascript:alert(1)', 'https://', 'data:text/javascript,1' ] )(
	'refuses %s',
	async ( url ) => {
		await expect( loadScript( url, document ) ).rejects.toThrow(
			'no address'
		);
		expect( scripts() ).toHaveLength( 0 );
	}
);

const listed = ( list: unknown ) =>
	Object.assign( window, {
		shopfrontSettings: { site: { scripts: list } },
	} );

it.each( [
	[ 'load', 'loaded' ],
	[ 'error', 'failed' ],
] )(
	'after %s, the element is no longer busy, and emits %s',
	async ( type, name ) => {
		listed( { map: `${ URL }?${ name }` } );
		document.body.innerHTML = `<div data-sf-script="map">Map</div>`;
		const emitted = jest.fn();
		document.addEventListener( `sf:lazy-script:${ name }`, emitted );
		mountBehavior( mount, find( 'div' ) );
		expect( find( 'div' ) ).toHaveAttribute( 'aria-busy', 'true' );
		finish( type );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( emitted ).toHaveBeenCalledTimes( 1 );
		expect( find( 'div' ) ).not.toHaveAttribute( 'aria-busy' );
		expect( find( 'div' ) ).toHaveTextContent( 'Map' );
	}
);

it( 'loads a script by its URL, if the server lists it', () => {
	listed( { map: `${ URL }?address` } );
	document.body.innerHTML = `<div data-sf-script="${ URL }?address"></div>`;
	mountBehavior( mount, find( 'div' ) );
	expect( scripts().map( ( { src } ) => src ) ).toEqual( [
		`${ URL }?address`,
	] );
} );

it.each( [
	[ 'no list', undefined, URL ],
	[ 'a list without it', { map: 'https://maps.test/map.js' }, URL ],
	[ 'a list of other values', [ 1, null ], 'null' ],
	[ 'names that every object has', {}, 'constructor' ],
	[ 'an empty name', { '': null }, '' ],
] )( 'loads nothing with %s', ( _, list, name ) => {
	const warn = jest.spyOn( console, 'warn' ).mockImplementation( () => {} );
	const failed = jest.fn();
	listed( list );
	document.body.innerHTML = `<div data-sf-script="${ name }"></div>`;
	find( 'div' ).addEventListener( 'sf:lazy-script:failed', failed );
	mountBehavior( mount, find( 'div' ) );
	expect( scripts() ).toHaveLength( 0 );
	expect( failed ).toHaveBeenCalledTimes( 1 );
	expect( find( 'div' ) ).not.toHaveAttribute( 'aria-busy' );
	expect( warn ).toHaveBeenCalledWith(
		expect.stringContaining( 'site.scripts' )
	);
	warn.mockRestore();
} );
