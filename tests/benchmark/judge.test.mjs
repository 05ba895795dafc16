import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from './judge.mjs';
import { median } from './median.mjs';
import { summarize } from './traffic.mjs';

const BUDGETS = { scriptBytes: 100, clickToPaintMs: 50, layoutShift: 0 };
const overOf = ( figures ) =>
	judge( 'cart', 'desktop', figures, BUDGETS )
		.filter( ( { isOver } ) => isOver )
		.map( ( { name } ) => name );

test( 'a budget of bytes is held up to its edge', () => {
	assert.deepEqual( overOf( { scriptBytes: 100 } ), [] );
	assert.deepEqual( overOf( { scriptBytes: 101 } ), [ 'scriptBytes' ] );
} );
test( 'any layout shift is too much', () => {
	assert.deepEqual( overOf( { layoutShift: 0.001 } ), [ 'layoutShift' ] );
} );
test( 'a time is shown with its budget, and not enforced', () => {
	const [ figure ] = judge(
		'cart',
		'phone',
		{ clickToPaintMs: 80 },
		BUDGETS
	);
	assert.equal( figure.budget, 50 );
	assert.equal( figure.isOver, false );
} );

test( 'traffic counts scripts of the build, ours apart from libraries', () => {
	const at = ( path, type, bytes ) => ( {
		url: `http://127.0.0.1:1${ path }`,
		type,
		bytes,
	} );
	assert.deepEqual(
		summarize( [
			at( '/cart/', 'Document', 1000 ),
			at( '/assets/shop.css', 'Stylesheet', 50 ),
			at( '/assets/add-to-cart.js', 'Script', 7 ),
			at( '/build/standalone/frontend.js', 'Script', 20 ),
			at( '/build/standalone/libraries.0a.js', 'Script', 300 ),
			at( '/build/standalone/cart.css', 'Stylesheet', 40 ),
			at( '/assets/pictures/mug.svg', 'Image', 5 ),
			at( '/wp-json/wc/store/v1/batch', 'Fetch', 60 ),
		] ),
		{
			requests: 8,
			totalBytes: 1482,
			documentBytes: 1000,
			imageBytes: 5,
			apiRequests: 1,
			scriptRequests: 2,
			scriptBytes: 320,
			libraryScriptBytes: 300,
			ownScriptBytes: 20,
			styleBytes: 40,
		}
	);
} );

test( 'the median is the middle, not the mean', () => {
	assert.equal( median( [ 1000, 1, 3 ] ), 3 );
	assert.equal( median( [ 10, 9 ] ), 10 );
} );
