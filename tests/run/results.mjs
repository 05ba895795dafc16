import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/support/root.mjs';

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

/** @type {(report: any) => string[]} */
const namesOfJest = ( { testResults } ) =>
	testResults.flatMap( ( { name, status, assertionResults } ) => {
		const failed = assertionResults.filter(
			( one ) => one.status === 'failed'
		);
		const file = path.relative( root, name );
		return status === 'failed' && failed.length === 0
			? [ `${ file } could not be run` ]
			: failed.map( ( { fullName } ) => `${ file } › ${ fullName }` );
	} );

/** @type {(suite: any, titles?: string[]) => string[]} */
const namesOfSuite = (
	{ file, title, suites = [], specs = [] },
	titles = []
) => {
	// The outermost suite is titled by its file.
	const own = title === file ? [] : [ ...titles, title ];
	return [
		...specs.flatMap( ( spec ) =>
			spec.tests
				.filter( ( { status } ) =>
					[ 'unexpected', 'flaky' ].includes( status )
				)
				.map(
					( { status, projectName } ) =>
						`${ status === 'flaky' ? 'flaky: ' : '' }[${ projectName }] ${ file }:${ spec.line } › ${ [ ...own, spec.title ].join( ' › ' ) }`
				)
		),
		...suites.flatMap( ( suite ) => namesOfSuite( suite, own ) ),
	];
};

/** @type {(report: any) => string[]} */
const namesOfPlaywright = ( { suites, errors } ) => [
	...suites.flatMap( ( suite ) => namesOfSuite( suite ) ),
	...errors.map( ( { message } ) => message.split( '\n' )[ 0 ] ),
];

const NAMERS = {
	jest: namesOfJest,
	playwright: namesOfPlaywright,
	own: () => [],
};

/**
 * Lists the tests of a step that failed, or passed only on their second attempt, so that the end of a long output names them.
 * Empty if the report does not name its tests or was never written.
 *
 * @param {{ format: 'jest'|'playwright'|'own', file: string }|undefined} report
 * @return {string[]}
 */
export const listFailures = ( report ) =>
	report && existsSync( report.file )
		? NAMERS[ report.format ](
				JSON.parse( readFileSync( report.file, 'utf8' ) )
			)
		: [];

/**
 * @param {Tally[]} counts
 * @return {Tally}
 */
export const sum = ( counts ) => ( {
	passed: counts.reduce( ( total, { passed } ) => total + passed, 0 ),
	failed: counts.reduce( ( total, { failed } ) => total + failed, 0 ),
} );
