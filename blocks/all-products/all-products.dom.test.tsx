import { act as actNow, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryStateStore } from '@shopfront/data/query-state';
import type { ProductResponse } from '@shopfront/store-api';
import { speak } from '@wordpress/a11y';
import { addAction, removeAction } from '@wordpress/hooks';
import { createTestApp, type TestApp } from '../../tests/fixtures/block-app';
import { cartResponse } from '../../tests/fixtures/cart';
import { sampleProduct } from '../../tools/gallery/examples/sample-data';
import { mount } from './frontend';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const FIRST_QUERY =
	'catalog_visibility=catalog&order=desc&orderby=date&page=1&per_page=9';
const actor = userEvent.setup();
const after = async ( action: Promise< void > ) => {
	await action;
	await act( () => {} );
};
const user = {
	click: ( element: Element ) => after( actor.click( element ) ),
	hover: ( element: Element ) => after( actor.hover( element ) ),
	selectOptions: ( element: Element, option: string ) =>
		after( actor.selectOptions( element, option ) ),
};
let app: TestApp;
let unmount = () => {};
let container: HTMLElement;

/** Renders changes, then runs the requests that the stores start in later tasks. They may change more. */
const act = async ( run: () => Promise< unknown > | void ) => {
	await actNow( async () => {
		await run();
	} );
	for ( let turn = 0; turn < 8; turn++ ) {
		await actNow(
			() => new Promise< void >( ( resolve ) => setTimeout( resolve ) )
		);
	}
};
const products = ( ...names: string[] ): ProductResponse[] =>
	names.map( ( name, index ) => ( {
		...sampleProduct(),
		id: 100 + index,
		name,
		permalink: `/product/${ name }/`,
	} ) );
const open = async (
	attributes: object | string = { columns: 3, rows: 3, orderby: 'date' },
	firstPaint = ''
) => {
	container = document.createElement( 'div' );
	container.dataset.attributes =
		typeof attributes === 'string'
			? attributes
			: JSON.stringify( attributes );
	container.innerHTML = firstPaint;
	document.body.append( container );
	app = createTestApp( {
		cart: cartResponse( [] ),
		settings: {
			wcBlocksConfig: {
				restApiRoutes: { '/wc/store/v1': [ '/wc/store/v1/products' ] },
			},
		},
	} );
	await act( async () => {
		void mount( container, app ).then( ( stop ) => {
			unmount = stop;
		} );
	} );
};
const reply = ( body: unknown, total = 30, pages = 4 ) =>
	act( async () => {
		await app.api.pending[ 0 ]?.reply( body, {
			'x-wp-total': String( total ),
			'x-wp-totalpages': String( pages ),
		} );
	} );
const query = () => app.api.sent.at( -1 )?.path.split( '?' )[ 1 ];
const names = () =>
	screen
		.queryAllByRole( 'heading', { level: 2 } )
		.map( ( { textContent } ) => textContent );
const pages = () => screen.getByRole( 'navigation', { name: 'Pages' } );

beforeEach( () => {
	history.replaceState( null, '', '/' );
	jest.mocked( speak ).mockClear();
} );
afterEach( () => {
	actNow( () => unmount() );
	app.stop();
	container.remove();
} );

it( 'sends the same request as the platform, and shows the products', async () => {
	await open();
	expect( query() ).toBe( FIRST_QUERY );
	expect( container.firstElementChild ).toHaveClass(
		'wc-block-grid has-3-columns has-multiple-rows is-loading-products'
	);
	expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 9 );
	await reply( products( 'Mug', 'Cap' ) );
	expect( names() ).toEqual( [ 'Mug', 'Cap' ] );
	expect( container.firstElementChild ).not.toHaveClass(
		'is-loading-products'
	);
	expect( speak ).not.toHaveBeenCalled();
} );

it( 'notifies add-ons of the products on the page', async () => {
	const rendered = jest.fn();
	addAction(
		'experimental__woocommerce_blocks-product-list-render',
		'test/list',
		rendered
	);
	const shown = products( 'Mug', 'Cap' );
	await open();
	expect( rendered ).not.toHaveBeenCalled();
	await reply( shown );
	removeAction(
		'experimental__woocommerce_blocks-product-list-render',
		'test/list'
	);
	expect( rendered.mock.calls ).toEqual( [
		[ { products: shown, listName: 'woocommerce/all-products' } ],
	] );
} );

it( "keeps the server's products until it has its own", async () => {
	await open( {}, '<p>Mug</p>' );
	expect( screen.getByText( 'Mug' ) ).toBeVisible();
	await reply( products( 'Cap' ) );
	expect( screen.queryByText( 'Mug' ) ).toBeNull();
	expect( names() ).toEqual( [ 'Cap' ] );
} );

it( 'keeps the old page until the next one has loaded', async () => {
	await open();
	await reply( products( 'Mug' ) );
	await user.hover(
		within( pages() ).getByRole( 'link', { name: 'Page 2' } )
	);
	expect( query() ).toContain( '&page=2&' );
	await user.click(
		within( pages() ).getByRole( 'link', { name: 'Page 2' } )
	);
	expect( app.api.sent ).toHaveLength( 2 );
	expect( names() ).toEqual( [ 'Mug' ] );
	expect( location.search ).toBe( '?product-page=2' );
	await reply( products( 'Cap' ) );
	expect( names() ).toEqual( [ 'Cap' ] );
	expect( screen.getByRole( 'link', { name: 'Cap' } ) ).toHaveFocus();
	expect( speak ).toHaveBeenLastCalledWith( 'Page 2 of 4' );
	await act( async () => {
		history.replaceState( null, '', '/' );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	} );
	expect( names() ).toEqual( [ 'Mug' ] );
} );

