import {
	applyDisplayOptions,
	readDisplayOptions,
	writeDisplayOptions,
} from './display-options';

const FIRST = { width: '390', dir: 'ltr', text: '100', theme: 'light' };

it.each( [
	[ '', FIRST ],
	[ 'dir=rtl&text=200', { ...FIRST, dir: 'rtl', text: '200' } ],
	[ 'dir=up&width=9999&theme=', FIRST ],
	[ 'theme=dark&unknown=1', { ...FIRST, theme: 'dark' } ],
] )( 'reads the display options of %j', ( query, displayOptions ) => {
	expect( readDisplayOptions( new URLSearchParams( query ) ) ).toEqual(
		displayOptions
	);
} );

it.each( [ '', 'width=320', 'width=page&dir=rtl&text=200&theme=dark' ] )(
	'writes the display options of %j as they were read',
	( query ) => {
		const displayOptions = readDisplayOptions(
			new URLSearchParams( query )
		);
		expect( writeDisplayOptions( displayOptions ).toString() ).toBe(
			query
		);
	}
);

it( 'applies display options to a document', () => {
	const page = document.implementation.createHTMLDocument();
	applyDisplayOptions( page, { dir: 'rtl', text: '200', theme: 'dark' } );
	const { dir, style, dataset } = page.documentElement;
	expect( { dir, fontSize: style.fontSize, ...dataset } ).toEqual( {
		dir: 'rtl',
		fontSize: '200%',
		sfTheme: 'dark',
	} );
} );
