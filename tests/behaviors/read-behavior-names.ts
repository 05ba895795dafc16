import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readDescriptors } from '../../tools/docs/behaviors';

/** Each file, with the files that it imports. */
type Manifest = Record< string, { js: readonly string[] } >;

/** Files of site-wide behaviors, of their list, and of their imports. */
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

const NO_BEHAVIORS = [ 'product-page', 'site' ];

export const readBehaviorNames = (): string[] =>
	readDescriptors()
		.flatMap( ( { behaviors } ) =>
			[ ...behaviors.values() ].map( ( { name } ) => name )
		)
		.filter( ( name ) => ! NO_BEHAVIORS.includes( name ) );
