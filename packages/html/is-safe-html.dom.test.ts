import fc from 'fast-check';
import { isSafeHtml, LABEL_HTML, RICH_TEXT_HTML } from '.';
import { createPurifyEngine } from './purify-engine';
import { createSanitizer } from './sanitizer';

const { sanitizeHtml } = createSanitizer(
	window,
	createPurifyEngine( window )
);

it.each( [
	'',
	'plain > text',
	'Tom &amp; Jerry &lt;script&gt;',
	'<p>A <strong>b</strong><br><em>c</em><br /></p>',
	'<a href="/terms?a=1&amp;c#b">Terms</a>',
	'<a href="https://shop.test/" target="_blank" rel="noopener">Terms</a>',
	'<b>never closed',
] )( 'accepts %p', ( html ) => {
	expect( isSafeHtml( html, RICH_TEXT_HTML ) ).toBe( true );
} );

it.each( [
	'<script>alert(1)</script>',
	'<b onclick="x()">',
	'<b/onclick=x()>',
	'<b\nid=x>',
	'<p <p>',
	'<p',
	'a < b',
	'<!-- x -->',
	'<B>',
	'<span>',
	'<svg><p></svg>',
	'<a href="javascript:x()">',
	'<a href="java&#10;script:x()">',
	'<a href="javascript&colon;x()">',
	'<a href="java\tscript:x()">',
	'<a href=" javascript:x()">',
	'<a href="vbscript:x">',
	'<a href=javascript:x()>',
	'<a href="/x" onclick="x()">',
	'<a href="/x" target="_blank">',
	'<a href="/x"><img src=x onerror=x()>',
] )( 'leaves %p to the sanitizer', ( html ) => {
	expect( isSafeHtml( html, RICH_TEXT_HTML ) ).toBe( false );
} );

it( 'uses the given allow list', () => {
	expect( isSafeHtml( '<span>A</span>', LABEL_HTML ) ).toBe( true );
	expect( isSafeHtml( '<a href="/">A</a>', LABEL_HTML ) ).toBe( false );
	expect(
		isSafeHtml( '<a href="/">A</a>', { tags: [ 'a' ], attributes: [] } )
	).toBe( false );
} );

const inPage = ( html: string ) => {
	const element = document.createElement( 'div' );
	element.innerHTML = html;
	return element.innerHTML;
};

it( 'accepts HTML only if the sanitizer would leave it unchanged', () => {
	const pieces = fc.constantFrom(
		...'<|>|/|"|\'|=|&|&lt;|&amp;|&#60;|:|!|-|?| |\n|\t|\0|b|p|br|a|span|script|svg|href|text'.split(
			'|'
		),
		...'<b>|</b>|<p>|</p>|<br>|<br />|</br>|<a href="|">|</a>|<a href="/x">|javascript:|https://|//x.test|" target="_blank" rel="noopener">'.split(
			'|'
		)
	);
	const safe = fc
		.array( pieces, { maxLength: 12 } )
		.map( ( parts ) => parts.join( '' ) )
		.filter(
			( html ) =>
				html.includes( '<' ) && isSafeHtml( html, RICH_TEXT_HTML )
		);
	fc.assert(
		fc.property( safe, ( html ) => {
			const shown = inPage( html );
			expect( sanitizeHtml( shown, RICH_TEXT_HTML ) ).toBe( shown );
		} ),
		{ numRuns: 500 }
	);
} );
