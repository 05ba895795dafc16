import { render } from '@testing-library/react';
import { RichText } from '..';

const htmlOf = ( element: React.ReactElement ) =>
	render( element ).container.innerHTML;

it.each( [
	[ 'Plain', 'Plain' ],
	[ 'Tom &amp; Jerry', 'Tom &amp; Jerry' ],
	[ '<b>Bold</b><br>', '<b>Bold</b><br>' ],
	[ '<a href="/x">Link</a>', '<a href="/x">Link</a>' ],
	[ '<a href="javascript:x()">Link</a>', '<a>Link</a>' ],
	[ '<img src=x onerror=x()>', '' ],
	[ '<b onclick="x()">Bold</b>', '<b>Bold</b>' ],
	[ '<span style="color:red">Red</span>', 'Red' ],
] )( 'shows of %s what is allowed', ( html, expected ) => {
	expect( htmlOf( <RichText html={ html } /> ) ).toBe(
		`<span>${ expected }</span>`
	);
} );

it( 'takes another list for labels', () => {
	expect(
		htmlOf(
			<RichText
				as="p"
				className="mine"
				allow="label"
				html={ '<span>A</span> <a href="/">b</a>' }
			/>
		)
	).toBe( '<p class="mine"><span>A</span> b</p>' );
} );
