import { inRoot } from './root.mjs';

const reportIn = ( format, name ) => ( {
	format,
	file: inRoot( 'artifacts/test', `${ name }.json` ),
} );

const unit = reportIn( 'jest', 'unit' );
const reliability = reportIn( 'jest', 'reliability' );
const pages = reportIn( 'playwright', 'e2e' );
const tools = reportIn( 'own', 'tools' );
const php = reportIn( 'own', 'php' );

const writeJest = ( { file } ) => [ '--json', `--outputFile=${ file }` ];
const npm = ( script, ...args ) => [
	'npm',
	[ 'run', '--silent', script, ...( args.length ? [ '--', ...args ] : [] ) ],
];

/**
 * @typedef {Object} Step
 * @property {string}                                              title
 * @property {[string, string[]]}                                  command
 * @property {Record<string, string>}                              [environment]
 * @property {{ format: 'jest'|'playwright'|'own', file: string }} [report]      Where its tests are counted.
 */

/**
 * All that `npm test` does, quick things first.
 *
 * @param {string} browser Path of a Chromium.
 * @return {Step[]}
 */
export const stepsWith = ( browser ) => [
	{ title: 'Types', command: npm( 'types' ) },
	{ title: 'Scripts', command: npm( 'lint' ) },
	{ title: 'Styles', command: npm( 'lint:css' ) },
	{
		title: 'Tools',
		command: [
			process.execPath,
			[ inRoot( 'tests/tools/run-node-tests.mjs' ), tools.file ],
		],
		report: tools,
	},
	{
		title: 'WordPress host',
		command: [
			process.execPath,
			[ inRoot( 'tests/wordpress/run.mjs' ), php.file ],
		],
		report: php,
	},
	{
		title: 'Units',
		command: npm( 'unit', ...writeJest( unit ) ),
		report: unit,
	},
	{
		title: 'Reliability',
		command: npm( 'test:reliability', ...writeJest( reliability ) ),
		report: reliability,
	},
	{
		title: 'Pages',
		command: npm( 'e2e', '--reporter=list,json' ),
		environment: {
			CHROMIUM_PATH: browser,
			PLAYWRIGHT_JSON_OUTPUT_FILE: pages.file,
		},
		report: pages,
	},
];
