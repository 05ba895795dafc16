import { inRoot } from '../../tools/support/root.mjs';

const reportIn = ( format, name ) => ( {
	format,
	file: inRoot( 'artifacts/test', `${ name }.json` ),
} );

const unit19 = reportIn( 'jest', 'unit-react-19' );
const reliability = reportIn( 'jest', 'reliability' );
const pages = reportIn( 'playwright', 'e2e' );
const tools = reportIn( 'own', 'tools' );
const php = reportIn( 'own', 'php' );
const wordpress = reportIn( 'own', 'wordpress' );
const engines = reportIn( 'own', 'engines' );

/** Tests that most likely differ between React 18 and 19: a whole checkout, and elements of add-ons. */
const WITH_REACT_19 = [
	'blocks/checkout/(frontend|payment|remount)',
	'packages/bindings/add-ons/adopt-node',
	'tests/structure/react',
];

/** All tests that render, for `npm run test:all`. */
const ALL_WITH_REACT_19 = [
	'packages/bindings',
	'packages/components',
	'blocks',
	'packages/add-on-report',
	'tests/structure/react',
];

/**
 * Arguments of the unit tests. The types of the samples in pages take as long as those of the whole repository, so that
 * `npm test` leaves them to `npm run check`.
 */
const UNITS =
	process.env.TEST_LEVEL === 'all'
		? []
		: [ '/node_modules/', 'tools/docs/samples' ].map(
				( path ) => `--testPathIgnorePatterns=${ path }`
			);

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
 * @property {{ format: 'jest'|'playwright'|'own', file: string }} [report]       Where its tests are counted.
 * @property {boolean}                                             [needsBuilds]  Whether it starts after the builds.
 * @property {number}                                              [limitMinutes] After this it counts as hung. Default 15.
 */

/** Half of the cores, because another step runs concurrently. */
const HALF = '--maxWorkers=50%';

/**
 * The steps of `npm test` before it opens a browser. They are independent and run concurrently: beside the builds those
 * that need none, then the others, the longest first.
 *
 * @type {Step[]}
 */
export const STEPS = [
	// They take a tenth of the time and test no behavior: before a release, and in `npm run check` for each change.
	...( process.env.TEST_LEVEL === 'all'
		? [
				{ title: 'Scripts', command: npm( 'lint' ) },
				{ title: 'Styles', command: npm( 'lint:css' ) },
				{ title: 'Unused code', command: npm( 'lint:unused' ) },
			]
		: [] ),
	{ title: 'Types', command: npm( 'types' ) },
	{ title: 'Types for add-ons', command: npm( 'types:build' ) },
	{
		title: 'Tools',
		command: [
			process.execPath,
			[ inRoot( 'tests/run/run-node-tests.mjs' ), tools.file ],
		],
		report: tools,
	},
	{
		title: 'Reliability',
		command: npm( 'test:reliability', HALF, ...writeJest( reliability ) ),
		report: reliability,
	},
	{
		title: 'WordPress host',
		command: [
			process.execPath,
			[ inRoot( 'tests/wordpress/run.mjs' ), php.file ],
		],
		report: php,
		needsBuilds: true,
	},
	// In parts, because one process would still run when all other steps have ended.
	...[ 1, 2, 3, 4, 5, 6 ].map( ( part ) => {
		const report = reportIn( 'jest', `unit-${ part }` );
		return {
			title: `Units, part ${ part }`,
			command: npm(
				'unit',
				HALF,
				...UNITS,
				`--shard=${ part }/6`,
				...writeJest( report )
			),
			report,
			needsBuilds: true,
		};
	} ),
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
];

/**
 * Returns the step for pages. It runs alone, because its timeouts are those of a shopper.
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
	limitMinutes: 60,
} );

/**
 * Returns the step for pages on WordPress.
 *
 * @param {string} browser Path of a Chromium.
 * @return {Step}
 */
export const wordPressWith = ( browser ) => ( {
	title: 'Pages on WordPress',
	command: npm( 'test:wordpress', `--report=${ wordpress.file }` ),
	// `npm test` always uses the WordPress from npm.
	environment: {
		CHROMIUM_PATH: browser,
		WORDPRESS_URL: '',
		TEST_LEVEL: process.env.TEST_LEVEL ?? 'usual',
	},
	report: wordpress,
} );

/**
 * Returns the step for other engines, which mostly waits for them.
 *
 * @param {string} browser Path of a Chromium.
 * @return {Step}
 */
export const enginesWith = ( browser ) => ( {
	title: 'Engines',
	command: npm(
		'e2e:engines',
		...( process.env.TEST_LEVEL === 'all' ? [] : [ '--short' ] ),
		`--report=${ engines.file }`
	),
	environment: { CHROMIUM_PATH: browser },
	report: engines,
} );
