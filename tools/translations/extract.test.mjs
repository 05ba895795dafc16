import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { extractPhpTexts } from './extract-php-texts.mjs';
import { extractScriptTexts } from './extract-script-texts.mjs';

const inScript = ( code ) => extractScriptTexts( code, 'x.tsx' );
const inPhp = ( code ) => extractPhpTexts( `<?php\n${ code }`, 'x.php' );

const text = ( parts ) => ( {
	single: '',
	plural: undefined,
	context: undefined,
	domain: 'shopfront',
	comment: undefined,
	...parts,
} );

describe( 'texts of scripts', () => {
	test( 'are read from all four functions', () => {
		const code = `
			__( 'One', 'shopfront' );
			_x( 'Two', 'verb', 'woocommerce' );
			_n( '%d item', '%d items', count, 'shopfront' );
			_nx( '%d', '%ds', count( a, b ), 'noun', 'shopfront' );`;
		assert.deepEqual( inScript( code ), [
			text( { single: 'One', file: 'x.tsx', line: 2 } ),
			text( {
				single: 'Two',
				context: 'verb',
				domain: 'woocommerce',
				file: 'x.tsx',
				line: 3,
			} ),
			text( {
				single: '%d item',
				plural: '%d items',
				file: 'x.tsx',
				line: 4,
			} ),
			text( {
				single: '%d',
				plural: '%ds',
				context: 'noun',
				file: 'x.tsx',
				line: 5,
			} ),
		] );
	} );

	test( 'are read from JSX, and with escaped quotes', () => {
		const found = inScript(
			"const a = <b title={ __( 'It\\'s', 'shopfront' ) }>{ __( \"b\", 'shopfront' ) }</b>;"
		);
		assert.deepEqual(
			found.map( ( { single } ) => single ),
			[ "It's", 'b' ]
		);
	} );

	test( 'have only the comment directly before their call', () => {
		const found = inScript( `
			sprintf(
				/* translators: %s: a name,
				 * as of a product. */
				__( 'A %s', 'shopfront' ), name, __( 'B', 'shopfront' )
			);
			/* translators: of nothing. */
			call();
			__( 'C', 'shopfront' );` );
		assert.deepEqual(
			found.map( ( { single, comment } ) => [ single, comment ] ),
			[
				[ 'A %s', '%s: a name, as of a product.' ],
				[ 'B', undefined ],
				[ 'C', undefined ],
			]
		);
	} );

	for ( const code of [
		'__( name, "shopfront" )',
		'__( `a${ b }`, "shopfront" )',
		'__( "a" )',
	] ) {
		test( `${ code } throws an error with its position`, () => {
			assert.throws( () => inScript( code ), /x\.tsx:1: / );
		} );
	}

	test( 'are not read from methods and other functions', () => {
		assert.deepEqual(
			inScript( "i18n.__( 'a', 'shopfront' ); f( 'b', 'shopfront' );" ),
			[]
		);
	} );
} );

describe( 'texts of PHP', () => {
	test( 'are read from plain and escaping functions, with their comments', () => {
		const found = inPhp( `
			// translators: %s: a name.
			echo esc_html__( 'It\\'s %s', 'shopfront' );
			sprintf( _n( '%d item', '%d items', count( $a, 'b' ), 'shopfront' ), 2 );
			_x( 'Two', 'verb', 'woocommerce' );` );
		assert.deepEqual(
			found.map( ( { file, line, ...rest } ) => rest ),
			[
				text( { single: "It's %s", comment: '%s: a name.' } ),
				text( { single: '%d item', plural: '%d items' } ),
				text( {
					single: 'Two',
					context: 'verb',
					domain: 'woocommerce',
				} ),
			]
		);
	} );

	test( 'must be literals', () => {
		assert.throws( () => inPhp( "__( $a, 'shopfront' );" ), /x\.php:2: / );
	} );

	test( 'are not read from functions with longer names', () => {
		assert.deepEqual( inPhp( "my__( 'a', 'shopfront' );" ), [] );
	} );
} );
