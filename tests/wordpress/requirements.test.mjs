/** WordPress, the plugin itself and people read the required versions in different files. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../../tools/support/root.mjs';
import { testedVersions } from './versions/table.mjs';

const read = ( file ) => readFileSync( inRoot( file ), 'utf8' );

const capture = ( text, pattern ) => pattern.exec( text )?.[ 1 ];

const code = read( 'php-stubs/class-requirements.php' );
const plugin = read( 'shopfront.php' );
const readme = read( 'readme.txt' );

/** The code decides, so the others must match it. */
const constant = ( name ) =>
	capture( code, new RegExp( `const ${ name } += '([\\d.]+)';` ) );

const pluginHeader = ( name ) =>
	capture( plugin, new RegExp( `^ \\* ${ name }: (.+)$`, 'm' ) );

const readmeHeader = ( name ) =>
	capture( readme, new RegExp( `^${ name }: (.+)$`, 'm' ) );

for ( const [ program, version, others ] of [
	[
		'PHP',
		constant( 'PHP' ),
		{
			'the header of shopfront.php': pluginHeader( 'Requires PHP' ),
			'readme.txt': readmeHeader( 'Requires PHP' ),
			'docs/run-a-shop': capture(
				read( 'docs/run-a-shop/README.md' ),
				/PHP ([\d.]+) or newer/
			),
			'the notice of shopfront.php': capture(
				plugin,
				/needs PHP ([\d.]+) or newer/
			),
			'the condition of shopfront.php': capture(
				plugin,
				/PHP_VERSION_ID >= (\d+)/
			)?.replace( /^(\d+)0(\d)00$/, '$1.$2' ),
		},
	],
	[
		'WordPress',
		constant( 'WORDPRESS' ),
		{
			'the header of shopfront.php': pluginHeader( 'Requires at least' ),
			'readme.txt': readmeHeader( 'Requires at least' ),
			'README.md': capture(
				read( 'README.md' ),
				/need WordPress ([\d.]+)/
			),
			'docs/run-a-shop': capture(
				read( 'docs/run-a-shop/README.md' ),
				/need WordPress ([\d.]+)/
			),
		},
	],
	[
		'WooCommerce',
		constant( 'WOOCOMMERCE' ),
		{
			'the header of shopfront.php': pluginHeader(
				'WC requires at least'
			),
			'README.md': capture(
				read( 'README.md' ),
				/and WooCommerce ([\d.]+),? or newer/
			),
			'docs/run-a-shop': capture(
				read( 'docs/run-a-shop/README.md' ),
				/and WooCommerce ([\d.]+),? or newer/
			),
			'readme.txt': capture(
				readme,
				/needs WooCommerce ([\d.]+) or newer/
			),
		},
	],
] ) {
	for ( const [ place, found ] of Object.entries( others ) ) {
		test( `${ place } has the version of ${ program } that the code needs`, () => {
			assert.match( version, /^\d+\.\d+$/ );
			assert.equal( found, version );
		} );
	}
}

test( 'the version of the plugin is the same everywhere', () => {
	const { version } = JSON.parse( read( 'package.json' ) );
	assert.deepEqual(
		{
			header: pluginHeader( 'Version' ),
			constant: capture(
				plugin,
				/define\( 'SHOPFRONT_VERSION', '([\d.]+)' \)/
			),
			readme: readmeHeader( 'Stable tag' ),
		},
		{ header: version, constant: version, readme: version }
	);
} );

test( 'the tested versions passed in docs/run-a-shop/versions.md', () => {
	const { wordpress, woocommerce } = testedVersions(
		read( 'docs/run-a-shop/versions.md' )
	);
	assert.deepEqual(
		{
			wordpress: readmeHeader( 'Tested up to' ),
			woocommerce: pluginHeader( 'WC tested up to' ),
		},
		{ wordpress, woocommerce }
	);
} );
