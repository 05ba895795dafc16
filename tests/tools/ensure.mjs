/**
 * What has to be in place before a command can do its work. This and all it imports use Node alone, since it runs
 * before anything is installed.
 */
import { PlainError } from './run.mjs';

export { ensureNode } from './node-version.mjs';
export { ensureDependencies } from './dependencies.mjs';
export { ensureBuild, forgetBuild, webpackBin } from './build.mjs';
export { PlainError } from './run.mjs';

/**
 * Runs the main function of a command; an error that the person can solve is told in one sentence.
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
