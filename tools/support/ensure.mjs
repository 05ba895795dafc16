/** Checks and installs what commands need. It only uses Node, because it runs before any installation. */
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
 * Prints a PlainError as one sentence, without a stack.
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
