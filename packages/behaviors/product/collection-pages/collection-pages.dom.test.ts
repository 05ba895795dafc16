import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './collection-pages';

const product = ( id: number, more = '' ) =>
	`<li class="wc-block-product post-${ id } product"><h3 class="wp-block-post-title"><a href="/product/${ id }/">Product ${ id }</a></h3><a class="add_to_cart_button" href="?add-to-cart=${ id }">Add</a>${ more }</li>`;
const collection = ( page: number, content: string, attributes = '' ) =>
	`<div class="wp-block-woocommerce-product-collection" data-query-id="11" data-collection="shop/product-collection/new" ${ attributes }>
		<ul class="wc-block-product-template">${ content }</ul>
		<nav class="wp-block-query-pagination" aria-label="Pagination">
			<span aria-current="page" aria-label="Page ${ page }" class="page-numbers current">${ page }</span>
			<a class="page-numbers" id="to-2" href="/shop/?query-11-page=2">2</a>
			<a class="page-numbers" id="to-3" href="/shop/?query-11-page=3"><b>3</b></a>
			<a id="elsewhere" href="http://elsewhere.test/">4</a>
			<a id="new-tab" href="/shop/?query-11-page=5" target="_blank">5</a>
		</nav>
	</div>`;
const count = ( text: string ) =>
	`<p class="woocommerce-result-count" role="status">${ text }</p>`;

const request = jest.fn();
let stop = () => {};
let now = 0;

const settle = async () => {
	for ( let turn = 0; turn < 20; turn++ ) {
		await Promise.resolve();
	}
};
const respond = ( html: string, ok = true ) =>
	request.mockImplementation( async () => ( {
		ok,
		status: ok ? 200 : 404,
		text: async () => `<title>Page two</title><body>${ html }`,
	} ) );
const open = ( html: string ) => {
	document.body.innerHTML = html;
	stop = mountBehavior(
		mount,
		find( '.wp-block-woocommerce-product-collection' )
	);
};
const root = () => find( '.wp-block-woocommerce-product-collection' );
const press = ( selector: string, init: MouseEventInit = {} ) => {
	const event = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
		...init,
	} );
	const prevent = ( each: Event ) => {
		handled = each.defaultPrevented;
		each.preventDefault();
	};
	let handled = false;
	window.addEventListener( 'click', prevent, { once: true } );
	find( selector ).dispatchEvent( event );
	return handled;
};
const names = () =>
	[ ...root().querySelectorAll( 'h3' ) ].map(
		( { textContent } ) => textContent
	);
const region = () => find( 'body > p.screen-reader-text' ).textContent;

beforeEach( () => {
	// Outdates the pages of earlier tests.
	now += 60_000;
	jest.spyOn( Date, 'now' ).mockImplementation( () => now );
	window.fetch = request;
	history.replaceState( null, '', '/shop/' );
} );
afterEach( () => {
	stop();
	jest.restoreAllMocks();
	request.mockReset();
} );

it( "replaces the collection with the next page's, and nothing else", async () => {
	respond( `<h1>Other</h1>${ collection( 2, product( 2 ) ) }` );
	open( `<h1>Shop</h1>${ collection( 1, product( 1 ) ) }` );
	find( '#to-2' ).focus();
	expect( press( '#to-2' ) ).toBe( true );
	expect( root() ).toHaveAttribute( 'aria-busy', 'true' );
	await settle();
	expect( names() ).toEqual( [ 'Product 2' ] );
	expect( find( 'h1' ) ).toHaveTextContent( 'Shop' );
	expect( location.search ).toBe( '?query-11-page=2' );
	expect( document.title ).toBe( 'Page two' );
	expect( root() ).not.toHaveAttribute( 'aria-busy' );
	expect( find( 'h3 a' ) ).toHaveFocus();
	expect( region() ).toBe( 'Page 2' );
} );

