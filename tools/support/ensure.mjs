/**
 * Checks and installs the requirements of commands. This module and all its imports use Node alone, because they run
 * before any installation.
 */
import { PlainError } from './run.mjs';

export { ensureNode } from './node-version.mjs';
export { ensureDependencies } from './dependencies.mjs';
export {
	BEHAVIORS_BUILD,
	ensureBuild,
	forgetBuild,
	WEBPACK_BUILD,
} from '../build/build.mjs';
export { PlainError } from './run.mjs';

/**
 * Runs the main function of a command. Prints a PlainError as one sentence, without a stack.
 *
 * @param {() => Promise<void>} main
 */
export const command = async ( main ) => {
	try {
		await main();
	} catch ( error ) {
		console.error( error instanceof PlainError ? error.message : error );
		process.exitCode = 1;
	}
};
