/**
 * `npm run bench`: measures cart and checkout of the demo shop in a browser, prints the figures with their budgets and writes artifacts/bench.json. With `WORDPRESS_URL`, also a product page of that site, with our scripts and with the platform's. `--quick` measures fewer carts and loads; `--enforce` fails if a budget of bytes, requests or layout shift is exceeded.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { BROWSER_FLAGS, ensureBrowser } from '../tools/browser.mjs';
import {
	command,
	ensureBuild,
	ensureDependencies,
	ensureNode,
} from '../tools/ensure.mjs';
import { freePort } from '../tools/port.mjs';
import { inRoot } from '../tools/root.mjs';
import { mustRun } from '../tools/run.mjs';
import { openShop } from '../tools/shop.mjs';
import { checkBudgets } from './check-budgets.mjs';
import { describeMachine, readMachine } from './machine.mjs';
import { measureDependencies } from './measure-dependencies.mjs';
import { measureBadgeFile, measureFiles } from './measure-files.mjs';
import { measurePlan } from './measure-plan.mjs';
import { measureProductPages } from './measure-product-pages.mjs';
import { measureSearch } from './measure-search.mjs';
import { createPlan } from './plan.mjs';
import {
	printAddOns,
	printDependencies,
	printComparison,
	printFigures,
	printFiles,
	printGrowth,
	printLazyFiles,
	printPaints,
	printProductPages,
	printRequests,
} from './print.mjs';

/** Each has its own budgets. */
const SUBJECTS = [ 'badge', 'cart', 'checkout', 'search' ];
const BUILDS = [ 'standalone', 'wordpress', 'own' ];

const readJson = ( name ) =>
	JSON.parse( readFileSync( inRoot( 'tests/benchmark', name ), 'utf8' ) );

/** Adds products, because there are too few sample products for long carts. */
const seed = ( databasePath, ...kind ) =>
	mustRun( 'The database could not be filled; see above.', process.execPath, [
		'--import',
		import.meta.resolve( 'tsx' ),
		inRoot( 'tests/benchmark/seed.ts' ),
		databasePath,
		...kind,
	] );

const inShop = async ( browserPath, prepare, work ) => {
	// Not available before the packages are installed.
	const { chromium } = await import( '@playwright/test' );
	const shop = await openShop( await freePort(), { prepare } );
	const browser = await chromium.launch( {
		executablePath: browserPath,
		args: BROWSER_FLAGS,
	} );
	try {
		return await work( browser, shop.address );
	} finally {
		await browser.close();
		await shop.close();
	}
};

await command( async () => {
	ensureNode();
	await ensureDependencies();
	const browserPath = await ensureBrowser();
	await ensureBuild( [ ...BUILDS, 'behaviors', 'samples' ] );

	const machine = readMachine();
	console.log( describeMachine( machine ) );
	const plan = createPlan( { isQuick: process.argv.includes( '--quick' ) } );
	const measured = await inShop(
		browserPath,
		seed,
		async ( browser, address ) => ( {
			...( await measurePlan( browser, address, plan ) ),
			productPages: process.env.WORDPRESS_URL
				? await measureProductPages(
						browser,
						process.env.WORDPRESS_URL,
						plan.loads
					)
				: null,
		} )
	);
	measured.search = await inShop(
		browserPath,
		( databasePath ) => seed( databasePath, 'search' ),
		measureSearch
	);
	const budgets = readJson( 'budgets.json' );
	const established = readJson( 'established.json' );
	const { addOns, paints, productPages, requests, lazyFiles } = measured;
	const files = BUILDS.flatMap( measureFiles );
	measured.badge.push( measureBadgeFile( files ) );
	const figures = SUBJECTS.flatMap( ( subject ) =>
		checkBudgets(
			measured[ subject ],
			budgets[ subject ],
			established[ subject ] ?? {}
		)
	);
	const dependencies = measureDependencies( budgets.wordpress );

	printFigures( figures );
	printGrowth( figures );
	printComparison( figures );
	printAddOns( addOns, budgets.addOns.laterMs );
	printPaints( paints );
	if ( productPages ) {
		printProductPages( productPages );
	}
	printRequests( requests );
	printLazyFiles( lazyFiles );
	printFiles( files );
	printDependencies( dependencies );
	console.log( describeMachine( machine ) );
	mkdirSync( inRoot( 'artifacts' ), { recursive: true } );
	writeFileSync(
		inRoot( 'artifacts/bench.json' ),
		JSON.stringify(
			{
				machine,
				figures,
				addOns,
				paints,
				productPages,
				requests,
				lazyFiles,
				files,
				dependencies,
			},
			null,
			'\t'
		)
	);

	const over = [ ...figures, ...dependencies ].filter(
		( { isOver } ) => isOver
	);
	if ( over.length > 0 && process.argv.includes( '--enforce' ) ) {
		process.exitCode = 1;
	}
} );
