/**
 * `npm run bench`: measures cart and checkout of the demo shop in a browser, prints the figures with their budgets and writes artifacts/bench.json. With `WORDPRESS_URL`, also a product page of that site, with our scripts and with the platform's. `--quick` measures fewer carts and loads; `--enforce` fails if a budget of bytes, requests or layout shift is exceeded. `--save` also stores the figures in tools/benchmark/results, for a release. `--compare` measures another commit, too (compare.mjs).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../support/browser.mjs';
import {
	command,
	ensureBuild,
	ensureDependencies,
	ensureNode,
} from '../support/ensure.mjs';
import { inRoot } from '../support/root.mjs';
import { checkBudgets } from './check-budgets.mjs';
import { inShop } from './in-shop.mjs';
import { describeMachine, readMachine } from './machine.mjs';
import { measureBehaviors } from './measure-behaviors.mjs';
import { measureDependencies } from './measure-dependencies.mjs';
import { measureBadgeFile, measureFiles } from './measure-files.mjs';
import { MEMORY_FLAGS, measureMemory } from './measure-memory.mjs';
import { measureSitePresses } from './measure-first-press.mjs';
import { measurePlan } from './measure-plan.mjs';
import { measureProductPages } from './measure-product-pages.mjs';
import { measureSearch } from './measure-search.mjs';
import { measureWishlist, measureWishlistFile } from './measure-wishlist.mjs';
import { compareVersions } from './compare.mjs';
import { createPlan } from './plan.mjs';
import {
	printAddOns,
	printBehaviors,
	printDependencies,
	printComparison,
	printFigures,
	printFiles,
	printFirstPresses,
	printGrowth,
	printLazyFiles,
	printPaints,
	printProductPages,
	printRequests,
} from './print.mjs';
import { saveResults } from './save-results.mjs';
import { seed } from './seed.mjs';

/** Each has its own budgets. */
const SUBJECTS = [
	'badge',
	'cart',
	'checkout',
	'memory',
	'search',
	'wishlist',
	'behaviors',
];
const BUILDS = [ 'standalone', 'wordpress', 'own' ];

const readJson = ( name ) =>
	JSON.parse( readFileSync( inRoot( 'tools/benchmark', name ), 'utf8' ) );

await command( async () => {
	ensureNode();
	// Before the builds, whose load is not that of other work.
	const machine = readMachine();
	await ensureDependencies();
	const browserPath = await ensureBrowser();
	await ensureBuild( [ ...BUILDS, 'behaviors', 'host', 'samples' ] );
	const { values: options } = parseArgs( {
		options: {
			compare: { type: 'string' },
			enforce: { type: 'boolean' },
			only: { type: 'string' },
			quick: { type: 'boolean' },
			rounds: { type: 'string' },
			save: { type: 'boolean' },
		},
	} );
	if ( options.compare !== undefined ) {
		await compareVersions( browserPath, {
			version: options.compare,
			only: options.only,
			rounds: options.rounds && Number( options.rounds ),
			machine,
		} );
		return;
	}

	console.log( describeMachine( machine ) );
	const plan = createPlan( { isQuick: options.quick } );
	const measured = await inShop(
		browserPath,
		( databasePath ) => seed( databasePath ),
		async ( browser, address ) => ( {
			...( await measurePlan( browser, address, plan ) ),
			productPages: process.env.WORDPRESS_URL
				? await measureProductPages(
						browser,
						process.env.WORDPRESS_URL,
						plan.loads
					)
				: null,
			presses: process.env.WORDPRESS_URL
				? await measureSitePresses(
						browser,
						process.env.WORDPRESS_URL,
						plan.loads
					)
				: null,
		} )
	);
	measured.memory = await inShop(
		browserPath,
		( databasePath ) => seed( databasePath ),
		( ...shop ) => measureMemory( ...shop, { edits: plan.memoryEdits } ),
		MEMORY_FLAGS
	);
	measured.search = await inShop(
		browserPath,
		( databasePath ) => seed( databasePath, { kind: 'search' } ),
		measureSearch
	);
	measured.wishlist = await inShop(
		browserPath,
		( databasePath ) => seed( databasePath ),
		( ...shop ) => measureWishlist( ...shop, plan )
	);
	const budgets = readJson( 'budgets.json' );
	const established = readJson( 'established.json' );
	const { addOns, paints, presses, productPages, requests, lazyFiles } =
		measured;
	const files = BUILDS.flatMap( measureFiles );
	measured.badge.push( measureBadgeFile( files ) );
	const behaviors = measureBehaviors();
	measured.behaviors = behaviors.measured;
	measured.wishlist.push( measureWishlistFile( behaviors.files ) );
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
		printFirstPresses( presses );
	}
	printRequests( requests );
	printLazyFiles( lazyFiles );
	printFiles( files );
	printBehaviors( behaviors.files, budgets.behaviors.behaviorGzipBytes );
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
				presses,
				productPages,
				requests,
				lazyFiles,
				files,
				behaviors: behaviors.files,
				dependencies,
			},
			null,
			'\t'
		)
	);

	if ( options.save ) {
		saveResults( { machine, figures, addOns, paints } );
	}

	const over = [ ...figures, ...dependencies ].filter(
		( { isOver } ) => isOver
	);
	if ( over.length > 0 && options.enforce ) {
		process.exitCode = 1;
	}
} );
