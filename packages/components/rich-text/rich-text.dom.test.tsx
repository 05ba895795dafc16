import { lazySanitizer } from '@shopfront/html';
import { act, render } from '@testing-library/react';
import { RichText } from '..';

const htmlOf = ( element: React.ReactElement ) =>
	render( element ).container.innerHTML;

// Runs first: once loaded, the sanitizer stays loaded.
it( 'shows plain text until the sanitizer has loaded, or if it fails to load', async () => {
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
] )( 'shows %s unchanged without loading the sanitizer', ( html, expected ) => {
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
] )( 'removes forbidden markup from %s', async ( html, expected ) => {
	await lazySanitizer.fetch();
	expect( htmlOf( <RichText html={ html } /> ) ).toBe(
		`<span>${ expected }</span>`
	);
} );

it( 'uses another list of tags for labels', async () => {
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
