import { posix } from 'node:path';
import ts from 'typescript';
import { isTest, type Sources } from './sources';

export interface ImportEdge {
	from: string;
	to: string;
	specifier: string;
}

const ALIAS = '@shopfront/';
const EXTENSIONS = [ '', '.ts', '.tsx', '/index.ts', '/index.tsx' ];

const resolveSpecifier = ( from: string, specifier: string ): string | null => {
	if ( specifier.startsWith( ALIAS ) ) {
		return `packages/${ specifier.slice( ALIAS.length ) }`;
	}
	return specifier.startsWith( '.' )
		? posix.join( posix.dirname( from ), specifier )
		: null;
};

/**
 * Imports between our own files, of values and of types, without libraries and unit tests. Includes every form:
 * `import`, `export … from`, `import( … )` and `import( … )` types.
 *
 * An import of a file that isn't in `sources` ends at its specifier's path.
 */
export const buildImportGraph = ( sources: Sources ): ImportEdge[] => {
	const edges: ImportEdge[] = [];
	for ( const [ from, text ] of sources ) {
		if ( ! /\.tsx?$/.test( from ) || isTest( from ) ) {
			continue;
		}
		const { importedFiles } = ts.preProcessFile( text );
		for ( const { fileName: specifier } of importedFiles ) {
			const target = resolveSpecifier( from, specifier );
			if ( target ) {
				const to = EXTENSIONS.map(
					( extension ) => target + extension
				).find( ( candidate ) => sources.has( candidate ) );
				edges.push( { from, specifier, to: to ?? target } );
			}
		}
	}
	return edges;
};
