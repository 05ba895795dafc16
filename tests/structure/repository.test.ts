/** @jest-environment node */
import { readSources } from './sources';

const repository = readSources( '' );

/** Paths of the machine that a file was written on. */
const MACHINE = /(?:^|[\s'"`(=:])\/(?:work|root|home\/\w+|Users\/\w+)\//;
const REGISTRY = /registry\.(?:npmjs|yarnpkg)|npm\.pkg\.github|:4873\b/;

const filesWith = (
	pattern: RegExp,
	among: ( file: string ) => boolean = () => true
) =>
	[ ...repository ]
		.filter(
			( [ file, text ] ) =>
				among( file ) &&
				file !== 'tests/structure/repository.test.ts' &&
				pattern.test( text )
		)
		.map( ( [ file ] ) => file );

it( 'is read completely', () => {
	expect( repository.has( 'package-lock.json' ) ).toBe( true );
	expect( repository.size ).toBeGreaterThan( 100 );
} );

it.each( [
	[ `see '/work/main/x'`, MACHINE ],
	[ 'cd /root/shop/', MACHINE ],
	[ 'https://registry.npmjs.org/x', REGISTRY ],
] )( 'is checked for: %s', ( text, pattern ) => {
	expect( text ).toMatch( pattern );
} );

it( 'contains no path of the machine it was written on', () => {
	expect( filesWith( MACHINE ) ).toEqual( [] );
} );

it( 'names no package registry, so that any registry works', () => {
	expect( filesWith( REGISTRY ) ).toEqual( [] );
	for ( const folder of [ '', 'tests/wordpress/' ] ) {
		const lockfile = repository.get( `${ folder }package-lock.json` );
		expect( lockfile ).toContain( '"lockfileVersion"' );
		// Our own stand-ins are folders.
		expect( lockfile ).not.toMatch( /"resolved": "(?!tools\/absent\/)/ );
	}
} );

it( 'imports libraries by name, never by path', () => {
	const byFolder = /(?:from|import|require)[\s(]*['"][^'"]*node_modules\//;
	expect( `import '../node_modules/react'` ).toMatch( byFolder );
	expect(
		filesWith( byFolder, ( file ) => /\.[cm]?[jt]sx?$/.test( file ) )
	).toEqual( [] );
} );

it( 'suppresses no type checks', () => {
	const suppression = /@ts-(?:ignore|nocheck|expect-error)(?!:)/;
	expect( '// @ts-ignore' ).toMatch( suppression );
	expect(
		filesWith(
			suppression,
			( file ) => /\.tsx?$/.test( file ) && ! /\.types\.ts$/.test( file )
		)
	).toEqual( [] );
} );

it( 'disables a lint rule only with a reason', () => {
	// The reason follows two dashes or is a comment on the line above.
	const withoutReason =
		/(?<!(?:^|\n)\s*\/\/[^\n]*\n\s*\/[/*] )eslint-disable(?![^\n]* -- )/;
	const line = 'eslint-disable-line camelcase';
	expect( `call(); // ${ line }` ).toMatch( withoutReason );
	expect( `call();\n// ${ line }` ).toMatch( withoutReason );
	expect( `call(); // ${ line } -- a wire name` ).not.toMatch(
		withoutReason
	);
	expect( `// A wire name.\n/* ${ line } */` ).not.toMatch( withoutReason );
	expect(
		filesWith( withoutReason, ( file ) => /\.[cm]?[jt]sx?$/.test( file ) )
	).toEqual( [] );
} );
