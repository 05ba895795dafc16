import { BUILDS_OF_PAGES } from '../../tools/build/build.mjs';
import { inRoot } from '../../tools/support/root.mjs';

const IS_RELEASE = process.env.TEST_LEVEL === 'all';

const reportIn = ( format, name ) => ( {
	format,
	file: inRoot( 'artifacts/test', `${ name }.json` ),
} );

const writeJest = ( { file } ) => [ '--json', `--outputFile=${ file }` ];
const npm = ( script, ...args ) => [
	'npm',
	[ 'run', '--silent', script, ...( args.length ? [ '--', ...args ] : [] ) ],
];

const jest = ( title, name, script, args, more = {} ) => {
	const report = reportIn( 'jest', name );
	return {
		title,
		command: npm( script, ...args, ...writeJest( report ) ),
		report,
		...more,
	};
};

/**
 * @typedef {Object} Step
 * @property {string}                                              title
 * @property {[string, string[]]}                                  command
 * @property {Record<string, string>}                              [environment]
 * @property {{ format: 'jest'|'playwright'|'own', file: string }} [report]       Where its tests are counted.
 * @property {boolean}                                             [needsBuilds]  Whether it starts after the builds.
 * @property {number}                                              [limitMinutes] After this it counts as hung. Default 15.
 */

/**
 * @typedef {Object} Part
 * @property {string[]}                    builds
 * @property {Step[]}                      steps      They run concurrently, in this order.
 * @property {(browser: string) => Step}   pages      Runs alone, because pages need the processor.
 * @property {(browser: string) => Step[]} hosts      Run concurrently at the end, because they mostly wait.
 * @property {boolean}                     needsHosts Whether PHP, nginx, WordPress and other browsers are installed.
 */

const playwright =
	( title, part, ...args ) =>
	( browser ) => {
		const report = reportIn( 'playwright', `pages-${ part }` );
		return {
			title,
			command: npm( 'e2e', ...args, '--reporter=list,json' ),
			environment: {
				CHROMIUM_PATH: browser,
				PLAYWRIGHT_JSON_OUTPUT_FILE: report.file,
				TEST_PART: part,
			},
			report,
			limitMinutes: 60,
		};
	};

const pages = ( part ) => playwright( 'Pages', part );

/** In a shop of their own, because other tests write reviews and order. */
const pictures = playwright(
	'Pictures',
	'pictures',
	'tests/e2e/pictures.spec.ts',
	'--project=desktop'
);

/** Tests of files that builds have written; units begin before them. */
const READS_BUILDS = [
	'packages/add-on-report/library-bytes',
	'tests/behaviors/inline-scripts',
	'tests/structure/third-party-licenses',
];

/** Type-checking the documentation's samples takes as long as type-checking the whole repository. */
const SAMPLES = 'tools/docs/samples';

const leaveOut = ( files ) =>
	[ '/node_modules/', ...files ].map(
		( file ) => `--testPathIgnorePatterns=${ file }`
	);

const tools = reportIn( 'own', 'tools' );

/**
 * `npm test`: what most often finds a mistake, without WordPress.
 *
 * @type {Part}
 */
const QUICK = {
	builds: BUILDS_OF_PAGES,
	steps: [
		// One Jest with two workers. It begins while the types are checked and pages are built, and takes longest.
		{
			...jest( 'Units', 'unit', 'unit', [
				'--maxWorkers=2',
				...leaveOut( [ ...READS_BUILDS, SAMPLES ] ),
			] ),
			// Five on a slow machine; its processor may have other work, or a quota.
			limitMinutes: 40,
		},
		{ title: 'Types', command: npm( 'types' ) },
		{
			title: 'Tools',
			command: [
				process.execPath,
				[ inRoot( 'tests/run/run-node-tests.mjs' ), tools.file ],
			],
			report: tools,
		},
	],
	pages: pages( 'quick' ),
	hosts: () => [],
	needsHosts: false,
};

/** Tests that most likely differ between React 18 and 19: a whole checkout, and elements of add-ons. */
const WITH_REACT_19 = [
	'blocks/checkout/(frontend|payment|remount)',
	'packages/bindings/add-ons/adopt-node',
	'tests/structure/react',
];

/** All tests that render, before a release. */
const ALL_WITH_REACT_19 = [
	'packages/bindings',
	'packages/components',
	'blocks',
	'packages/add-on-report',
	'tests/structure/react',
];

const php = reportIn( 'own', 'php' );
const wordpress = reportIn( 'own', 'wordpress' );
const engines = reportIn( 'own', 'engines' );

/**
 * The rest of `npm run test:all`: WordPress, other browsers, random faults, and all other pages.
 *
 * @type {Part}
 */
const REST = {
	builds: [
		'standalone',
		'behaviors',
		'wordpress',
		'editor',
		'gallery',
		'samples',
		'host',
		...( IS_RELEASE ? [ 'host-19' ] : [] ),
	],
	steps: [
		// They test no behavior: before a release, and in `npm run check` for each change.
		...( IS_RELEASE
			? [
					{ title: 'Scripts', command: npm( 'lint' ) },
					{ title: 'Styles', command: npm( 'lint:css' ) },
					{ title: 'Unused code', command: npm( 'lint:unused' ) },
				]
			: [] ),
		jest( 'Reliability', 'reliability', 'test:reliability', [
			'--maxWorkers=50%',
		] ),
		{ title: 'Types for add-ons', command: npm( 'types:build' ) },
		jest(
			'Units of builds',
			'unit-builds',
			'unit',
			[ ...READS_BUILDS, ...( IS_RELEASE ? [ SAMPLES ] : [] ) ],
			{ needsBuilds: true }
		),
		jest(
			'Units with React 19',
			'unit-react-19',
			'unit',
			[
				'--maxWorkers=50%',
				...( IS_RELEASE ? ALL_WITH_REACT_19 : WITH_REACT_19 ),
			],
			{ environment: { REACT: '19' } }
		),
		{
			title: 'WordPress host',
			command: [
				process.execPath,
				[ inRoot( 'tests/wordpress/run.mjs' ), php.file ],
			],
			report: php,
			needsBuilds: true,
		},
	],
	pages: pages( 'rest' ),
	hosts: ( browser ) => [
		pictures( browser ),
		{
			title: 'Pages on WordPress',
			command: npm( 'test:wordpress', `--report=${ wordpress.file }` ),
			environment: {
				CHROMIUM_PATH: browser,
				// Always the WordPress from npm.
				WORDPRESS_URL: '',
				TEST_LEVEL: process.env.TEST_LEVEL ?? 'usual',
			},
			report: wordpress,
		},
		{
			title: 'Engines',
			command: npm(
				'e2e:engines',
				...( IS_RELEASE ? [] : [ '--short' ] ),
				`--report=${ engines.file }`
			),
			environment: { CHROMIUM_PATH: browser },
			report: engines,
		},
	],
	needsHosts: true,
};

export const PARTS = { quick: QUICK, rest: REST };