it( 'sorts, from the first page on', async () => {
	history.replaceState( null, '', '/?product-page=3' );
	await open();
	expect( query() ).toContain( '&page=3&' );
	await reply( products( 'Mug' ) );
	await user.selectOptions(
		screen.getByRole( 'combobox' ),
		'Price: high to low'
	);
	expect( query() ).toBe(
		'catalog_visibility=catalog&order=desc&orderby=price&page=1&per_page=9'
	);
	expect( location.search ).toBe( '?orderby=price-desc' );
	await reply( products( 'Cap' ) );
	expect( speak ).toHaveBeenLastCalledWith( '30 products found' );
} );

it( 'follows the filters of the page, from the first page on', async () => {
	history.replaceState( null, '', '/?product-page=2' );
	await open();
	await reply( products( 'Mug' ) );
	await act( async () => {
		const { setQueryValue } = app.registry.dispatch( queryStateStore );
		await setQueryValue( 'page', 'attributes', [
			{ attribute: 'pa_size', operator: 'in', slug: [ 'small' ] },
		] );
		await setQueryValue( 'page', 'stock_status', [ 'instock' ] );
	} );
	expect( decodeURIComponent( query() ?? '' ) ).toBe(
		'attributes[0][attribute]=pa_size&attributes[0][operator]=in&attributes[0][slug][0]=small&catalog_visibility=catalog&order=desc&orderby=date&page=1&per_page=9&stock_status[0]=instock'
	);
	while ( app.api.pending.length > 0 ) {
		await reply( products( 'Cap' ), 1, 1 );
	}
	expect( speak ).toHaveBeenLastCalledWith( '1 product found' );
	expect( screen.queryByRole( 'navigation' ) ).toBeNull();
	await reply( [] );
} );

it( 'shows a message if there are no products', async () => {
	await open();
	await reply( [], 0, 0 );
	expect( screen.getByText( 'No products were found.' ) ).toHaveClass(
		'wc-block-grid__no-products'
	);
} );

it.each( [
	[
		'an error',
		() =>
			app.api.pending[ 0 ]?.refuse( {
				code: 'no',
				message: 'Closed today.',
				data: { status: 500 },
			} ),
	],
	[
		'an invalid response',
		() => app.api.pending[ 0 ]?.reply( [ { id: 1 } ] ),
	],
] )( 'offers a retry after %s', async ( _, fail ) => {
	await open();
	await act( async () => {
		await fail();
	} );
	expect( screen.getByText( 'Oops!' ) ).toBeVisible();
	await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
	await reply( products( 'Mug' ) );
	expect( names() ).toEqual( [ 'Mug' ] );
} );

it( 'keeps the products and shows a notice if a page fails', async () => {
	await open();
	await reply( products( 'Mug' ) );
	await user.click( within( pages() ).getByRole( 'link', { name: 'Next' } ) );
	await act( async () => {
		await app.api.pending[ 0 ]?.refuse( {
			code: 'no',
			message: 'Closed today.',
			data: { status: 500 },
		} );
	} );
	expect( screen.getByText( 'Closed today.' ) ).toBeVisible();
	expect( names() ).toEqual( [ 'Mug' ] );
	await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
	await reply( products( 'Cap' ) );
	expect( names() ).toEqual( [ 'Cap' ] );
} );

it( 'shows the error of a product that is gone, and lets the shopper dismiss it', async () => {
	await open();
	await reply( products( 'Mug' ) );
	await user.click( screen.getByRole( 'button', { name: /add to cart/i } ) );
	expect( app.api.sent.at( -1 )?.path ).toContain( 'add-item' );
	await act( async () => {
		await app.api.pending[ 0 ]?.refuse( {
			code: 'woocommerce_rest_cart_invalid_product',
			message: 'This product cannot be added to the cart.',
			data: { status: 400 },
		} );
	} );
	expect(
		await screen.findByText( 'This product cannot be added to the cart.' )
	).toBeVisible();
	await user.click(
		screen.getByRole( 'button', { name: 'Dismiss this notice' } )
	);
	expect( screen.queryByText( /cannot be added/ ) ).toBeNull();
} );

it.each( [ '{', '[]', '{"columns":"x","rows":-1,"layoutConfig":[5]}' ] )(
	'uses the defaults for malformed attributes %s',
	async ( json ) => {
		await open( json );
		expect( query() ).toBe( FIRST_QUERY );
		await reply( products( 'Mug' ) );
		expect( names() ).toEqual( [ 'Mug' ] );
	}
);

it( 'shows the elements of its layout, but no unknown elements', async () => {
	await open( {
		columns: 2,
		rows: 1,
		alignButtons: true,
		contentVisibility: { orderBy: false },
		layoutConfig: [
			[ 'woocommerce/product-title', { headingLevel: 3 } ],
			[ 'woocommerce/product-sku' ],
			[ 'my-plugin/unknown' ],
		],
	} );
	await reply( [ { ...sampleProduct(), sku: 'MUG-1' } ] );
	expect( container.firstElementChild ).toHaveClass(
		'has-2-columns has-aligned-buttons'
	);
	expect( container.firstElementChild ).not.toHaveClass(
		'has-multiple-rows'
	);
	expect( screen.queryByRole( 'combobox' ) ).toBeNull();
	expect( screen.getByRole( 'heading', { level: 3 } ) ).toBeVisible();
	expect( screen.getByText( 'MUG-1' ) ).toBeVisible();
	expect( screen.queryByRole( 'img' ) ).toBeNull();
} );
