import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../support/root.mjs';
import { buildRender } from './build-render.mjs';

const folder = mkdtempSync( path.join( tmpdir(), 'shopfront-render-' ) );
after( () => rmSync( folder, { recursive: true } ) );

/** Returns the body of a recorded response. */
const readRecording = ( visit, name ) =>
	readFileSync( inRoot( 'tests/contract/recordings', visit ), 'utf8' )
		.split( '\n' )
		.filter( Boolean )
		.map( ( line ) => JSON.parse( line ) )
		.find( ( exchange ) => exchange.name === name ).response.body;

test( 'renders outside the repository', async () => {
	await buildRender( folder );
	const file = pathToFileURL( path.join( folder, 'render.mjs' ) );
	const { renderBlock } = await import( file );
	const cart = readRecording(
		'changes-the-address-and-selects-rates.ndjson',
		'cart-tax-single-total'
	);
	const html = await renderBlock(
		'cart',
		{},
		{ cart, settings: {}, url: 'http://shop.test/cart/' }
	);
	assert.match(
		html,
		/^<div class="sf-skeleton sf-first-paint" data-sf-customer="0">/
	);
	assert.equal(
		html.match( /<tr [^>]*class="wc-block-cart-items__row"/g )?.length,
		cart.items.length
	);
} );

test( 'has types that need no other package', () => {
	const types = readFileSync( path.join( folder, 'render.d.mts' ), 'utf8' );
	assert.match(
		types,
		/renderBlock: \(name: BlockName, attributes: Attributes, data: RenderData\) => Promise<string>/
	);
	assert.doesNotMatch( types, /import/ );
} );

test( 'lists the licenses of the packages in it', () => {
	const text = readFileSync(
		path.join( folder, 'THIRD-PARTY-LICENSES.txt' ),
		'utf8'
	);
	for ( const name of [ 'react-dom', '@wordpress/data', 'entities' ] ) {
		assert.match( text, new RegExp( `^${ name } `, 'm' ) );
	}
} );
