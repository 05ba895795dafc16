import { findRestRoot } from './rest-root';

const find = ( head: string, homeUrl = '', restRoot = '' ) => {
	const page = document.implementation.createHTMLDocument();
	page.head.innerHTML = `<base href="https://site.test/shop/cart/">${ head }`;
	return findRestRoot( page, { homeUrl, restRoot } );
};
const LINK = '<link rel="https://api.w.org/" href="https://site.test/api">';

it.each( [
	[
		'the settings',
		find( LINK, '', 'https://api.test/rest' ),
		'https://api.test/rest/',
	],
	[ "the page's link", find( LINK ), 'https://site.test/api/' ],
	[
		'the URL of the site',
		find( '', 'https://site.test/shop/' ),
		'https://site.test/shop/wp-json/',
	],
	[
		'a path as the URL of the site',
		find( '', '/shop/' ),
		'https://site.test/shop/wp-json/',
	],
	[
		'the URL of the page',
		find( '' ),
		'https://site.test/shop/cart/wp-json/',
	],
] )( 'finds the REST root by %s', ( _, root, expected ) => {
	expect( root ).toBe( expected );
} );

it( 'keeps a root that takes the path as an argument', () => {
	expect( find( '', '', 'https://api.test/?rest_route=/' ) ).toBe(
		'https://api.test/?rest_route=/'
	);
} );
