import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import {
	getHandle,
	getGlobal,
	isKnownHandle,
	withDependencies,
} from './handles.mjs';
import { readArguments } from './read-arguments.mjs';
import { readAssetJson, readAssetPhp } from './read-asset.mjs';

const folder = mkdtempSync( path.join( tmpdir(), 'shopfront-add-on-check-' ) );
after( () => rmSync( folder, { recursive: true } ) );
const write = ( name, text ) =>
	writeFileSync( path.join( folder, name ), text );
const inFolder = ( name ) => path.join( folder, name );

write( 'build.js', 'window.x = 1;' );
write(
	'build.asset.php',
	"<?php return array('dependencies' => array('wp-data', 'wc-settings'), 'version' => '1');"
);
write( 'plain.js', '( () => {} )();' );
write( 'module.js', "import x from 'y';" );
write( 'block.jsx', '<p />' );
write( 'broken.js', 'x' );
write( 'broken.asset.json', '{ "dependencies": 1 }' );
write( 'a.css', 'a {}' );

describe( 'readArguments', () => {
	const read = ( ...args ) => readArguments( args, folder );

	test( 'reads scripts with the handles of their asset files', () => {
		assert.deepEqual( read( 'build.js', 'plain.js' ), {
			scripts: [ inFolder( 'build.js' ), inFolder( 'plain.js' ) ],
			handles: [ 'wp-data', 'wc-settings' ],
			assets: [ inFolder( 'build.asset.php' ) ],
			styles: [],
			before: [],
			fills: {},
			url: null,
			isQuick: false,
			isJson: false,
			isHelp: false,
		} );
	} );

	for ( const [ args, expected ] of [
		[
			[ 'build.js', '--handle', 'wp-url', '--handle=wp-data' ],
			{ handles: [ 'wp-data', 'wc-settings', 'wp-url' ] },
		],
		[
			[ 'plain.js', '--styles', 'a.css' ],
			{ styles: [ inFolder( 'a.css' ) ] },
		],
		[
			[ 'plain.js', '--before', 'build.js' ],
			{ before: [ 'window.x = 1;' ] },
		],
		[
			[ '--fill', 'Account number=DE=1', 'plain.js' ],
			{ fills: { 'Account number': 'DE=1' } },
		],
		[
			[ 'plain.js', '--url', 'http://127.0.0.1:8080/cart/' ],
			{ url: 'http://127.0.0.1:8080' },
		],
		[
			[ 'plain.js', '--quick', '--json' ],
			{ isQuick: true, isJson: true },
		],
		[ [ '--help' ], { isHelp: true } ],
	] ) {
		test( `reads ${ args.join( ' ' ) }`, () => {
			const options = read( ...args );
			for ( const [ name, value ] of Object.entries( expected ) ) {
				assert.deepEqual( options[ name ], value );
			}
		} );
	}

	for ( const [ args, message ] of [
		[ [], /Name the script of an add-on/ ],
		[ [ 'absent.js' ], /There is no file .*absent\.js/ ],
		[ [ '.' ], /There is no file/ ],
		[ [ 'block.jsx' ], /not a \.js file.*Build the add-on first/ ],
		[ [ 'module.js' ], /not a classic script/ ],
		[ [ 'broken.js' ], /broken\.asset\.json has no list of dependencies/ ],
		[ [ 'plain.js', '--styles', 'build.js' ], /not a \.css file/ ],
		[
			[ 'plain.js', '--handle', 'wp-nothing' ],
			/Unknown handle wp-nothing/,
		],
		[ [ 'plain.js', '--handle' ], /--handle needs a value/ ],
		[ [ 'plain.js', '--fill', 'Label' ], /--fill needs LABEL=TEXT/ ],
		[ [ 'plain.js', '--url', 'shop' ], /--url needs an address/ ],
		[ [ 'plain.js', '--fast' ], /Unknown option --fast/ ],
	] ) {
		test( `explains the problem with ${ args.join( ' ' ) || 'nothing' }`, () =>
			assert.throws( () => read( ...args ), { message } ) );
	}
} );

describe( 'readAssetPhp', () => {
	for ( const [ text, expected ] of [
		[
			"<?php return array('dependencies' => array('a', 'b-c'), 'version' => 'x');",
			[ 'a', 'b-c' ],
		],
		[ '<?php return ["dependencies" => ["a"]];', [ 'a' ] ],
		[
			"<?php return array(\n\t'dependencies' => array(\n\t\t'a',\n\t),\n);",
			[ 'a' ],
		],
		[ "<?php return array('dependencies' => array());", [] ],
		[ "<?php return array('version' => 'x');", null ],
		[ "<?php return array('dependencies' => get_all());", null ],
		[ '', null ],
	] ) {
		test( `${ JSON.stringify( text ) } has ${ JSON.stringify( expected ) }`, () =>
			assert.deepEqual( readAssetPhp( text ), expected ) );
	}
} );

describe( 'readAssetJson', () => {
	for ( const [ text, expected ] of [
		[ '{ "dependencies": [ "a" ] }', [ 'a' ] ],
		[ '{ "dependencies": [ 1 ] }', null ],
		[ '{}', null ],
		[ 'no', null ],
	] ) {
		test( `${ text } has ${ JSON.stringify( expected ) }`, () =>
			assert.deepEqual( readAssetJson( text ), expected ) );
	}
} );

describe( 'handles', () => {
	for ( const [ handle, global ] of [
		[ 'wp-url', 'wp.url' ],
		[ 'wp-html-entities', 'wp.htmlEntities' ],
		[ 'wc-blocks-data-store', 'wc.wcBlocksData' ],
		[ 'react-jsx-runtime', 'ReactJSXRuntime' ],
	] ) {
		test( `${ handle } assigns ${ global }`, () => {
			assert.equal( getGlobal( handle ), global );
			assert.equal( getHandle( global ), handle );
		} );
	}

	test( 'jQuery belongs to the handle of the whole library', () =>
		assert.equal( getHandle( 'jQuery' ), 'jquery' ) );

	test( 'an unknown global has no handle', () =>
		assert.equal( getHandle( 'wp.nothing' ), null ) );

	test( 'handles include their dependencies', () => {
		assert.ok(
			withDependencies( [ 'wc-blocks-checkout' ] ).has( 'wp-element' )
		);
		assert.ok( ! withDependencies( [ 'wp-url' ] ).has( 'wp-data' ) );
	} );

	test( 'handles of other plugins are unknown', () =>
		assert.ok( ! isKnownHandle( 'my-script' ) ) );
} );
