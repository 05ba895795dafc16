import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, whatever folder a command was started in. */
export const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'../..'
);

/**
 * A path inside the repository.
 *
 * @param {...string} parts
 */
export const inRoot = ( ...parts ) => path.join( root, ...parts );
