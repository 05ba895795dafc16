import { readFileSync } from 'node:fs';

const LISTS = [
	'assets/entries/behaviors.ts',
	'packages/behaviors/product/product-page/list-behaviors.ts',
	'packages/behaviors/product/product-collection/product-collection.ts',
	'packages/behaviors/page/site/site.ts',
];

const readSource = ( file: string ): string =>
	readFileSync( `${ __dirname }/../../${ file }`, 'utf8' );

/** The build of behaviors: for each file, that file and those that it imports. */
type Manifest = Record< string, { js: readonly string[] } >;

/** Returns the names of the files of site-wide behaviors, of their list, and of what these import. */
export const readSiteFiles = (): string[] => {
	const manifest: Manifest = JSON.parse(
		readSource( 'build/behaviors/manifest.json' )
	);
	const behaviors = [
		...readSource( 'packages/behaviors/page/site/site.ts' ).matchAll(
			/import\( '@shopfront\/behaviors\/([\w-]+)' \)/g
		),
	].map( ( [ , name = '' ] ) => name );
	return [ 'site', ...behaviors ].flatMap( ( name ) =>
		( manifest[ name ]?.js ?? [] ).map( ( file ) =>
			file.replace( /\..*/, '' )
		)
	);
};

/** Names of lists that are no behaviors themselves. */
const NO_BEHAVIORS = [ 'product-page', 'site' ];

/** Returns the names of all behaviors that pages can have. */
export const readBehaviorNames = (): string[] =>
	LISTS.flatMap( ( file ) => [
		...readSource( file ).matchAll( /name: '([\w-]+)'/g ),
	] )
		.map( ( [ , name = '' ] ) => name )
		.filter( ( name ) => ! NO_BEHAVIORS.includes( name ) );
