import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Sources = ReadonlyMap< string, string >;

export const ROOT = path.resolve( __dirname, '../..' );

const EXCLUDED_FOLDERS = new Set( [
	'.git',
	'node_modules',
	'dist',
	'artifacts',
	'test-results',
	'playwright-report',
	'data',
] );

/** Excludes the demo shop's database folder `data`, not packages/data; and builds, not tools/build. */
const isSourceFile = ( relative: string ): boolean =>
	relative !== 'build' &&
	( ! EXCLUDED_FOLDERS.has( path.basename( relative ) ) ||
		relative === path.join( 'packages', 'data' ) );

export const isTest = ( file: string ): boolean =>
	/\.(test|types)\.tsx?$/.test( file );

/** `''` is the whole repository, without installed and built files. */
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
