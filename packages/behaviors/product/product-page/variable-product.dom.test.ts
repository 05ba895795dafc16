import { mount as mountCollection } from '@shopfront/behaviors/product/product-collection/product-collection';
import { startBehaviors } from '@shopfront/behaviors/engine/behavior';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { productPage, variableProduct } from './descriptor';
import { mount } from './variable-product';

it( 'emits one event for a collection outside the viewport, when the page opens', async () => {
	document.body.innerHTML =
		'<form class="variations_form cart"></form><div class="wp-block-woocommerce-product-collection" data-collection="woocommerce/product-collection/related"></div>';
	window.IntersectionObserver = jest.fn( () => ( {
		observe: () => {},
		disconnect: () => {},
	} ) ) as unknown as typeof IntersectionObserver;
	const announced = jest.fn();
	window.addEventListener( 'wc-blocks_product_list_rendered', ( event ) =>
		announced( ( event as CustomEvent ).detail )
	);
	startBehaviors( document, [
		{
			name: 'products',
			selector: 'form',
			load: async () => ( { mount } ),
		},
	] );
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	const expected = [
		[ { collection: 'woocommerce/product-collection/related' } ],
	];
	expect( announced.mock.calls ).toEqual( expected );
	const stop = mountBehavior(
		mountCollection,
		find( '.wp-block-woocommerce-product-collection' )
	);
	expect( announced.mock.calls ).toEqual( expected );
	stop();
} );

it.each( [
	[ '<form class="variations_form"></form>', variableProduct ],
	[ '<form class="grouped_form"></form>', productPage ],
] )( 'enables one of the two lists on a page with %s', ( html, expected ) => {
	document.body.innerHTML = html;
	expect(
		[ productPage, variableProduct ].filter( ( { isEnabled } ) =>
			isEnabled?.()
		)
	).toEqual( [ expected ] );
} );
