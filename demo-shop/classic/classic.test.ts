/** @jest-environment node */
import {
	createTestBrowser,
	type TestBrowser,
	type Visit,
} from '../pages/test-browser';

let browser: TestBrowser;
beforeEach( () => {
	browser = createTestBrowser();
} );
afterEach( () => browser.shop.close() );

const noticeOf = ( { document }: Visit ) =>
	( document.querySelector( '.site-notice' )?.textContent ?? '' )
		.replace( /\s+/g, ' ' )
		.trim();

const countOf = ( { document }: Visit ) =>
	document.querySelector( '.wc-block-mini-cart__badge' )?.textContent;

test( 'a link adds each time its page is loaded, as on the platform', async () => {
	const first = await browser.open( '/product/canvas-cap/?add-to-cart=26' );
	expect( first.path ).toBe( '/product/canvas-cap/?add-to-cart=26' );
	expect( noticeOf( first ) ).toBe(
		'“Stone Mug” has been added to your cart. View cart'
	);
	expect( countOf( first ) ).toBe( '1' );
	expect( countOf( await browser.open( '/?add-to-cart=26' ) ) ).toBe( '2' );
	expect( noticeOf( await browser.open( '/shop/' ) ) ).toBe( '' );
} );

test.each( [
	[ '33', 'You cannot add "Sold-out Desk" to the cart', '0' ],
	[ '37', 'Please choose product options. Linen Shirt', '0' ],
	[ '999999', '', '0' ],
	[ '26&quantity=3', '“Stone Mug” has been added to your cart.', '3' ],
	[ '37&variation_id=38', '“Linen Shirt” has been added', '1' ],
] )( 'a link with %s reports: %s', async ( query, text, count ) => {
	const page = await browser.open( `/shop/?add-to-cart=${ query }` );
	expect( page.status ).toBe( 200 );
	expect( noticeOf( page ) ).toContain( text );
	expect( noticeOf( page ) === '' ).toBe( text === '' );
	expect( countOf( page ) ).toBe( count );
} );

test( 'forms and links lead to the cart if the shop wants', async () => {
	await browser.post( '/demo/options', { redirectAfterAdd: true } );
	const fields = { 'add-to-cart': '26', quantity: '1', back: '/shop/' };
	for ( const page of [
		await browser.send( '/cart/add', fields ),
		await browser.open( '/shop/?add-to-cart=26' ),
	] ) {
		expect( page.path ).toBe( '/cart/' );
		expect( noticeOf( page ) ).toContain( 'has been added' );
	}
	const refused = await browser.send( '/cart/add', {
		...fields,
		'add-to-cart': '33',
	} );
	expect( refused.path ).toBe( '/shop/' );
} );

const removeLinks = async (): Promise< string[] > => {
	const { text } = await browser.send(
		'/?wc-ajax=get_refreshed_fragments',
		{}
	);
	const { fragments } = JSON.parse( text );
	return [
		...String( fragments[ 'div.widget_shopping_cart_content' ] ).matchAll(
			/href="([^"]*remove_item[^"]*)"/g
		),
	].map( ( [ , href = '' ] ) => href.replaceAll( '&amp;', '&' ) );
};

test( 'a link with a nonce removes a line, and one without changes nothing', async () => {
	await browser.open( '/shop/?add-to-cart=26' );
	const [ link = '' ] = await removeLinks();
	expect( link ).toContain( '/cart/?remove_item=' );
	const kept = await browser.open(
		link.replace( /_wpnonce=\w+/, '_wpnonce=0123456789' )
	);
	expect( countOf( kept ) ).toBe( '1' );
	const removed = await browser.open( link );
	expect( removed.path ).toBe( '/cart/' );
	expect( noticeOf( removed ) ).toBe( 'Item removed.' );
	expect( countOf( removed ) ).toBe( '0' );
} );

test( 'the page of a refused product shows the reason', async () => {
	const { text } = await browser.send( '/?wc-ajax=add_to_cart', {
		product_id: '33',
	} );
	const { product_url: url } = JSON.parse( text );
	expect( noticeOf( await browser.open( url ) ) ).toContain(
		'You cannot add "Sold-out Desk" to the cart'
	);
} );

test( 'faults reach the endpoints by name', async () => {
	await browser.post( '/demo/faults', {
		plan: [ { match: 'wc-ajax=add_to_cart', kind: 'error-500' } ],
	} );
	const failed = await browser.send( '/?wc-ajax=add_to_cart', {
		product_id: '26',
	} );
	expect( failed.status ).toBe( 500 );
	const other = await browser.send( '/?wc-ajax=get_refreshed_fragments', {} );
	expect( other.status ).toBe( 200 );
} );

test( 'the listing has buttons as the classic loop prints them', async () => {
	const { document } = await browser.open( '/classic/' );
	const button = ( id: number ) =>
		document.querySelector( `.product a[data-product_id="${ id }"]` );
	const attributes = ( id: number ) =>
		Object.fromEntries(
			[ ...( button( id )?.attributes ?? [] ) ].map(
				( { name, value } ) => [ name, value ]
			)
		);
	expect( attributes( 26 ) ).toEqual( {
		href: '/classic/?add-to-cart=26',
		'aria-describedby': 'woocommerce_loop_add_to_cart_link_describedby_26',
		'data-quantity': '1',
		class: 'button product_type_simple add_to_cart_button ajax_add_to_cart',
		'data-product_id': '26',
		'data-product_sku': 'MUG',
		'aria-label': 'Add to cart: “Stone Mug”',
		rel: 'nofollow',
		'data-success_message': '“Stone Mug” has been added to your cart',
		role: 'button',
	} );
	expect( attributes( 37 ) ).toMatchObject( {
		class: 'button product_type_variable add_to_cart_button',
		href: 'http://shop.test/product/linen-shirt/',
		'aria-label': 'Select options for “Linen Shirt”',
	} );
	expect( attributes( 37 ) ).not.toHaveProperty( 'role' );
	expect( button( 33 )?.className ).toBe( 'button product_type_simple' );
	const widget = document.querySelector(
		'.widget_shopping_cart > .widget_shopping_cart_content'
	);
	expect( widget?.innerHTML ).toBe( '' );
} );

test( 'the listing has the objects for classic scripts', async () => {
	const { text } = await browser.open( '/classic/' );
	const read = ( name: string ): Record< string, string > =>
		JSON.parse(
			new RegExp( `var ${ name } = (\\{.*\\});` ).exec( text )?.[ 1 ] ??
				'{}'
		);
	expect( read( 'wc_add_to_cart_params' ) ).toEqual( {
		ajax_url: '/wp-admin/admin-ajax.php',
		wc_ajax_url: '/?wc-ajax=%%endpoint%%',
		i18n_view_cart: 'View cart',
		cart_url: 'http://shop.test/cart/',
		is_cart: '',
		cart_redirect_after_add: 'no',
	} );
	expect( read( 'wc_cart_fragments_params' ) ).toEqual( {
		ajax_url: '/wp-admin/admin-ajax.php',
		wc_ajax_url: '/?wc-ajax=%%endpoint%%',
		cart_hash_key: expect.stringMatching( /^wc_cart_hash_[0-9a-f]{32}$/ ),
		fragment_name: expect.stringMatching( /^wc_fragments_[0-9a-f]{32}$/ ),
		request_timeout: '5000',
	} );
} );
