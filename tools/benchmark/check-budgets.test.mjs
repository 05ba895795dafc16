import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { checkBudgets } from './check-budgets.mjs';
import { median, percentile, summarizeRecords } from './statistics.mjs';
import { readOwnBytes, summarizeTraffic } from './traffic.mjs';

const BUDGETS = { scriptBytes: 100, clickToPaintMs: 50, layoutShift: 0 };
const ESTABLISHED = { scriptBytes: 500 };
const checkValues = ( values ) =>
	checkBudgets(
		[ { subject: 'cart', condition: 'phone', values } ],
		BUDGETS,
		ESTABLISHED
	);
const overOf = ( values ) =>
	checkValues( values )
		.filter( ( { isOver } ) => isOver )
		.map( ( { name } ) => name );

test( 'a budget of bytes includes its limit', () => {
	assert.deepEqual( overOf( { scriptBytes: 100 } ), [] );
	assert.deepEqual( overOf( { scriptBytes: 101 } ), [ 'scriptBytes' ] );
} );
test( 'any layout shift exceeds the budget', () => {
	assert.deepEqual( overOf( { layoutShift: 0.001 } ), [ 'layoutShift' ] );
} );
test( 'a time shows with its budget, but is not enforced', () => {
	const [ figure ] = checkValues( { clickToPaintMs: 80 } );
	assert.equal( figure.budget, 50 );
	assert.equal( figure.isOver, false );
} );

test( 'a budget may belong to a machine or to a subject', () => {
	const budgetOf = ( subject, condition ) =>
		checkBudgets(
			[ { subject, condition, values: { clickToPaintMs: 1 } } ],
			{
				clickToPaintMs: 50,
				'slow phone': { clickToPaintMs: 70 },
				'cart of 300': { clickToPaintMs: 60 },
			},
			{}
		)[ 0 ].budget;
	assert.equal( budgetOf( 'cart of 1', 'desktop' ), 50 );
	assert.equal( budgetOf( 'cart of 1', 'slow phone' ), 70 );
	assert.equal( budgetOf( 'cart of 300', 'slow phone' ), 60 );
} );

test( 'an established value shows beside its figure', () => {
	const figures = checkValues( { scriptBytes: 90, heapBytes: 7 } );
	assert.deepEqual(
		figures.map( ( { established } ) => established ),
		[ 500, null ]
	);
} );

test( 'counts scripts of the block, not of all pages: our own without libraries, and lazy ones separately from eager ones', () => {
	const at = ( path, type, bytes ) => ( {
		url: `http://127.0.0.1:1${ path }`,
		type,
		bytes,
	} );
	assert.deepEqual(
		summarizeTraffic(
			[
				at( '/cart/', 'Document', 1000 ),
				at( '/assets/shop.css', 'Stylesheet', 50 ),
				at( '/assets/add-to-cart.js', 'Script', 7 ),
				at( '/build/standalone/mini-cart.js', 'Script', 3 ),
				at( '/build/standalone/add-to-cart.js', 'Script', 5 ),
				at( '/build/behaviors/behaviors.js', 'Script', 2 ),
				at( '/build/host/host.js', 'Script', 9 ),
				at( '/build/behaviors/wishlist.2c.js', 'Script', 6 ),
				at( '/build/behaviors/behaviors.css', 'Stylesheet', 8 ),
				at( '/build/standalone/frontend.js', 'Script', 20 ),
				at( '/build/standalone/shared.0a.js', 'Script', 300 ),
				at( '/build/standalone/cart.css', 'Stylesheet', 40 ),
				at( '/assets/pictures/mug.svg', 'Image', 5 ),
				at( '/wp-json/wc/store/v1/batch', 'Fetch', 60 ),
				at(
					'/build/standalone/shipping-calculator.1b.js',
					'Script',
					4
				),
			],
			[ 'http://127.0.0.1:1/build/standalone/shipping-calculator.1b.js' ],
			new Map( [
				[ 'frontend', 18 ],
				[ 'shared', 12 ],
			] )
		),
		{
			requests: 15,
			totalBytes: 1519,
			documentBytes: 1000,
			imageBytes: 5,
			apiRequests: 1,
			scriptRequests: 2,
			scriptBytes: 320,
			libraryScriptBytes: 290,
			ownScriptBytes: 30,
			lazyScriptBytes: 4,
			styleBytes: 40,
		}
	);
} );

test( 'uses the chunk sizes of the build without libraries as our own bytes', () => {
	const folder = mkdtempSync( join( tmpdir(), 'own-bytes-' ) );
	try {
		const script = 'console.log( "ours" );'.repeat( 20 );
		writeFileSync( join( folder, 'shared.0a1b2c3d.js' ), script );
		writeFileSync( join( folder, 'cart.css' ), 'a{color:red}' );
		assert.deepEqual(
			[ ...readOwnBytes( folder ) ],
			[ [ 'shared', brotliCompressSync( script ).length ] ]
		);
	} finally {
		rmSync( folder, { recursive: true } );
	}
	assert.deepEqual( [ ...readOwnBytes( folder ) ], [] );
} );

test( 'the median is the middle, not the mean', () => {
	assert.equal( median( [ 1000, 1, 3 ] ), 3 );
	assert.equal( median( [ 10, 9 ] ), 10 );
} );
test( 'the 95th percentile of fewer than twenty values is the largest', () => {
	assert.equal( percentile( [ 5, 9, 1 ], 0.95 ), 9 );
	const hundred = Array.from( { length: 100 }, ( _, index ) => 100 - index );
	assert.equal( percentile( hundred, 0.95 ), 95 );
} );
test( 'several loads are summarized by their median, but layout shift and failures by the worst', () => {
	const load = ( usableMs, layoutShift, paintMs = 1 ) => ( {
		usableMs,
		layoutShift,
		paintMs,
	} );
	assert.deepEqual(
		summarizeRecords( [
			load( 9, 0 ),
			load( 2, 0.1, null ),
			load( 3, 0 ),
		] ),
		{ usableMs: 3, layoutShift: 0.1, paintMs: null }
	);
} );
