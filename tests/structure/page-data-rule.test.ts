/** @jest-environment node */
import { Linter } from 'eslint';
import rule from '../../tools/lint/eslint/page-data.cjs';

const problemsOf = ( code: string ) =>
	new Linter()
		.verify( code, {
			plugins: { shopfront: { rules: { 'page-data': rule } } },
			rules: { 'shopfront/page-data': 'error' },
		} )
		.map( ( { ruleId } ) => ruleId );

it.each( [
	// An author's post ran code through these four reads.
	"JSON.parse( page.querySelector( '.sf-mini-cart-data' )?.textContent ?? 'null' )",
	"const json = page.getElementById( 'shopfront-settings' )?.textContent;",
	'const template = view.document.getElementById( `tmpl-${ name }` )?.textContent ?? "";',
	"const element = page.querySelector( '.data' ); JSON.parse( element.innerText );",
	"const text = element.textContent; JSON.parse( text ?? '' );",
	"const { textContent } = element; JSON.parse( textContent || '{}' );",
	"const { textContent: text } = document.getElementById( 'data' );",
	"const html = document.getElementById( 'part' ).innerHTML;",
	"page.querySelector( '#tmpl-price' );",
	"element[ 'textContent' ] && JSON.parse( element[ 'textContent' ] );",
] )( 'reports %s', ( code ) => {
	expect( problemsOf( code ) ).toContain( 'shopfront/page-data' );
} );

it.each( [
	"readPageData( page, '.sf-mini-cart-data' );",
	"JSON.parse( storage.getItem( 'key' ) ?? '' );",
	"JSON.parse( element.dataset.options ?? '' );",
	"page.getElementById( 'message' ).textContent = 'Saved.';",
	"const label = link.textContent?.trim() ?? '';",
	'const text = await response.text(); JSON.parse( text );',
] )( 'accepts %s', ( code ) => {
	expect( problemsOf( code ) ).toEqual( [] );
} );
