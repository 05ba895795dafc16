/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';

const ROOT = join( __dirname, '..', '..' );
const load = createRequire( __filename );
// The builds' webpack, a dependency of `@wordpress/scripts`.
const webpack: typeof import( 'webpack' ) = load( 'webpack' );
const { ThirdPartyLicensesPlugin } = load(
	'../../tools/build/third-party-licenses.cjs'
);
const LICENSES = 'THIRD-PARTY-LICENSES.txt';

/** Text in a package's minimized code, and the file of the license that we chose. */
const TRACES: Record< string, [ trace: RegExp, license?: string ] > = {
	'@cfworker/json-schema': [ /unevaluatedProperties/ ],
	'@wordpress/data': [ /core\/data/, 'LICENSE.md' ],
	'@wordpress/deprecated': [ /is deprecated since version/, 'LICENSE.md' ],
	'@zxcvbn-ts/core': [ /straightRow/, 'LICENSE.txt' ],
	'block-ui': [ /blockOverlay/ ],
	dompurify: [ /ADD_ATTR/, 'LICENSE-MPL' ],
	'embla-carousel': [ /watchSlides/ ],
	'embla-carousel-fade': [ /name:"fade"/ ],
	jquery: [ /jQuery\.Deferred exception/, 'LICENSE.txt' ],
	lodash: [ /__lodash_hash_undefined__/, 'LICENSE' ],
	moment: [
		/Moment Timezone|isMomentInputObject|_isAMomentObject/,
		'LICENSE',
	],
	mousetrap: [ /addKeycodes/, 'LICENSE' ],
	photoswipe: [ /pswp__/, 'LICENSE' ],
	'react-dom': [ /Minified React error/, 'LICENSE' ],
	'web-vitals': [ /back-forward-cache/, 'LICENSE' ],
	redux: [ /@@redux\/INIT/, 'LICENSE.md' ],
};

const readText = ( ...path: string[] ) =>
	readFileSync( join( ROOT, ...path ), 'utf8' ).replaceAll( '\r', '' );

/** From a build's file; `undefined` without a license. */
const licenseIn = ( file: string, name: string ) =>
	file
		.split( /^-{78}$/m )
		.find( ( section ) => section.includes( `\n${ name } ` ) );

const builds = [ 'wordpress', 'editor', 'behaviors', 'standalone' ];

it.each( builds )(
	'the build %s has the license of each package of which it has code',
	( build ) => {
		const file = readText( 'build', build, LICENSES );
		const code = readdirSync( join( ROOT, 'build', build ) )
			.filter( ( name ) => name.endsWith( '.js' ) )
			.map( ( name ) => readText( 'build', build, name ) )
			.join( '\n' );
		const found = Object.entries( TRACES ).filter( ( [ , [ trace ] ] ) =>
			trace.test( code )
		);
		expect( found.length ).toBeGreaterThan( 2 );
		for ( const [ name, [ , license ] ] of found ) {
			expect( [ name, licenseIn( file, name ) ] ).toEqual( [
				name,
				expect.stringContaining(
					license
						? readText( 'node_modules', name, license ).trim()
						: 'Permission is hereby granted'
				),
			] );
		}
	}
);

it( 'the builds have all of these packages', () => {
	const files = builds.map( ( build ) =>
		readText( 'build', build, LICENSES )
	);
	for ( const name of Object.keys( TRACES ) ) {
		expect( [
			name,
			files.some( ( file ) => licenseIn( file, name ) ),
		] ).toEqual( [ name, true ] );
	}
} );

it( 'the file lists exactly the packages that webpack reports', async () => {
	const compiler = webpack( {
		mode: 'production',
		context: ROOT,
		entry: {
			a: `data:text/javascript,import { addAction } from '@wordpress/hooks'; import clsx from 'clsx'; import '@wordpress/warning'; addAction( clsx( 'a' ) );`,
		},
		plugins: [ new ThirdPartyLicensesPlugin() ],
		output: { path: '/nowhere' },
	} );
	const files = new Map< string, string >();
	Object.assign( compiler ?? {}, {
		outputFileSystem: {
			mkdir: ( _path: string, done: () => void ) => done(),
			writeFile: ( path: string, text: string, done: () => void ) => {
				files.set( path, String( text ) );
				done();
			},
			stat: ( _path: string, done: ( error: Error ) => void ) =>
				done( new Error( 'none' ) ),
		},
	} );
	const stats = await new Promise< import( 'webpack' ).Stats | undefined >(
		( resolve, reject ) =>
			compiler?.run( ( error, result ) =>
				error ? reject( error ) : resolve( result )
			)
	);
	const reported = JSON.stringify(
		stats?.toJson( { all: false, modules: true, nestedModules: true } )
	).matchAll( /node_modules\/((?:@[^/]+\/)?[^/]+)\//g );
	const listed = [ ...files ]
		.find( ( [ path ] ) => path.endsWith( LICENSES ) )?.[ 1 ]
		.matchAll( /^(\S+) \d\S* \(/gm );
	expect(
		[ ...( listed ?? [] ) ].map( ( [ , name ] ) => name ).sort()
	).toEqual(
		[ ...new Set( [ ...reported ].map( ( [ , name ] ) => name ) ) ].sort()
	);
} );
