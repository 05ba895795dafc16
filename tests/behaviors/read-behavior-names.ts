import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readDescriptors } from '../../tools/docs/behaviors';

/** The build of behaviors: for each file, that file and those that it imports. */
type Manifest = Record< string, { js: readonly string[] } >;

/** Returns the names of the files of site-wide behaviors, of their list, and of what these import. */
export const readSiteFiles = (): string[] => {
	const manifest: Manifest = JSON.parse(
		readFileSync(
			`${ __dirname }/../../build/behaviors/manifest.json`,
			'utf8'
		)
	);
	const folders = readDescriptors()
		.filter( ( { about } ) => about.list === 'site' )
		.map( ( { folder } ) => basename( folder ) );
	return [ 'site', ...folders ].flatMap( ( name ) =>
		( manifest[ name ]?.js ?? [] ).map( ( file ) =>
			file.replace( /\..*/, '' )
		)
	);
};

/** Names of lists that are no behaviors themselves. */
const NO_BEHAVIORS = [ 'product-page', 'site' ];

/** Returns the names of all behaviors that pages can have. */
export const readBehaviorNames = (): string[] =>
	readDescriptors()
		.flatMap( ( { behaviors } ) =>
			[ ...behaviors.values() ].map( ( { name } ) => name )
		)
		.filter( ( name ) => ! NO_BEHAVIORS.includes( name ) );
