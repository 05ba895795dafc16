/**
 * A WordPress site's product page, with our scripts and with the platform's. `WORDPRESS_URL=… node
 * tools/benchmark/measure-product-pages.mjs` measures that alone, each `--loads` times (3 by default).
 */
import { fileURLToPath } from 'node:url';
import { measureGivenSite } from './measure-given-site.mjs';
import { applyCondition, CONDITIONS } from './conditions.mjs';
import {
	addLargeForm,
	measureChoice,
	watchProduct,
} from './in-page/product-page.mjs';
import { printProductPages } from './print.mjs';
import { median } from './statistics.mjs';

/** The site's switches (tools/wordpress/mu-plugins). */
const PARTS = { ours: 'ours', platform: 'product-pages-off' };

const CHOICES = 5;

/** For scripts that start a form later, ms. */
const STARTED_MS = 1500;

/** The URL of a product whose form has variations. */
const findProduct = async ( address ) => {
	const response = await fetch(
		`${ address }/wp-json/wc/store/v1/products?type=variable&per_page=50`
	);
	for ( const { permalink } of await response.json() ) {
		const html = await ( await fetch( permalink ) ).text();
		if ( /data-product_variations="\[/.test( html ) ) {
			return permalink;
		}
	}
	throw new Error( 'The shop has no product with variations.' );
};

const trafficOf = ( page ) =>
	page.evaluate( () => {
		const files = performance
			.getEntriesByType( 'resource' )
			.filter( ( { name } ) => /\.(js|css)(\?|$)/.test( name ) );
		const own = files.filter( ( { name } ) =>
			/\/build\/behaviors\/[^?]*\.js/.test( name )
		);
		const bytes = ( list ) =>
			list.reduce(
				( sum, { encodedBodySize } ) => sum + encodedBodySize,
				0
			);
		return {
			requests: files.length,
			bytes: bytes( files ),
			ownBytes: bytes( own ),
		};
	} );

/** On a slow phone, in a new context. */
const open = async ( browser, url, part, isChosen ) => {
	const context = await browser.newContext();
	await context.addCookies( [
		{ name: 'shopfront_test', value: part, url },
	] );
	const page = await context.newPage();
	const protocol = await context.newCDPSession( page );
	await applyCondition(
		protocol,
		CONDITIONS.find( ( { name } ) => name === 'slow phone' )
	);
	await page.addInitScript( watchProduct, isChosen );
	await page.goto( url, { waitUntil: 'load', timeout: 120_000 } );
	return page;
};

const measureOnce = async ( browser, url, part ) => {
	const untouched = await open( browser, url, part, false );
	await untouched.waitForTimeout( STARTED_MS );
	const loaded = {
		...( await untouched.evaluate( () => window.productBenchmark ) ),
		...( await trafficOf( untouched ) ),
	};
	await untouched.context().close();

	const page = await open( browser, url, part, true );
	await page.waitForFunction(
		() => window.productBenchmark.chosenMs !== null,
		null,
		{ timeout: 120_000 }
	);
	const chosenMs = await page.evaluate(
		() => window.productBenchmark.chosenMs
	);
	await page.waitForTimeout( STARTED_MS );
	await page.evaluate( addLargeForm );
	await page.waitForTimeout( STARTED_MS );
	const choices = [];
	const largeChoices = [];
	for ( let choice = 0; choice < CHOICES; choice++ ) {
		choices.push(
			await page.evaluate( measureChoice, '.product:not(#large)' )
		);
		await page.waitForTimeout( STARTED_MS / 3 );
		largeChoices.push( await page.evaluate( measureChoice, '#large' ) );
		await page.waitForTimeout( STARTED_MS / 3 );
	}
	await page.context().close();
	return {
		...loaded,
		chosenMs,
		choiceMs: median( choices.map( ( { paintedMs } ) => paintedMs ) ),
		largeChoiceMs: median(
			largeChoices.map( ( { handledMs } ) => handledMs )
		),
	};
};

/**
 * On a slow phone, with our scripts and with the platform's in turn.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             address Of the site, with the switches of the tests.
 * @param {number}                             loads   Of each; the result is their median.
 */
export const measureProductPages = async ( browser, address, loads ) => {
	const url = await findProduct( address );
	const measured = { ours: [], platform: [] };
	for ( let load = 0; load <= loads; load++ ) {
		for ( const [ name, part ] of Object.entries( PARTS ) ) {
			const figures = await measureOnce( browser, url, part );
			// The first load fills the server's caches.
			if ( load > 0 ) {
				measured[ name ].push( figures );
			}
		}
	}
	return Object.fromEntries(
		Object.entries( measured ).map( ( [ name, list ] ) => [
			name,
			Object.fromEntries(
				Object.keys( list[ 0 ] ).map( ( key ) => [
					key,
					median( list.map( ( figures ) => figures[ key ] ) ),
				] )
			),
		] )
	);
};

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	await measureGivenSite(
		[ 'behaviors' ],
		measureProductPages,
		printProductPages
	);
}
