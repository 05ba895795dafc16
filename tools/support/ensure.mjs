/**
 * Checks and installs what commands need. This module and its imports only use Node, because they run before any
 * installation.
 */
import { accessSync, constants } from 'node:fs';
import { endProgress } from './progress.mjs';
import { root } from './root.mjs';
import { PlainError } from './run.mjs';

export { ensureNode } from './node-version.mjs';
export { ensureDependencies } from './dependencies.mjs';
export {
	BEHAVIORS_BUILD,
	BLOCKS_BUILD,
	ensureBuild,
	forgetBuild,
} from '../build/build.mjs';
export { PlainError } from './run.mjs';

/** @throws {PlainError} If this process must not write into the repository. */
export const ensureWritable = () => {
	try {
		accessSync( root, constants.W_OK );
	} catch {
		throw new PlainError(
			`Shopfront writes its packages, builds and database into ${ root }, and may not. Copy it to a folder of yours, or change the permissions.`
		);
	}
};

/**
 * Prints a PlainError as one sentence, without a stack.
 *
 * @param {() => Promise<void>} main
 */
export const command = async ( main ) => {
	try {
		await main();
	} catch ( error ) {
		endProgress();
		console.error( error instanceof PlainError ? error.message : error );
		process.exitCode = 1;
	}
};