it( 'announces the number of results instead if it changes', async () => {
	respond( count( '13–24 of 30' ) + collection( 2, product( 2 ) ) );
	open( count( '1–12 of 30' ) + collection( 1, product( 1 ) ) );
	press( '#to-2' );
	await settle();
	expect( find( '[role=status]' ) ).toHaveTextContent( '13–24 of 30' );
	expect( region() ).toBe( '' );
} );

it( 'updates the links of other collections', async () => {
	const other = ( page: number ) =>
		`<div class="wp-block-woocommerce-product-collection" data-query-id="12"><nav class="wp-block-query-pagination"><a href="/shop/?query-11-page=${ page }&query-12-page=2">2</a></nav></div>`;
	respond( collection( 2, product( 2 ) ) + other( 2 ) );
	open( collection( 1, product( 1 ) ) + other( 1 ) );
	press( '#to-2' );
	await settle();
	expect( find( '[data-query-id="12"] a' ) ).toHaveAttribute(
		'href',
		'/shop/?query-11-page=2&query-12-page=2'
	);
} );

it( 'does not move a focus that the visitor has moved', async () => {
	respond( collection( 2, product( 2 ) ) );
	open( `<input>${ collection( 1, product( 1 ) ) }` );
	press( '#to-2' );
	find( 'input' ).focus();
	await settle();
	expect( names() ).toEqual( [ 'Product 2' ] );
	expect( find( 'input' ) ).toHaveFocus();
} );

it( 'handles back and forward', async () => {
	respond( collection( 2, product( 2 ) ) );
	open( collection( 1, product( 1 ) ) );
	press( '#to-2' );
	await settle();
	respond( collection( 1, product( 1 ) ) );
	history.replaceState( null, '', '/shop/' );
	window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	await settle();
	expect( names() ).toEqual( [ 'Product 1' ] );
	expect( location.search ).toBe( '' );
	// The lightbox and links within the page only change the hash.
	request.mockClear();
	history.replaceState( null, '', '/shop/#reviews' );
	window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	expect( request ).not.toHaveBeenCalled();
} );

it( 'only shows the last requested page', async () => {
	const replies: Array< ( html: string ) => void > = [];
	request.mockImplementation( async () => ( {
		ok: true,
		text: () => new Promise( ( resolve ) => replies.push( resolve ) ),
	} ) );
	open( collection( 1, product( 1 ) ) );
	press( '#to-2' );
	press( '#to-3 b' );
	await settle();
	replies[ 1 ]?.( collection( 3, product( 3 ) ) );
	await settle();
	replies[ 0 ]?.( collection( 2, product( 2 ) ) );
	await settle();
	expect( names() ).toEqual( [ 'Product 3' ] );
	expect( location.search ).toBe( '?query-11-page=3' );
} );

it.each( [ 'pointerover', 'focusin', 'touchstart' ] )(
	'requests a page once, starting with %s',
	async ( type ) => {
		respond( collection( 2, product( 2 ) ) );
		open( collection( 1, product( 1 ) ) );
		expect( request ).not.toHaveBeenCalled();
		for ( let time = 0; time < 2; time++ ) {
			find( '#to-2' ).dispatchEvent(
				new Event( type, { bubbles: true } )
			);
		}
		await settle();
		press( '#to-2' );
		await settle();
		expect( request ).toHaveBeenCalledTimes( 1 );
		expect( names() ).toEqual( [ 'Product 2' ] );
	}
);

it( 'prefetches the page of the link whose focus loaded the script', async () => {
	respond( collection( 2, product( 2 ) ) );
	document.body.innerHTML = collection( 1, product( 1 ) );
	find( '#to-2' ).focus();
	stop = mountBehavior( mount, root() );
	expect( request ).toHaveBeenCalledTimes( 1 );
	press( '#to-2' );
	await settle();
	expect( request ).toHaveBeenCalledTimes( 1 );
	expect( names() ).toEqual( [ 'Product 2' ] );
} );

