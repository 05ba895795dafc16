/** @jest-environment node */
import { LIBRARY_HANDLES, PLATFORM_HANDLES } from '@shopfront/names';
import {
	chunksOfHandles,
	handlesOf,
	isOffered,
	LIBRARIES,
	WORDPRESS_HANDLES,
} from '../../../packages/add-on-scripts/handles';
import recorded from './script-handles.json';

const RECORDED: Readonly< Record< string, readonly string[] > > =
	recorded.scripts;

const offered = [
	...WORDPRESS_HANDLES,
	...PLATFORM_HANDLES,
	...Object.keys( LIBRARIES ),
];

it( 'reads the recorded shop', () => {
	expect( Object.keys( RECORDED ).length ).toBeGreaterThan( 40 );
} );

// Deprecated, but add-ons still declare it.
it.each( offered.filter( ( handle ) => handle !== 'jquery-blockui' ) )(
	'offers %s, which the platform registers',
	( handle ) => {
		expect( RECORDED ).toHaveProperty( [ handle ] );
	}
);

it.each( Object.values( LIBRARY_HANDLES ) )(
	'offers %s, the handle of a global',
	( handle ) => {
		expect( isOffered( handle ) ).toBe( true );
	}
);

// Our scripts don't have the packages' dependencies.
const ON_DEMAND = Object.keys( LIBRARIES ).filter(
	( handle ) =>
		! /^wc-(blocks|types)|^wp-(components|api-fetch)$/.test( handle )
);

it.each( ON_DEMAND )( 'loads the dependencies of %s', ( handle ) => {
	const chunks = chunksOfHandles( [ handle ] );
	const needed = chunksOfHandles( RECORDED[ handle ] ?? [] );
	expect( chunks ).toEqual( expect.arrayContaining( needed ) );
} );

it.each( [
	[ 'jquery', [ 'jquery' ] ],
	[ 'jquery-core', [ 'jquery' ] ],
	[ 'wc-jquery-blockui', [ 'jquery', 'jquery-blockui' ] ],
	[ 'jquery-blockui', [ 'jquery', 'jquery-blockui' ] ],
	[ 'wp-date', [ 'wp-date' ] ],
	[ 'wp-dom', [ 'wp-compose' ] ],
	[ 'wp-element', [] ],
	[ 'wc-blocks-checkout', [ 'blocks-components' ] ],
	[ 'wc-sanitize', [ 'html' ] ],
	[ 'wc-blocks-registry', [] ],
	[ 'nonsense', [] ],
] )( 'maps %s to the chunks %j', ( handle, chunks ) => {
	expect( chunksOfHandles( [ handle ] ) ).toEqual( chunks );
} );

it( 'gives an add-on without a list of dependencies all libraries of the platform', () => {
	const all = [ 'wp-api-fetch', 'blocks-components', 'blocks-data', 'html' ];
	expect( chunksOfHandles( handlesOf( {} ) ) ).toEqual( all );
	expect( chunksOfHandles( handlesOf( { dependencies: [] } ) ) ).toEqual(
		all
	);
	expect( handlesOf( { dependencies: [ 'wp-url' ] } ) ).toEqual( [
		'wp-url',
	] );
} );

it.each( [
	'wp-blocks',
	'wp-block-editor',
	'wp-core-data',
	'wc-entities',
	'x',
] )( 'does not offer %s', ( handle ) => {
	expect( isOffered( handle ) ).toBe( false );
} );
