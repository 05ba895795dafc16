import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, independent of the working directory. */
export const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'../..'
);

/** @param {...string} parts */
export const inRoot = ( ...parts ) => path.join( root, ...parts );
