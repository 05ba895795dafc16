import { applyLooks, readLooks, writeLooks } from './looks';

const FIRST = { width: '390', dir: 'ltr', text: '100', theme: 'light' };

it.each( [
	[ '', FIRST ],
	[ 'dir=rtl&text=200', { ...FIRST, dir: 'rtl', text: '200' } ],
	[ 'dir=up&width=9999&theme=', FIRST ],
	[ 'theme=dark&unknown=1', { ...FIRST, theme: 'dark' } ],
] )( 'reads the looks of %j', ( query, looks ) => {
	expect( readLooks( new URLSearchParams( query ) ) ).toEqual( looks );
} );

it.each( [ '', 'width=320', 'width=page&dir=rtl&text=200&theme=dark' ] )(
	'writes the looks of %j as they were read',
	( query ) => {
		const looks = readLooks( new URLSearchParams( query ) );
		expect( writeLooks( looks ).toString() ).toBe( query );
	}
);

it( 'gives them to a document', () => {
	const page = document.implementation.createHTMLDocument();
	applyLooks( page, { dir: 'rtl', text: '200', theme: 'dark' } );
	const { dir, style, dataset } = page.documentElement;
	expect( { dir, fontSize: style.fontSize, ...dataset } ).toEqual( {
		dir: 'rtl',
		fontSize: '200%',
		sfTheme: 'dark',
	} );
} );
