/** @jest-environment node */
import fc from 'fast-check';
import { safeHtml } from './html';

test.each( [
	[
		'<p>Bold <strong>words</strong></p>',
		'<p>Bold <strong>words</strong></p>',
	],
	[ '<script>alert("x")</script>', 'alert(&#8220;x&#8221;)' ],
	[
		'<img src="/a.svg" onerror="x()" alt="A">',
		'<img src="/a.svg" alt="A">',
	],
	[ '<a href="javascript:x()">a</a>', '<a>a</a>' ],
	[ '<a href="&#106;ava&#10;script:x()">a</a>', '<a>a</a>' ],
	[ '<a href="&#x6a;avascript&#58;x()">a</a>', '<a>a</a>' ],
	// We escape an unknown entity, so that the browser doesn't decode it either.
	[
		'<a href="javascript&colon;x()">a</a>',
		'<a href="javascript&amp;colon;x()">a</a>',
	],
	[
		"<a href='/b?c=1&amp;d=2' target=_blank>a</a>",
		'<a href="/b?c=1&amp;d=2" target="_blank">a</a>',
	],
	[ '<p style="position:fixed">a', '<p>a</p>' ],
	[ '<p><em>a</p>b</em>', '<p><em>a</em></p>b' ],
	[ '</div></section>a', 'a' ],
	[ '<!-- a --><p>b</p>', '<p>b</p>' ],
	[ '<iframe src="https://example.com/">a</iframe>', 'a' ],
	[ '1 < 2 & 3 > 2', '1 &lt; 2 &#038; 3 &gt; 2' ],
	[ 'Salt &amp; Loom', 'Salt &amp; Loom' ],
	[
		'Field <em>Notes</em> & "Sketches"',
		'Field <em>Notes</em> &#038; &#8220;Sketches&#8221;',
	],
	[ 'Shirt - Small', 'Shirt &#8211; Small' ],
	[ '<scr<script>ipt>alert(1)</script>', '&lt;script&gt;alert(1)' ],
] )( 'converts %s to %s', ( source, expected ) => {
	expect( safeHtml( source ) ).toBe( expected );
} );

test( 'outputs only allowed tags and attributes for any input', () => {
	const piece = fc.oneof(
		fc.string(),
		fc.constantFrom(
			'<',
			'>',
			'"',
			"'",
			'</p>',
			'<p ',
			'<script>',
			'<img src=x onerror=y',
			'<svg/onload=y>',
			'onclick="y"',
			'href="javascript:y"',
			'&#106;',
			'<!--'
		)
	);
	fc.assert(
		fc.property( fc.array( piece ), ( pieces ) => {
			const result = safeHtml( pieces.join( '' ) );
			// Whatever tag is left must be forbidden.
			const rest = result.replace(
				/<\/?(?:a|b|blockquote|br|code|em|h[2-4]|hr|i|img|li|ol|p|pre|s|small|span|strong|sub|sup|u|ul)(?: (?:alt|class|dir|height|href|lang|rel|src|target|title|width)="[^"<>]*")*>/g,
				''
			);
			expect( rest ).not.toMatch( /[<>]/ );
			expect( result ).not.toMatch( /(?:href|src)="\s*javascript:/i );
		} )
	);
} );
