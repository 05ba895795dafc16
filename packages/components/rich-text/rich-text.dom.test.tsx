import { lazySanitizer } from '@shopfront/html';
import { act, render } from '@testing-library/react';
import { RichText } from '..';

const htmlOf = ( element: React.ReactElement ) =>
	render( element ).container.innerHTML;

// First of all: once the sanitiser is there, it stays.
it( 'shows the text alone until the sanitiser has come, and where it does not', async () => {
	expect( lazySanitizer.get() ).toBeNull();
	const fetch = jest
		.spyOn( lazySanitizer, 'fetch' )
		.mockResolvedValue( null );
	const html = '<b onclick="x()">Bold &amp; new</b><img src=x onerror=x()>';
	const { container } = render( <RichText html={ html } /> );
	expect( fetch ).toHaveBeenCalled();
	expect( container.innerHTML ).toBe( '<span>Bold &amp; new</span>' );

	fetch.mockRestore();
	await act( async () => void ( await lazySanitizer.fetch() ) );
	expect( container.innerHTML ).toBe( '<span><b>Bold &amp; new</b></span>' );
} );

it.each( [
	[ 'Plain', 'Plain' ],
	[ 'Tom &amp; Jerry', 'Tom &amp; Jerry' ],
	[ '<b>Bold</b><br>', '<b>Bold</b><br>' ],
	[ '<a href="/x">Link</a>', '<a href="/x">Link</a>' ],
] )( 'shows %s as it is, and asks for no sanitiser', ( html, expected ) => {
	const fetch = jest.spyOn( lazySanitizer, 'fetch' );
	expect( htmlOf( <RichText html={ html } /> ) ).toBe(
		`<span>${ expected }</span>`
	);
	expect( fetch ).not.toHaveBeenCalled();
	fetch.mockRestore();
} );

it.each( [
	[ '<a href="javascript:x()">Link</a>', '<a>Link</a>' ],
	[ '<img src=x onerror=x()>', '' ],
	[ '<b onclick="x()">Bold</b>', '<b>Bold</b>' ],
	[ '<span style="color:red">Red</span>', 'Red' ],
	[ '<span>Red</span>', 'Red' ],
] )( 'shows of %s what is allowed', async ( html, expected ) => {
	await lazySanitizer.fetch();
	expect( htmlOf( <RichText html={ html } /> ) ).toBe(
		`<span>${ expected }</span>`
	);
} );

it( 'takes another list for labels', async () => {
	await lazySanitizer.fetch();
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
