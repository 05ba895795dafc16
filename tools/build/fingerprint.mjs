import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const TESTS = /\.(test|dom\.test|types\.test)\.tsx?$/;

/** Folders that commands write beside sources, as `packages/types/dist`. */
const OUTPUTS = new Set( [ 'dist' ] );

function* filesBelow( filePath ) {
	const entry = statSync( filePath, { throwIfNoEntry: false } );
	if ( entry?.isFile() ) {
		yield filePath;
	} else if ( entry ) {
		for ( const name of readdirSync( filePath ).sort() ) {
			if ( ! OUTPUTS.has( name ) ) {
				yield* filesBelow( path.join( filePath, name ) );
			}
		}
	}
}

/**
 * Hashes the sources of a build: names and contents of all files, without tests and outputs. Not their times, which
 * change with a clone or a branch.
 *
 * @param {string}   folder    Base folder of the paths.
 * @param {string[]} filePaths Files and folders; a missing one counts as empty.
 * @return {string} 64 hexadecimal digits.
 */
export const fingerprint = ( folder, filePaths ) => {
	const hash = createHash( 'sha256' );
	for ( const filePath of filePaths ) {
		for ( const file of filesBelow( path.join( folder, filePath ) ) ) {
			if ( ! TESTS.test( file ) ) {
				const content = readFileSync( file );
				hash.update(
					`${ path.relative( folder, file ) }\0${ content.length }\0`
				);
				hash.update( content );
			}
		}
	}
	return hash.digest( 'hex' );
};
