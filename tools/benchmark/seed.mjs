import path from 'node:path';
import { root } from '../support/root.mjs';
import { mustRun } from '../support/run.mjs';

/**
 * The sample products are too few for long carts.
 *
 * @param {string} databasePath
 * @param {Object} [options]
 * @param {string} [options.kind]   `search` for the large catalogue instead.
 * @param {string} [options.folder] Folder of the version whose shop opens it. Default: this one.
 */
export const seed = ( databasePath, { kind, folder = root } = {} ) =>
	mustRun( 'The database could not be filled; see above.', process.execPath, [
		'--import',
		import.meta.resolve( 'tsx' ),
		path.join( folder, 'tools/benchmark/seed.ts' ),
		databasePath,
		...( kind ? [ kind ] : [] ),
	] );
