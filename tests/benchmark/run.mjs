/**
 * `npm run bench`: measures the cart page of the demo shop in a browser, prints the figures beside their budgets and
 * writes artifacts/bench.json. With `--enforce` a budget of bytes, requests or layout shift that is passed fails it.
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
import { openShop } from '../tools/shop.mjs';
import { CONDITIONS } from './conditions.mjs';
import { judge } from './judge.mjs';
import { measureEdits } from './measure-edits.mjs';
import { measureFiles } from './measure-files.mjs';
import { measureLoad } from './measure-load.mjs';
import { printFigures, printFiles } from './print.mjs';
import { visitCart } from './visitor.mjs';

const CART_LINES = [ 1, 20 ];
const SLOW_PHONE = CONDITIONS.find( ( { name } ) => name === 'slow phone' );

const measurePages = async ( browser, address, budgets ) => {
	const figures = [];
	const measure = async ( lines, condition, how ) => {
		const measured = await visitCart(
			browser,
			address,
			lines,
			condition,
			how
		);
		figures.push(
			...judge( `cart of ${ lines }`, condition.name, measured, budgets )
		);
	};
	for ( const lines of CART_LINES ) {
		for ( const condition of CONDITIONS ) {
			await measure( lines, condition, measureLoad );
		}
		await measure( lines, SLOW_PHONE, measureEdits );
	}
	return figures;
};

const inShop = async ( browserPath, work ) => {
	// Only there once the packages are installed.
	const { chromium } = await import( '@playwright/test' );
	const shop = await openShop( await freePort() );
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
	await ensureBuild( [ 'standalone', 'wordpress' ] );

	const budgets = JSON.parse(
		readFileSync( inRoot( 'tests/benchmark/budgets.json' ), 'utf8' )
	);
	const figures = await inShop( browserPath, ( browser, address ) =>
		measurePages( browser, address, budgets )
	);
	const files = [ 'standalone', 'wordpress' ].flatMap( measureFiles );

	printFigures( figures );
	printFiles( files );
	mkdirSync( inRoot( 'artifacts' ), { recursive: true } );
	writeFileSync(
		inRoot( 'artifacts/bench.json' ),
		JSON.stringify( { figures, files }, null, '\t' )
	);

	const over = figures.filter( ( { isOver } ) => isOver );
	if ( over.length > 0 && process.argv.includes( '--enforce' ) ) {
		process.exitCode = 1;
	}
} );
