/** @jest-environment node */
import { createTestBrowser, type TestBrowser } from '../test-browser';

const ACTION = '/wp-admin/admin-ajax.php?action=shopfront_ajax_search_products';

let browser: TestBrowser;
beforeAll( () => {
	browser = createTestBrowser();
} );
afterAll( () => browser.shop.close() );

const ask = async ( query: string ) => {
	const { status, headers, text } = await browser.open( ACTION + query );
	expect( status ).toBe( 200 );
	expect( headers.get( 'Content-Type' ) ).toContain( 'application/json' );
	return JSON.parse( text ).suggestions;
};

it( "suggests products in the contract's format", async () => {
	expect( await ask( '&query=stone+mug' ) ).toEqual( [
		{
			value: 'Stone Mug',
			url: 'http://shop.test/product/stone-mug/',
			id: expect.any( Number ),
			img: expect.stringMatching(
				/^http:\/\/shop\.test\/pictures\/.*\?w=100$/
			),
			price: expect.stringContaining( 'woocommerce-Price-amount' ),
		},
	] );
} );

it.each( [
	[ 'fewer than three characters', '&query=mu' ],
	[ 'no text', '' ],
	[ 'spaces', '&query=%20%20%20%20' ],
	[ 'an unknown text', '&query=xyzzy' ],
	[ 'an unknown category', '&query=mug&product_cat=nothing' ],
	[ 'signs', '&query=%22%22%22%00' ],
	[ 'a very long text', `&query=${ 'x'.repeat( 5000 ) }` ],
] )( 'suggests nothing for %s', async ( _, query ) => {
	expect( await ask( query ) ).toEqual( [] );
} );

it( 'keeps to a category and to eight products', async () => {
	const all = await ask( '&query=the' );
	expect( all ).toHaveLength( 8 );
	const some = await ask( '&query=bowl&product_cat=kitchen' );
	expect( some.length ).toBeGreaterThan( 0 );
	for ( const { id } of some ) {
		const { text } = await browser.open(
			`/wp-json/wc/store/v1/products/${ id }`
		);
		expect(
			JSON.parse( text ).categories.some(
				( { slug }: { slug: string } ) =>
					// The second is inside the first.
					slug === 'kitchen' || slug === 'tea'
			)
		).toBe( true );
	}
} );

it( 'leaves other actions to other routes', async () => {
	const { status, text } = await browser.open(
		'/wp-admin/admin-ajax.php?action=other&query=mug'
	);
	expect( [ status, text ] ).toEqual( [ 400, '0' ] );
} );

it( 'searches on a page without script, in a category and on further pages', async () => {
	const { document } = await browser.open(
		'/shop/?s=the&product_cat=kitchen'
	);
	const form = document.querySelector< HTMLFormElement >( 'form.sf-search' );
	expect( form?.method ).toBe( 'get' );
	expect( form?.getAttribute( 'action' ) ).toBe( '/shop/' );
	expect( form?.querySelector( 'input' )?.value ).toBe( 'the' );
	expect( form?.querySelector( 'select' )?.value ).toBe( 'kitchen' );
	expect( form?.querySelector( 'button' )?.type ).toBe( 'submit' );
	expect( document.querySelector( 'h1' )?.textContent ).toContain( 'the' );
	expect(
		document.querySelector( '.woocommerce-ordering [name=product_cat]' )
	).toHaveProperty( 'value', 'kitchen' );
	const { document: all } = await browser.open( '/shop/?s=the' );
	expect(
		all
			.querySelector( '.wp-block-query-pagination a[href*="page=2"]' )
			?.getAttribute( 'href' )
	).toContain( 's=the' );
} );

it.each( [
	[ '/', true ],
	[ '/shop/', true ],
	[ '/product/stone-mug/', true ],
	[ '/my-account/', true ],
	[ '/cart/', false ],
] )( 'has the form on %s, and its settings: %p', async ( path, isLive ) => {
	const { document } = await browser.open( path );
	expect( document.querySelectorAll( 'form.sf-search' ) ).toHaveLength( 1 );
	expect( document.querySelector( '#shopfront-settings' ) !== null ).toBe(
		isLive
	);
} );
