import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number }} Tally
 */

/** @type {(report: any) => Tally} */
const readJest = ( report ) => ( {
	passed: report.numPassedTests,
	// A file that fails to load has no tests to count.
	failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
} );

/** @type {(report: any) => Tally} */
const readPlaywright = ( { stats, errors } ) => ( {
	passed: stats.expected + stats.flaky,
	failed: stats.unexpected + errors.length,
} );

/** @type {(report: { passed: number, failed: number }) => Tally} */
const readCustom = ( { passed, failed } ) => ( { passed, failed } );

const READERS = { jest: readJest, playwright: readPlaywright, own: readCustom };

/**
 * Counts the results of a step. A successful step without tests counts as nothing; a failed step counts as at least one
 * failure, even if it crashed before it wrote its report.
 *
 * @param {number}                                                        exitCode
 * @param {{ format: 'jest'|'playwright'|'own', file: string }|undefined} report
 * @return {Tally}
 */
export const countResults = ( exitCode, report ) => {
	const counted =
		report && existsSync( report.file )
			? READERS[ report.format ](
					JSON.parse( readFileSync( report.file, 'utf8' ) )
				)
			: { passed: 0, failed: report ? 1 : 0 };
	return exitCode === 0
		? counted
		: { ...counted, failed: Math.max( counted.failed, 1 ) };
};

/**
 * @param {Tally[]} counts
 * @return {Tally}
 */
export const sum = ( counts ) => ( {
	passed: counts.reduce( ( total, { passed } ) => total + passed, 0 ),
	failed: counts.reduce( ( total, { failed } ) => total + failed, 0 ),
} );