it( 'marks its history entries, so that back and forward work after the next page load', async () => {
	const state = { ofAnotherScript: 1 };
	history.replaceState( state, '' );
	const replaced = jest.spyOn( history, 'replaceState' );
	respond( collection( 2, product( 2 ) ) );
	open( collection( 1, product( 1 ) ) );
	press( '#to-2' );
	await settle();
	const mark = { hasShownCollection: true };
	expect( replaced ).toHaveBeenCalledWith( { ...state, ...mark }, '' );
	expect( history.state ).toEqual( mark );
} );

it( 'emits one event for new content', async () => {
	const content = jest.fn();
	document.addEventListener( 'sf:content', content, { once: true } );
	respond( collection( 2, product( 2 ) ) );
	open( collection( 1, product( 1 ) ) );
	press( '#to-2' );
	await settle();
	expect( content.mock.calls[ 0 ]?.[ 0 ].detail.root ).toBe( root() );
} );

it( 'refetches an outdated page', async () => {
	respond( collection( 2, product( 2 ) ) );
	open( collection( 1, product( 1 ) ) );
	find( '#to-2' ).dispatchEvent( new Event( 'focusin', { bubbles: true } ) );
	await settle();
	now += 31_000;
	press( '#to-2' );
	expect( request ).toHaveBeenCalledTimes( 2 );
} );

it( 'runs no scripts from a page', async () => {
	respond(
		collection(
			2,
			product(
				2,
				'<script>window.hasRun = true</script><img src="x" onerror="hasRun = true"><a class="bad" href=" java\tscript:hasRun=true">x</a><iframe srcdoc="<script></script>"></iframe><svg><a><animate attributeName="href" values="javascript:hasRun=true"/></a></svg>'
			)
		)
	);
	open( collection( 1, product( 1 ) ) );
	press( '#to-2' );
	await settle();
	expect( names() ).toEqual( [ 'Product 2' ] );
	expect(
		root().querySelector( 'script, iframe, [onerror], animate' )
	).toBeNull();
	expect( find( '.bad' ) ).not.toHaveAttribute( 'href' );
	expect( Reflect.get( window, 'hasRun' ) ).toBeUndefined();
} );

describe( 'lets the browser handle', () => {
	it.each( [
		[ 'a new tab', '#to-2', { ctrlKey: true } ],
		[ 'a new window', '#to-2', { shiftKey: true } ],
		[ 'a download', '#to-2', { altKey: true } ],
		[ 'the middle button', '#to-2', { button: 1 } ],
		[ 'another site', '#elsewhere', {} ],
		[ 'a link for a new tab', '#new-tab', {} ],
	] )( '%s', ( _, selector, init ) => {
		open( collection( 1, product( 1 ) ) );
		expect( press( selector, init ) ).toBe( false );
		expect( request ).not.toHaveBeenCalled();
	} );

	it( "a page with WooCommerce's script", () => {
		open(
			collection( 1, product( 1 ) ) +
				'<script type="text/plain" id="woocommerce/product-collection-js-module"></script>'
		);
		expect( press( '#to-2' ) ).toBe( false );
	} );
} );

describe( 'navigates to the page', () => {
	const openedPages = async () => {
		open( collection( 1, product( 1 ) ) );
		press( '#to-2' );
		await settle();
		expect( names() ).toEqual( [ 'Product 1' ] );
		expect( root() ).not.toHaveAttribute( 'aria-busy' );
		expect( location.search ).toBe( '' );
		// jsdom logs an error for each navigation.
		expect( console ).toHaveErrored();
		// eslint-disable-next-line no-console -- The spy of jest-console.
		return jest.mocked( console.error ).mock.calls.length;
	};

	it( 'if it does not have the collection', async () => {
		respond( '<p>Nothing here</p>' );
		expect( await openedPages() ).toBe( 1 );
	} );

	it( 'if it does not exist', async () => {
		respond( collection( 2, product( 2 ) ), false );
		expect( await openedPages() ).toBe( 1 );
	} );

	it( 'if the connection is lost', async () => {
		request.mockRejectedValue( new TypeError( 'Failed to fetch' ) );
		expect( await openedPages() ).toBe( 1 );
	} );
} );
