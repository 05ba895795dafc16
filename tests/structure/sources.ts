import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files by path relative to the root, with forward slashes, and their text. */
export type Sources = ReadonlyMap< string, string >;

export const ROOT = path.resolve( __dirname, '../..' );

const EXCLUDED_FOLDERS = new Set( [
	'.git',
	'node_modules',
	'build',
	'dist',
	'artifacts',
	'test-results',
	'playwright-report',
	'data',
] );

/** Whether this `data` is the demo shop's database folder rather than the stores of packages/. */
const isSourceFile = ( relative: string ): boolean =>
	! EXCLUDED_FOLDERS.has( path.basename( relative ) ) ||
	relative === path.join( 'packages', 'data' );

/** Whether a file is a test that lies beside its source. */
export const isTest = ( file: string ): boolean => /\.test\.tsx?$/.test( file );

/**
 * All files of ours below a folder of the repository.
 *
 * @param folder `''` is the whole repository, without what is installed or built.
 */
export const readSources = ( folder: string ): Sources => {
	const sources = new Map< string, string >();
	const read = ( relative: string ) => {
		const entries = readdirSync( path.join( ROOT, relative ), {
			withFileTypes: true,
		} );
		for ( const entry of entries ) {
			const inside = path.join( relative, entry.name );
			if ( entry.isDirectory() && isSourceFile( inside ) ) {
				read( inside );
			} else if ( entry.isFile() ) {
				sources.set(
					inside.split( path.sep ).join( '/' ),
					readFileSync( path.join( ROOT, inside ), 'utf8' )
				);
			}
		}
	};
	read( folder );
	return sources;
};
