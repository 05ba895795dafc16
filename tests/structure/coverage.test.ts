/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDescriptors } from '../../tools/docs/behaviors';

const ROOT = join( __dirname, '..', '..' );

const read = ( file: string ) => readFileSync( join( ROOT, file ), 'utf8' );

/** The repository doesn't have the specification; this is the number of subsections of each section. */
const CATALOG_SECTIONS = [ 0, 9, 9, 12, 8, 0, 7, 6, 12 ];

interface CoverageRow {
	section: string;
	code: readonly string[];
	tests: readonly string[];
}

const filesIn = ( cell: string ) =>
	[ ...cell.matchAll( /`([^`]+)`/g ) ].map( ( [ , file = '' ] ) => file );

const rowsOf = ( page: string, title: string ): CoverageRow[] => {
	const [ , part = '' ] = page.split( `\n## ${ title }\n` );
	return ( part.split( '\n## ' )[ 0 ] ?? '' )
		.split( '\n' )
		.filter( ( line ) => /^\| \d/.test( line ) )
		.map( ( line ) => {
			const [ , section = '', code = '', tests = '' ] =
				line.split( ' | ' ).length === 3
					? [ '', ...line.replace( /^\| | \|$/g, '' ).split( ' | ' ) ]
					: [];
			return { section, code: filesIn( code ), tests: filesIn( tests ) };
		} );
};

/** The specification's sections for cart and checkout, by subsection where they have some. */
const cartSections = (): string[] => {
	const found: string[] = [];
	let current = '';
	for ( const [ , level, title = '' ] of read(
		'docs/contract/cart-and-checkout.md'
	).matchAll( /^(##|###) (.+)$/gm ) ) {
		if ( level === '##' ) {
			current = title;
			found.push( title );
		} else {
			if ( found.at( -1 ) === current ) {
				found.pop();
			}
			found.push( `${ current }: ${ title }` );
		}
	}
	return found;
};

const catalogSections = (): string[] =>
	CATALOG_SECTIONS.flatMap( ( count, index ) =>
		count === 0
			? [ `${ index + 1 }` ]
			: Array.from(
					{ length: count },
					( _, sub ) => `${ index + 1 }.${ sub + 1 }`
				)
	);

const page = read( 'docs/contribute/specification-coverage.md' );
const cart = rowsOf( page, 'Cart and checkout' );
const catalog = rowsOf( page, 'Catalogue and site' );

test( 'the coverage page lists each section of cart and checkout once, in order', () => {
	expect( cart.map( ( { section } ) => section ) ).toEqual( cartSections() );
} );

test( 'the coverage page lists each section of catalog and site once, in order', () => {
	expect(
		catalog.map( ( { section } ) =>
			section.split( ' ' )[ 0 ]?.replace( /\.$/, '' )
		)
	).toEqual( catalogSections() );
} );

test( 'each behavior names sections that exist', () => {
	const sections = catalogSections();
	for ( const { folder, about } of readDescriptors() ) {
		expect( [ folder, about.covers.length ] ).not.toEqual( [ folder, 0 ] );
		expect( [
			folder,
			about.covers.filter( ( one ) => ! sections.includes( one ) ),
		] ).toEqual( [ folder, [] ] );
	}
} );

test.each( [ ...cart, ...catalog ] )(
	'$section names code and tests that exist',
	( { code, tests } ) => {
		expect( code.length ).toBeGreaterThan( 0 );
		expect( tests.length ).toBeGreaterThan( 0 );
		expect(
			[ ...code, ...tests ].filter(
				( file ) => ! existsSync( join( ROOT, file ) )
			)
		).toEqual( [] );
		expect(
			tests.filter(
				( file ) => ! /\.(test|spec)\.tsx?$|Test\.php$/.test( file )
			)
		).toEqual( [] );
	}
);
