/**
 * `npm run test:facts -- FOLDER [--match=TEXT] [--shots=FOLDER]`: takes the facts of php-stubs/platform/facts.json one
 * by one from a shop on MariaDB, and compares its pages with the same shop's pages without the part that needs the
 * fact. They must look the same, and the status must name the fact. FOLDER: a WordPress with WooCommerce; it stays
 * unchanged.
 *
 * You can't take facts about PHP classes, functions and files from a running shop; PHPUnit tests these (FactsTest.php).
 */
/* global Image, OffscreenCanvas -- In the page of the comparison. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import {
	BROWSER_FLAGS,
	ensureBrowser,
} from '../../../tools/support/browser.mjs';
import { command, ensureBuild } from '../../../tools/support/ensure.mjs';
import { inRoot } from '../../../tools/support/root.mjs';
import { PlainError } from '../../../tools/support/run.mjs';
import { NEEDS } from '../../../tools/wordpress/real-shop/php-fpm.mjs';
import { keepResources } from '../../../tools/wordpress/real-shop/resources.mjs';
import { ensurePrograms } from '../../../tools/wordpress/real-shop/servers.mjs';
import { checkWordPress } from '../../../tools/wordpress/real-shop/site.mjs';
import { openShop } from './shop.mjs';

const REMOVABLE = [
	'blocks',
	'attributes',
	'scripts',
	'styles',
	'actions',
	'page_scripts',
	'templates',
	'rendered_scripts',
	'rendered_actions',
	'markup',
];

const CLASSIC_THEME = 'storefront';
const THEMES = [ 'twentytwentyfive', CLASSIC_THEME ];

/** Authors write these parts' blocks into posts. */
const IN_POSTS = [ 'all-products', 'product-collection' ];

const PAGES = {
	cart: [ '/cart/' ],
	checkout: [ '/checkout/' ],
	'mini-cart': [ '/shop/' ],
	'all-products': [ '/all-products/' ],
	'product-pages': [ 'product' ],
	'product-collection': [ '/shop/' ],
};

/** A page that hasn't changed for so long is complete, ms. */
const SETTLE_MS = 2500;

/** How long a page may take, ms. */
const LIMIT_MS = 20_000;

const resources = keepResources();

const nameOf = ( fact ) => ( typeof fact === 'string' ? fact : fact.name );

const readFacts = () => {
	const facts = JSON.parse(
		readFileSync( inRoot( 'php-stubs/platform/facts.json' ), 'utf8' )
	);
	return Object.keys( PAGES ).flatMap( ( part ) =>
		Object.entries( facts[ part ] )
			.filter(
				( [ kind ] ) =>
					REMOVABLE.includes( kind ) &&
					// The author wrote this markup: only its page knows.
					! ( kind === 'markup' && IN_POSTS.includes( part ) )
			)
			.flatMap( ( [ kind, list ] ) =>
				Array.isArray( list )
					? list.map( ( fact ) => ( {
							part,
							kind,
							key: '',
							name: nameOf( fact ),
						} ) )
					: Object.entries( list ).flatMap( ( [ key, names ] ) =>
							[ names ].flat().map( ( fact ) => ( {
								part,
								kind,
								key,
								name: nameOf( fact ),
							} ) )
						)
			)
	);
};

/** Two drawings of the same rounded corner may differ by so many color levels, and so many colors may differ more. */
const TOLERANCE = 3;
const FEW = 50;

/** Pictures are equal even if the corners of rounded shapes differ. */
const openComparison = async ( browser ) => {
	const page = await browser.newPage();
	return ( ...pictures ) =>
		page.evaluate(
			async ( [ tolerance, few, ...files ] ) => {
				const [ one, other ] = await Promise.all(
					files.map( async ( file ) => {
						const image = new Image();
						image.src = `data:image/png;base64,${ file }`;
						await image.decode();
						const { width, height } = image;
						const context = new OffscreenCanvas(
							width,
							height
						).getContext( '2d' );
						context.drawImage( image, 0, 0 );
						return context.getImageData( 0, 0, width, height );
					} )
				);
				return (
					one.width === other.width &&
					one.height === other.height &&
					one.data.filter(
						( value, index ) =>
							Math.abs( value - other.data[ index ] ) > tolerance
					).length <= few
				);
			},
			[
				TOLERANCE,
				FEW,
				...pictures.map( ( picture ) => picture.toString( 'base64' ) ),
			]
		);
};

