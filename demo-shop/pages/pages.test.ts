/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
	createTestBrowser,
	type TestBrowser,
	type Visit,
} from './test-browser';

let browser: TestBrowser;
beforeEach( () => {
	browser = createTestBrowser();
} );
afterEach( () => browser.shop.close() );

const textOf = ( { document }: Visit, selector: string ) =>
	( document.querySelector( selector )?.textContent ?? '' )
		.replace( /\s+/g, ' ' )
		.trim();

test.each( [
	[ '/', 200 ],
	[ '/shop/', 200 ],
	[ '/classic/', 200 ],
	[ '/shop/?orderby=price-desc&page=2', 200 ],
	[ '/shop/?s=mug', 200 ],
	[ '/shop/?s=zzz', 200 ],
	[ '/shop/?page=-3', 200 ],
	[ '/product-category/kitchen/', 200 ],
	[ '/product-tag/handmade/', 200 ],
	[ '/brand/northmade/', 200 ],
	[ '/product/celadon-platter/', 200 ],
	[ '/product/hidden-gift/', 200 ],
	[ '/cart/', 200 ],
	[ '/checkout/', 200 ],
	[ '/my-account/', 200 ],
	[ '/product/nothing/', 404 ],
	[ '/product-category/nothing/', 404 ],
	[ '/nothing', 404 ],
] )( 'responds to %s with %i and a whole page', async ( path, status ) => {
	const page = await browser.open( path );
	expect( page.status ).toBe( status );
	expect( page.headers.get( 'Cache-Control' ) ).toContain( 'no-store' );
	const { document } = page;
	expect( document.querySelectorAll( 'h1' ) ).toHaveLength( 1 );
	expect(
		document.head
			.querySelector( 'link[rel="https://api.w.org/"]' )
			?.getAttribute( 'href' )
	).toBe( 'http://shop.test/wp-json/' );
	expect( document.querySelector( 'main#main' ) ).not.toBeNull();
	expect(
		document.querySelector( 'a.skip-link' )?.getAttribute( 'href' )
	).toBe( '#main' );
	expect( textOf( page, 'footer' ) ).toContain( 'is a demonstration' );
	const ids = [ ...document.querySelectorAll( '[id]' ) ].map(
		( { id } ) => id
	);
	expect( new Set( ids ).size ).toBe( ids.length );
	for ( const field of document.querySelectorAll(
		'input:not([type="hidden"], [type="submit"]), select'
	) ) {
		const hasLabel =
			field.closest( 'label' ) ??
			document.querySelector( `label[for="${ field.id }"]` );
		expect( hasLabel ).not.toBeNull();
	}
} );

