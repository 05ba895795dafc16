import { decodeEntities, htmlToText, stripTags } from '.';

describe( 'decodeEntities', () => {
	it.each( [
		[ 'Tom &amp; Jerry&#8217;s', 'Tom & Jerry’s' ],
		[ '&quot;MUG&quot; for &#036;18', '"MUG" for $18' ],
		[ '&#x27;&#X27;', "''" ],
		[ '&lt;b&gt;', '<b>' ],
		[ '&amp;lt;', '&lt;' ],
		[ '1&nbsp;000&euro;', '1\u00a0000€' ],
		[ '&yuml;&nbsp;&iexcl;&eacute;&Eacute;', 'ÿ\u00a0¡éÉ' ],
		[ '&ldquo;&hellip;&rdquo; &ndash; &mdash;', '“…” – —' ],
		[ '&#128;&#150;', '€–' ],
		[
			'&#0;&#xD800;&#1114112;&#99999999999999;',
			'\ufffd\ufffd\ufffd\ufffd',
		],
		[ '&#128512;', '😀' ],
		[ '&unknown; &toString; & &amp', '&unknown; &toString; & &amp' ],
	] )( 'decodes %p to %p', ( text, expected ) => {
		expect( decodeEntities( text ) ).toBe( expected );
	} );
} );

describe( 'stripTags and htmlToText', () => {
	it.each( [
		[ '<b>Mug</b>', 'Mug' ],
		[ '<p>One</p><p>two</p>', 'One two' ],
		[ 'One<br />two', 'One two' ],
		[ 'H<sub>2</sub>O', 'H2O' ],
		[ 'a<script>alert( "x" )</script>b', 'ab' ],
		[ 'a<!-- b -->c', 'ac' ],
		[ '5 < 6', '5 < 6' ],
	] )( 'extract from %p the text %p', ( html, expected ) => {
		expect( stripTags( html ) ).toBe( expected );
		expect( htmlToText( html ) ).toBe( expected );
	} );

	it( 'differ in entities, which only htmlToText decodes', () => {
		expect( stripTags( '<i>&lt;b&gt; &amp;</i>' ) ).toBe(
			'&lt;b&gt; &amp;'
		);
		expect( htmlToText( '<i>&lt;b&gt; &amp;</i>' ) ).toBe( '<b> &' );
	} );
} );