/** Each theme has its own browser context, with an item in the cart. */
const openContext = async ( shop, browser, theme, areEqual ) => {
	const context = await browser.newContext( {
		// Pictures load once they're in the window.
		viewport: { width: 1280, height: 2600 },
		reducedMotion: 'reduce',
	} );
	const cookie = ( name, value ) => ( { name, value, url: shop.address } );
	await context.addCookies( [ cookie( 'fact_theme', theme ) ] );
	const page = await context.newPage();
	await page.goto( `${ shop.address }/?add-to-cart=${ shop.product }` );
	// Shows the notice about the new item, once.
	await page.goto( `${ shop.address }/cart/` );
	return {
		/** Opens a page without a fact, with or without our part. Returns a picture of the whole page. */
		async shoot( url, fact, isOff ) {
			await context.addCookies( [
				cookie( 'fact_kind', fact?.kind ?? 'none' ),
				cookie( 'fact_key', encodeURIComponent( fact?.key || 'none' ) ),
				cookie(
					'fact_name',
					encodeURIComponent( fact?.name ?? 'none' )
				),
				cookie( 'part_off', isOff ? fact.part : '' ),
			] );
			await context.request.get( `${ shop.address }/?fact-reset` );
			await page.goto( shop.address + url, { waitUntil: 'networkidle' } );
			const shoot = () =>
				page.screenshot( {
					// A browser scales pictures in several steps.
					style: 'img { visibility: hidden !important }',
					fullPage: true,
					animations: 'disabled',
					caret: 'hide',
				} );
			let picture;
			let next = await shoot();
			const end = Date.now() + LIMIT_MS;
			do {
				picture = next;
				await page.waitForTimeout( SETTLE_MS );
				next = await shoot();
			} while (
				! ( await areEqual( next, picture ) ) &&
				Date.now() < end
			);
			return next;
		},
		status: async () =>
			(
				await context.request.get( `${ shop.address }/?fact-status` )
			).json(),
	};
};

const testFact = async ( shop, context, fact, theme, areEqual, shots ) => {
	const failed = [];
	for ( const url of PAGES[ fact.part ] ) {
		const address = url === 'product' ? shop.page : url;
		const on = await context.shoot( address, fact, false );
		const rows = await context.status();
		const off = await context.shoot( address, fact, true );
		if ( ! ( await areEqual( on, off ) ) ) {
			failed.push( `${ address } looks different` );
			if ( shots ) {
				const name =
					`${ theme }-${ fact.part }-${ fact.kind }-${ fact.name }`.replace(
						/[^\w-]/g,
						'_'
					);
				writeFileSync( path.join( shots, `${ name }-on.png` ), on );
				writeFileSync( path.join( shots, `${ name }-off.png` ), off );
			}
		}
		const row = rows.find( ( { name } ) => name === fact.part );
		if ( row.is_replaced || ! row.text.includes( fact.name ) ) {
			failed.push( `the status says: ${ row.text }` );
		}
	}
	return failed;
};

await command( async () => {
	const { values, positionals } = parseArgs( {
		allowPositionals: true,
		options: {
			match: { type: 'string', default: '' },
			shots: { type: 'string' },
		},
	} );
	if ( positionals.length !== 1 ) {
		throw new PlainError(
			'Usage: npm run test:facts -- FOLDER [--match=TEXT] [--shots=FOLDER]'
		);
	}
	checkWordPress( positionals[ 0 ] );
	if ( values.shots ) {
		mkdirSync( values.shots, { recursive: true } );
	}
	try {
		await ensurePrograms( NEEDS );
		await ensureBuild( [ 'wordpress', 'behaviors' ] );
		const executablePath = await ensureBrowser();
		const shop = await openShop( resources, positionals[ 0 ] );
		const browser = await chromium.launch( {
			executablePath,
			args: BROWSER_FLAGS,
		} );
		resources.add( () => browser.close() );
		const areEqual = await openComparison( browser );
		const facts = readFacts().filter( ( fact ) =>
			Object.values( fact ).join( ' ' ).includes( values.match )
		);
		let passed = 0;
		let failures = 0;
		for ( const theme of THEMES ) {
			const context = await openContext( shop, browser, theme, areEqual );
			for ( const fact of facts ) {
				if (
					theme === CLASSIC_THEME &&
					fact.part === 'product-collection'
				) {
					// Its shop page is a classic list.
					continue;
				}
				const failed = await testFact(
					shop,
					context,
					fact,
					theme,
					areEqual,
					values.shots
				);
				const title = `${ theme }, ${ fact.part } without ${ fact.kind } ${ fact.key } ${ fact.name }`;
				if ( failed.length > 0 ) {
					failures++;
					console.log(
						`FAILED: ${ title }: ${ failed.join( '; ' ) }`
					);
				} else {
					passed++;
				}
			}
			console.log(
				`${ theme }: ${ passed } passed, ${ failures } failed so far`
			);
		}
		const log = existsSync( shop.log )
			? readFileSync( shop.log, 'utf8' )
			: '';
		const lines = log
			.split( '\n' )
			.filter( ( line ) => line.includes( '/shopfront/' ) );
		lines.slice( 0, 5 ).forEach( ( line ) => console.log( line ) );
		console.log(
			`${ passed } passed, ${ failures + lines.length } failed`
		);
		process.exitCode = failures + lines.length > 0 ? 1 : 0;
	} finally {
		await resources.closeAll();
	}
} );
