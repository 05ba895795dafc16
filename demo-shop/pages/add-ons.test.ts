/** @jest-environment node */
import { addOnTags, chunksOf, type AddOnDeclaration } from './add-ons';

const ADD_ONS: AddOnDeclaration[] = [
	{ src: '/a.js' },
	{
		src: '/b.js',
		dependencies: [ 'wc-blocks-checkout', 'wc-jquery-blockui', 'wp-url' ],
		before: [ 'window.b = "</script>";' ],
		in: [ 'checkout' ],
	},
];

it.each( [
	[ 'without add-ons', [], [ 'cart' ] ],
	[
		'with an add-on',
		[ { src: '/a.js', dependencies: [ 'wp-element' ] } ],
		[ 'cart', 'order-stores' ],
	],
	[
		'with an add-on that lists no dependencies',
		ADD_ONS.slice( 0, 1 ),
		[
			'cart',
			'order-stores',
			'wp-api-fetch',
			'blocks-components',
			'blocks-data',
			'html',
		],
	],
	[
		'with libraries',
		ADD_ONS.slice( 1 ),
		[
			'cart',
			'order-stores',
			'blocks-components',
			'jquery',
			'jquery-blockui',
			'wp-url',
		],
	],
] )( 'preloads the required chunks on a page %s', ( _name, addOns, chunks ) => {
	expect( chunksOf( 'cart', addOns ) ).toEqual( chunks );
} );

it( 'preloads no copies of the stores that a checkout has', () => {
	expect(
		chunksOf( 'checkout', [
			{ src: '/a.js', dependencies: [ 'wp-data' ] },
		] )
	).toEqual( [ 'checkout', 'globals' ] );
} );

it( 'declares add-ons unchanged, in an element that their content cannot close', async () => {
	const text = String( await addOnTags( ADD_ONS ) );
	const [ , json = '' ] =
		/id="shopfront-add-ons">([^]*)<\/script>/.exec( text ) ?? [];
	expect( JSON.parse( json ) ).toEqual( ADD_ONS );
	expect( json ).not.toContain( '</script>' );
} );
