import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { rspack } from '@rspack/core';

const { AddOnScripts } = createRequire( import.meta.url )(
	'./add-on-scripts.cjs'
);

/** Returns the script and its description. */
const buildAddOn = async ( code ) => {
	const folder = mkdtempSync( path.join( tmpdir(), 'add-on-' ) );
	try {
		writeFileSync( path.join( folder, 'add-on.js' ), code );
		await new Promise( ( resolve, reject ) =>
			rspack( {
				mode: 'production',
				context: folder,
				entry: { 'add-on': './add-on.js' },
				output: { path: folder, filename: 'built.js' },
				plugins: [ new AddOnScripts() ],
			} ).run( ( error, stats ) =>
				error || stats.hasErrors()
					? reject( error ?? new Error( stats.toString() ) )
					: resolve()
			)
		);
		return [ 'built.js', 'built.asset.php' ].map( ( name ) =>
			readFileSync( path.join( folder, name ), 'utf8' )
		);
	} finally {
		rmSync( folder, { recursive: true } );
	}
};

test( "takes libraries from the page's globals, and lists their scripts", async () => {
	const [ script, description ] = await buildAddOn( `
		import { registerCheckoutBlock } from '@woocommerce/blocks-checkout';
		import { useBlockProps } from '@wordpress/block-editor';
		import { createElement } from '@wordpress/element';
		import { useState } from 'react';
		registerCheckoutBlock( { useBlockProps, createElement, useState } );` );
	for ( const global of [
		'window.wc.blocksCheckout',
		'window.wp.blockEditor',
		'window.wp.element',
		'window.React',
	] ) {
		assert.ok( script.includes( global ), global );
	}
	assert.match(
		description,
		/^<\?php return array\('dependencies' => array\('react', 'wc-blocks-checkout', 'wp-block-editor', 'wp-element'\), 'version' => '[0-9a-f]{20}'\);\n$/
	);
} );

test( 'gives a script without libraries no dependencies, and another version', async () => {
	const [ [ , first ], [ , second ] ] = await Promise.all(
		[ 'one', 'two' ].map( ( text ) =>
			buildAddOn( `alert( '${ text }' );` )
		)
	);
	assert.match( first, /'dependencies' => array\(\)/ );
	assert.notEqual( first, second );
} );
