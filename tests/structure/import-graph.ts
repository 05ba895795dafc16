import { posix } from 'node:path';
import { findImports, type WrittenImport } from './find-imports';
import { isTest, type Sources } from './sources';

/** An arrow of the import graph, from file to file. */
export interface Arrow extends WrittenImport {
	from: string;
	to: string;
}

const ALIAS = '@shopfront/';
const ENDINGS = [ '', '.ts', '.tsx', '/index.ts', '/index.tsx' ];

const placeOf = ( from: string, specifier: string ): string | null => {
	if ( specifier.startsWith( ALIAS ) ) {
		return `packages/${ specifier.slice( ALIAS.length ) }`;
	}
	return specifier.startsWith( '.' )
		? posix.join( posix.dirname( from ), specifier )
		: null;
};

/**
 * The arrows between our own files; libraries and tests beside their source are left out.
 *
 * An import of a file that `sources` does not hold ends at the place that it names.
 */
export const drawGraph = ( sources: Sources ): Arrow[] => {
	const arrows: Arrow[] = [];
	for ( const [ from, text ] of sources ) {
		if ( ! /\.tsx?$/.test( from ) || isTest( from ) ) {
			continue;
		}
		for ( const written of findImports( from, text ) ) {
			const place = placeOf( from, written.specifier );
			if ( place ) {
				const to = ENDINGS.map( ( ending ) => place + ending ).find(
					( candidate ) => sources.has( candidate )
				);
				arrows.push( { ...written, from, to: to ?? place } );
			}
		}
	}
	return arrows;
};
