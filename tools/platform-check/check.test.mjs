import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findLost } from './compare.mjs';
import { readContract } from './contract.mjs';
import { readFacts } from './facts.mjs';
import { readPhp } from './read-php.mjs';
import { readBlockJson, readScript } from './read-script.mjs';

/** @param {string} php @param {string} [file] */
const keysOf = ( php, file = 'src/a.php' ) =>
	readPhp( file, `<?php ${ php }\n` ).map( ( pair ) => pair.join( ': ' ) );

describe( 'readPhp', () => {
	test( 'finds handles, hooks, classes and routes', () => {
		const keys = keysOf(
			"class A { function b() { $this->api->register_script( 'wc-a', 'a.js' ); do_action( 'a_done', 1 ); } }"
		);
		for ( const key of [
			'script: wc-a',
			'action: a_done',
			'class: A',
			'method: A::b',
		] ) {
			assert.ok( keys.includes( key ), key );
		}
		assert.ok(
			keysOf(
				"return '/cart/items/(?P<key>[\\w-]{32})';",
				'src/StoreApi/Routes/V1/A.php'
			).includes( 'route: /cart/items/{}' )
		);
	} );

	test( 'leaves out comments and uses', () => {
		const keys = keysOf(
			"// do_action( 'gone' );\n/* register_script( 'wc-gone' ) */ # class Gone {}\nadd_action( 'gone', 'f' ); wp_enqueue_script( 'wc-gone' );"
		);
		assert.deepEqual(
			keys.filter( ( key ) => /^(?:action|script|class): /.test( key ) ),
			[]
		);
	} );

	test( 'assembles names from properties, variables and unknown parts', () => {
		const keys = keysOf(
			"class A { protected $block_name = 'a'; function b( $c ) { $handle = 'wc-' . $this->block_name . '-block'; register_script( $handle ); do_action( \"b_{$c}_c\" ); } }"
		);
		assert.ok( keys.includes( 'script: wc-a-block' ) );
		assert.ok( keys.includes( 'action: b_{}_c' ) );
		assert.ok( keys.includes( 'block class: woocommerce/a' ) );
	} );

	test( 'finds class names in HTML and in strings, but not in selectors', () => {
		const keys = keysOf(
			"$a = '.wc-gone'; ?><p class=\"wc-one wc-two\"><?php $b = 'wc-three';"
		);
		assert.deepEqual(
			keys.filter( ( key ) => key.startsWith( 'markup: wc' ) ).sort(),
			[ 'markup: wc-one', 'markup: wc-three', 'markup: wc-two' ]
		);
	} );
} );

test( 'finds names in built scripts', () => {
	const keys = readScript(
		'r.d(a,{getCart:()=>x});(0,i.store)("woocommerce/a",{actions:{*add(){}}});(0,i.store)("woocommerce/used",{},k);t("div",{className:"wc-a"})'
	).map( ( pair ) => pair.join( ': ' ) );
	for ( const key of [
		'export: getCart',
		'interactivity store: woocommerce/a',
		'member: add',
		'script text: wc-a',
	] ) {
		assert.ok( keys.includes( key ), key );
	}
	assert.ok( ! keys.includes( 'interactivity store: woocommerce/used' ) );
} );

test( 'finds blocks and their attributes', () => {
	assert.deepEqual(
		readBlockJson(
			'{ "name": "woocommerce/a", "attributes": { "b": {} } }'
		),
		[
			[ 'block', 'woocommerce/a' ],
			[ 'attribute', 'woocommerce/a#b' ],
		]
	);
} );

describe( 'findLost', () => {
	const platform = {
		version: '10.6.2',
		filesOf: ( key ) =>
			key === 'script: wc-settings-data' ? [ 'a.php' ] : [],
		keysOf: () => [ 'script: wc-settings-data' ],
		namesOf: () => [ 'wc-settings-data' ],
	};
	const fact = {
		kind: 'script',
		name: 'wc-settings',
		needs: [ 'script: wc-settings' ],
		file: 'a.php',
		since: '',
		until: '',
		part: null,
	};

	test( 'names the page and the likely new name', () => {
		const [ lost ] = findLost( platform, [ fact ] );
		assert.equal( lost.perhaps, 'wc-settings-data' );
		assert.ok( lost.pages.some( ( page ) => page.startsWith( 'php' ) ) );
	} );

	test( 'expects a fact only of the versions that should have it', () => {
		assert.deepEqual(
			findLost( platform, [
				{ ...fact, since: '10.9' },
				{ ...fact, until: '10.5' },
			] ),
			[]
		);
		assert.equal(
			findLost( platform, [ { ...fact, since: '10.6', until: '10.6' } ] )
				.length,
			1
		);
	} );
} );

test( 'the recorded facts are names of the contract', () => {
	const contract = readContract();
	const isThere = ( { name } ) => {
		const plain = name.replace( /^.*(?:#|::)/, '' );
		return [ plain, plain.replace( /^woocommerce\//, '' ) ].some( ( one ) =>
			contract.has( one )
		);
	};
	assert.deepEqual(
		readFacts().facts.filter(
			( fact ) => ! fact.part && ! isThere( fact )
		),
		[]
	);
} );

test( 'a block of a part needs its block.json and its class', () => {
	const kinds = readFacts()
		.facts.filter(
			( { part, name } ) =>
				part === 'cart' && name === 'woocommerce/cart-items-block'
		)
		.map( ( { kind } ) => kind );
	assert.deepEqual( kinds, [ 'block', 'block class' ] );
} );
