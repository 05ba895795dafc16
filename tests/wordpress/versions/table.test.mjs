import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rowOf, testedVersions } from './table.mjs';

const STEPS = {
	shop: '',
	product: '',
	'mini-cart': '',
	cart: '',
	checkout: '',
	order: '',
	editor: '',
};

const OURS = [
	'wc-cart-block-frontend-js http://shop.test/wp-content/plugins/shopfront/build/wordpress/frontend.js',
	'wc-blocks-style-cart-css http://shop.test/wp-content/plugins/shopfront/build/wordpress/cart.css',
];
const THEIRS =
	' http://shop.test/wp-content/plugins/woocommerce/assets/client/blocks/cart-frontend.js';

const part = ( isReplaced ) => ( {
	name: 'cart',
	title: 'Cart',
	is_replaced: isReplaced,
	text: isReplaced ? 'On.' : 'A fact is missing.',
} );

const row = ( { page = OURS, isReplaced = true, on = {}, off = {} } = {} ) =>
	rowOf( {
		wordpress: '7.1',
		woocommerce: '11.0',
		theme: 'block',
		off: { steps: STEPS, errors: [], log: [], ...off },
		on: {
			steps: STEPS,
			errors: [],
			log: [],
			pages: { cart: page },
			...on,
		},
		status: { blocks: [ part( isReplaced ) ] },
		activation: '',
		deactivation: '',
	} );

describe( 'rowOf', () => {
	test( 'passes if the status is true and nothing fails', () => {
		assert.deepEqual( row().failures, [] );
	} );

	test( 'passes with a part that stands aside, and says why', () => {
		const { failures, notes } = row( {
			page: [ THEIRS ],
			isReplaced: false,
		} );
		assert.deepEqual( failures, [] );
		assert.deepEqual( notes, [ 'Cart: A fact is missing.' ] );
	} );

	test( 'fails if a page has both implementations', () => {
		assert.match(
			row( { page: [ ...OURS, THEIRS ] } ).failures[ 0 ],
			/both implementations/
		);
	} );

	test( 'fails if the status names the wrong implementation', () => {
		assert.match(
			row( { page: [ THEIRS ] } ).failures[ 0 ],
			/status says/
		);
		assert.match(
			row( { isReplaced: false } ).failures[ 0 ],
			/status says/
		);
		assert.match( row( { page: [] } ).failures[ 0 ], /neither/ );
	} );

	test( 'fails if a page has our script without our styles', () => {
		assert.match(
			row( { page: OURS.slice( 0, 1 ) } ).failures[ 0 ],
			/half of ours/
		);
	} );

	test( 'counts only what fails because of the plugin', () => {
		const steps = { ...STEPS, editor: 'it is slow' };
		const errors = [ 'cart: an error' ];
		assert.equal( row( { on: { steps, errors } } ).failures.length, 2 );
		assert.deepEqual(
			row( { on: { steps, errors }, off: { steps, errors } } ).failures,
			[]
		);
	} );
} );

test( 'the tested versions are real and passed all rows', () => {
	const page = [
		'| 6.9 | 11.0 | block | ours | yes |',
		'| 6.9 | 11.2 | block | ours | yes |',
		'| 7.1 | 11.0 | classic | ours | yes |',
		'| 7.1 | 11.1 (simulated) | block | ours | yes |',
		'| 7.1 | 11.2 | block | ours | no |',
		'',
	].join( '\n' );
	assert.deepEqual( testedVersions( page ), {
		wordpress: '6.9',
		woocommerce: '11.0',
	} );
} );
