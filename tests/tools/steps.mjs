import { inRoot } from './root.mjs';

const reportIn = ( format, name ) => ( {
	format,
	file: inRoot( 'artifacts/test', `${ name }.json` ),
} );

const unit = reportIn( 'jest', 'unit' );
const unit19 = reportIn( 'jest', 'unit-react-19' );
const reliability = reportIn( 'jest', 'reliability' );
const pages = reportIn( 'playwright', 'e2e' );
const tools = reportIn( 'own', 'tools' );
const php = reportIn( 'own', 'php' );
const wordpress = reportIn( 'own', 'wordpress' );

/** What is most likely to tell React 19 from 18: each component, and a whole checkout. */
const WITH_REACT_19 = [
	'packages/components/conformance',
	'blocks/checkout/(frontend|payment|remount)',
	'tests/structure/react',
];

/** At the level of all, whatever renders, too. */
const ALL_WITH_REACT_19 = [
	'packages/bindings',
	'packages/components',
	'blocks',
	'assets/add-on-report',
	'tests/structure/react',
];

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

/** Beside another step a suite takes half of the machine. */
const HALF = '--maxWorkers=50%';

/**
 * What `npm test` does before it opens a browser. None needs another's result; they are run side by side, so the long
 * ones stand first.
 *
 * @type {Step[]}
 */
export const STEPS = [
	{
		title: 'Units',
		command: npm( 'unit', HALF, ...writeJest( unit ) ),
		report: unit,
	},
	{
		title: 'Reliability',
		command: npm( 'test:reliability', HALF, ...writeJest( reliability ) ),
		report: reliability,
	},
	{
		title: 'Units with React 19',
		command: npm(
			'unit',
			HALF,
			...( process.env.TEST_LEVEL === 'all'
				? ALL_WITH_REACT_19
				: WITH_REACT_19 ),
			...writeJest( unit19 )
		),
		environment: { REACT: '19' },
		report: unit19,
	},
	{ title: 'Scripts', command: npm( 'lint' ) },
	{ title: 'Types', command: npm( 'types' ) },
	{ title: 'Types for add-ons', command: npm( 'types:build' ) },
	{ title: 'Styles', command: npm( 'lint:css' ) },
	{ title: 'Unused code', command: npm( 'lint:unused' ) },
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
];

/**
 * What it does after that, with nothing beside it: pages are waited for as long as a shopper would.
 *
 * @param {string} browser Path of a Chromium.
 * @return {Step}
 */
export const pagesWith = ( browser ) => ( {
	title: 'Pages',
	command: npm( 'e2e', '--reporter=list,json' ),
	environment: {
		CHROMIUM_PATH: browser,
		PLAYWRIGHT_JSON_OUTPUT_FILE: pages.file,
	},
	report: pages,
} );

/**
 * And on a WordPress.
 *
 * @param {string} browser Path of a Chromium.
 * @return {Step}
 */
export const wordPressWith = ( browser ) => ( {
	title: 'Pages on WordPress',
	command: npm( 'test:wordpress', `--report=${ wordpress.file }` ),
	// That of `npm test` is always the one from npm.
	environment: { CHROMIUM_PATH: browser, WORDPRESS_URL: '' },
	report: wordpress,
} );