test.each( [
	'/product/field-notes/',
	'/shop/?s=field',
	'/product-category/paper/',
] )( 'sanitizes hostile texts of the catalogue on %s', async ( path ) => {
	const { document, text } = await browser.open( path );
	const scripts = [ ...document.scripts ].map(
		( script ) => script.textContent ?? ''
	);
	expect(
		scripts.filter( ( script ) => script.includes( 'hostile' ) )
	).toEqual( [] );
	expect( text ).not.toMatch( /<[^>]*\s(?:onload|onclick|onerror)=/i );
	expect( text ).not.toMatch( /(?:href|src)="javascript:/i );
	expect( document.querySelector( 'iframe' ) ).toBeNull();
	expect(
		document.querySelector( '.card__name a, h1' )?.textContent
	).not.toContain( '<em>' );
} );

test( 'a page links the shared style sheet and its own, and every style sheet has a page', async () => {
	const linked = new Map< string, string[] >();
	for ( const path of [
		'/',
		'/shop/',
		'/classic/',
		'/product/celadon-platter/',
		'/cart/',
		'/checkout/',
		'/checkout/order-received/1/',
		'/my-account/',
		'/wishlist/',
		'/guide/',
		'/contact/',
		'/tour/',
		'/demo/',
		'/behaviors/',
	] ) {
		const { document } = await browser.open( path );
		linked.set(
			path,
			[
				...document.querySelectorAll< HTMLLinkElement >(
					'link[rel="stylesheet"][href^="/assets/styles/"]'
				),
			].map( ( { href } ) => href.replace( /.*\//, '' ) )
		);
	}
	expect( linked.get( '/cart/' ) ).toEqual( [ 'products.css', 'cart.css' ] );
	expect( linked.get( '/product/celadon-platter/' ) ).toEqual( [
		'products.css',
		'product-form.css',
		'product.css',
	] );
	expect( [ ...new Set( [ ...linked.values() ].flat() ) ].sort() ).toEqual(
		readdirSync( join( __dirname, '../public/styles' ) ).sort()
	);
} );

test( 'keeps pages for developers out of the footer, and links them from the page about the demo', async () => {
	const links = ( { document }: Visit, place: string ) =>
		[ ...document.querySelectorAll( `${ place } a` ) ].map( ( link ) =>
			link.getAttribute( 'href' )
		);
	const pages = [
		'/components/',
		'/behaviors/',
		'/add-ons/',
		'/demo/',
		'/classic/',
		'/all-products/',
		'/collections/',
	];
	const footer = links( await browser.open( '/shop/' ), 'footer' );
	expect( footer ).toContain( '/about/' );
	expect( footer.filter( ( href ) => pages.includes( href ?? '' ) ) ).toEqual(
		[]
	);
	expect( links( await browser.open( '/about/' ), 'main' ) ).toEqual(
		expect.arrayContaining( pages )
	);
} );

test( 'a product that is sold out links to its page, and says so', async () => {
	const { document } = await browser.open( '/shop/?s=sold-out' );
	const link = document.querySelector( '.card .button' );
	expect( link?.textContent?.replace( /\s+/g, ' ' ) ).toBe(
		'View product: Sold-out Desk'
	);
} );

test( "shows a visitor's input as text", async () => {
	const page = await browser.open(
		'/shop/?s=%22%3E%3Cimg%20src%3Dx%20onerror%3Dy()%3E'
	);
	expect( page.document.querySelector( 'img[onerror]' ) ).toBeNull();
	expect( textOf( page, 'h1' ) ).toBe(
		'Search results for “"><img src=x onerror=y()>”'
	);
} );

test( 'sorts and paginates the listing and excludes hidden products', async () => {
	const names = ( { document }: Visit ) =>
		[ ...document.querySelectorAll( '.card__name' ) ].map( ( name ) =>
			name.textContent?.trim()
		);
	const dearest = await browser.open( '/shop/?orderby=price-desc' );
	expect( names( dearest )[ 0 ] ).toBe( 'Ship’s Bell, Cast in Bronze' );
	expect( textOf( dearest, '[role="status"]' ) ).toBe(
		'Showing 1–12 of 33 results'
	);
	const pages = await Promise.all(
		[ 1, 2, 3 ].map( ( page ) => browser.open( `/shop/?page=${ page }` ) )
	);
	const all = pages.flatMap( names );
	expect( new Set( all ).size ).toBe( 33 );
	expect( all ).not.toContain( 'Hidden Gift' );
	expect( all ).toContain( 'Brass Wall Hook' );
	expect( all ).not.toContain( 'Replacement Wick' );
	expect( names( await browser.open( '/shop/?s=wick' ) ) ).toEqual( [
		'Replacement Wick',
	] );
	expect( names( await browser.open( '/shop/?s=wall+hook' ) ) ).toEqual( [] );
	expect( names( await browser.open( '/shop/?s=hidden+gift' ) ) ).toEqual(
		[]
	);
} );

test( 'shows as many products per page as the option sets', async () => {
	await browser.post( '/demo/options', { productsPerPage: '24' } );
	const second = await browser.open( '/shop/?page=2' );
	await browser.post( '/demo/options', { productsPerPage: '12' } );
	expect( second.document.querySelectorAll( '.card__name' ) ).toHaveLength(
		33 - 24
	);
	expect( textOf( second, '[role="status"]' ) ).toBe(
		'Showing 25–33 of 33 results'
	);
} );

test( 'adds, updates and removes without JavaScript, with a notice that shows once', async () => {
	const added = await browser.send( '/cart/add', {
		'add-to-cart': '26',
		quantity: '2',
		back: '/shop/?page=2',
	} );
	expect( added.path ).toBe( '/shop/?page=2' );
	expect( textOf( added, '.site-notice p' ) ).toBe(
		'“Stone Mug” has been added to your cart.'
	);
	expect( textOf( added, '.wc-block-mini-cart__badge' ) ).toBe( '2' );
	expect( textOf( await browser.open( '/shop/' ), '.site-notice' ) ).toBe(
		''
	);

	const cart = await browser.open( '/cart/' );
	const table = cart.text.slice(
		cart.text.indexOf( '<noscript>' ),
		cart.text.indexOf( '</noscript>' )
	);
	const key = /name="quantity\[([0-9a-f]{32})\]"/.exec( table )?.[ 1 ] ?? '';
	const updated = await browser.send( '/cart/update', {
		[ `quantity[${ key }]` ]: '5',
	} );
	expect( textOf( updated, '.site-notice p' ) ).toBe( 'Cart updated.' );
	expect( textOf( updated, '.wc-block-mini-cart__badge' ) ).toBe( '5' );

	const removed = await browser.send( '/cart/update', { remove: key } );
	expect( textOf( removed, '.site-notice p' ) ).toBe( 'Item removed.' );
	expect( textOf( removed, '.wc-block-mini-cart__badge' ) ).toBe( '0' );
} );

test.each( [
	[
		{ 'add-to-cart': '33' },
		'You cannot add "Sold-out Desk" to the cart because the product is out of stock.',
	],
	[
		{ 'add-to-cart': '999' },
		'Product with ID "999" was not found and cannot be added to the cart.',
	],
	[
		{ 'add-to-cart': '37', attribute_pa_size: 'small' },
		'No matching variation found.',
	],
	[
		{ 'quantity[26]': '0', 'quantity[34]': '' },
		'Please choose the quantity of items you wish to add to your cart…',
	],
] )( 'shows an error message for a form with %j', async ( fields, message ) => {
	const refused = await browser.send( '/cart/add', {
		back: '/shop/',
		...fields,
	} );
	expect( textOf( refused, '.site-notice.is-error' ) ).toBe( message );
	expect( textOf( refused, '.wc-block-mini-cart__badge' ) ).toBe( '0' );
} );

test( 'adds several group members at once', async () => {
	const added = await browser.send( '/cart/add', {
		'quantity[26]': '1',
		'quantity[34]': '4',
		back: '/product/table-set/',
	} );
	expect( textOf( added, '.site-notice p' ) ).toBe(
		'“Stone Mug” and “Coaster Pair” have been added to your cart.'
	);
	expect( textOf( added, '.wc-block-mini-cart__badge' ) ).toBe( '5' );
} );

test( 'adds no member of a group if one is refused, so that another attempt adds nothing twice', async () => {
	const refused = await browser.send( '/cart/add', {
		'quantity[26]': '1',
		'quantity[34]': '3',
		back: '/product/table-set/',
	} );
	expect( textOf( refused, '.site-notice.is-error' ) ).toContain(
		'must be a multiple of 2'
	);
	expect( textOf( refused, '.wc-block-mini-cart__badge' ) ).toBe( '0' );
} );

test( 'sets the other quantities when one is refused', async () => {
	await browser.send( '/cart/add', { 'quantity[34]': '4' } );
	const cart = await browser.send( '/cart/add', { 'quantity[26]': '1' } );
	const [ coasters, mug ] = [
		...cart.text.matchAll( /name="quantity\[([0-9a-f]{32})\]"/g ),
	].map( ( [ , key = '' ] ) => `quantity[${ key }]` );
	const updated = await browser.send( '/cart/update', {
		[ coasters ?? '' ]: '3',
		[ mug ?? '' ]: '5',
	} );
	expect( textOf( updated, '.site-notice.is-error' ) ).toContain(
		'must be a multiple of 2'
	);
	expect( textOf( updated, '.wc-block-mini-cart__badge' ) ).toBe( '9' );
} );

test.each( [
	'https://example.com/',
	'//example.com/',
	'javascript:alert(1)',
	'\\\\example.com',
	'http://shop.test//example.com/',
	'/.//example.com/',
	'/\\example.com/',
	'',
] )(
	'does not redirect from a form to %j outside of the shop',
	async ( back ) => {
		const { path } = await browser.send( '/cart/add', {
			'add-to-cart': '26',
			quantity: '1',
			back,
		} );
		expect( path ).toBe( '/cart/' );
	}
);

test( 'preselects the attributes of a variation’s URL', async () => {
	const { document } = await browser.open(
		'/product/linen-shirt/?attribute_pa_size=small&attribute_pa_colour=green'
	);
	const chosen = [ ...document.querySelectorAll( '.add-form select' ) ].map(
		( select ) =>
			select.querySelector( '[selected]' )?.getAttribute( 'value' )
	);
	expect( chosen ).toEqual( [ 'small', 'green' ] );
} );

test( 'logs sample customers in and out', async () => {
	const wrong = await browser.send( '/my-account/login', {
		username: 'robin@shop.test',
		password: 'guess',
	} );
	expect( textOf( wrong, '.site-notice' ) ).toBe(
		'The email address or the password is wrong.'
	);
	const right = await browser.send( '/my-account/login', {
		username: 'robin@shop.test',
		password: 'password',
	} );
	expect( textOf( right, 'main' ) ).toContain( 'Hello Robin' );
	expect( textOf( right, 'main' ) ).toContain( '4 Harbour Lane' );
	const out = await browser.send( '/my-account/logout', {} );
	expect( textOf( out, 'main' ) ).not.toContain( 'Hello Robin' );
} );

test( 'mirrors an Arabic shop and marks its texts as English', async () => {
	expect(
		( await browser.open( '/shop/' ) ).document.documentElement.dir
	).toBe( 'ltr' );
	await browser.post( '/demo/options', { locale: 'ar' } );
	const { documentElement } = ( await browser.open( '/shop/' ) ).document;
	expect( documentElement.dir ).toBe( 'rtl' );
	expect( documentElement.lang ).toBe( 'en' );
} );

it( 'marks a product as on sale only beside its old price', async () => {
	const { document } = await browser.open( '/shop/?orderby=price-desc' );
	const withBadge = [ ...document.querySelectorAll( '.card' ) ].filter(
		( card ) => card.querySelector( '.sale-badge' )
	);
	expect( withBadge.length ).toBeGreaterThan( 0 );
	for ( const card of withBadge ) {
		expect( card.querySelector( '.price del' ) ).not.toBeNull();
	}
	const range = await browser.open( '/product/linen-shirt/' );
	// Related products have badges of their own.
	expect(
		[ ...range.document.querySelectorAll( '.sale-badge' ) ].filter(
			( badge ) => ! badge.closest( '.card' )
		)
	).toEqual( [] );
} );
