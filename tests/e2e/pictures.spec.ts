import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { kebabCase } from '@shopfront/text';
import { BROWSER_FLAGS, findBrowser } from '../../tools/support/browser.mjs';
import { galleryGroups } from '../../tools/gallery/states';
import { createGalleryPage, STAGE } from './support/gallery-page';
import { PICTURED_LOOKS } from './support/looks';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

// Compares pages and components with stored pictures (docs/contribute/pictures.md).

const FOLDER = join( __dirname, 'pictures' );

/** The browser that drew the stored pictures: other programs and major versions draw text differently. */
const BROWSER_FILE = join( FOLDER, 'browser.json' );

/** Whether `npm run pictures` is running. */
const isDrawing = () => test.info().config.updateSnapshots === 'changed';

const nameAndMajorOf = ( browser: Browser ) =>
	`${ basename( findBrowser() ?? '' ) } ${ browser.version().split( '.' )[ 0 ] }`;

interface View {
	width: number;
	dir: 'ltr' | 'rtl';
	scheme: 'light' | 'dark';
}

/**
 * Two pages after each other show all widths, directions and schemes, and each page has all widths, both directions and
 * both schemes. All twelve views of each page would be four times as many pictures.
 */
const VIEWS: readonly ( readonly View[] )[] = [
	[
		{ width: 390, dir: 'ltr', scheme: 'light' },
		{ width: 820, dir: 'rtl', scheme: 'dark' },
		{ width: 1280, dir: 'ltr', scheme: 'dark' },
	],
	[
		{ width: 390, dir: 'rtl', scheme: 'dark' },
		{ width: 820, dir: 'ltr', scheme: 'dark' },
		{ width: 1280, dir: 'rtl', scheme: 'light' },
	],
	[
		{ width: 390, dir: 'ltr', scheme: 'dark' },
		{ width: 820, dir: 'rtl', scheme: 'light' },
		{ width: 1280, dir: 'ltr', scheme: 'light' },
	],
];

const viewsOf = ( index: number ): readonly View[] =>
	VIEWS[ index % VIEWS.length ] ?? [];

/** Taller pages repeat themselves, px. */
const MAX_HEIGHT = 2400;

/** One font for all texts, because systems have different fonts. Lines outside the window are drawn as well. */
const STEADY_STYLES = `
	:root { --shop-sans: Literata, serif; }
	code, kbd, pre, samp { font-family: Literata, serif !important; }
	.wc-block-cart-items__row { content-visibility: visible !important; }
`;

const nameOf = ( subject: string, { width, dir, scheme }: View ) =>
	`${ kebabCase( subject ) }-${ width }-${ dir }-${ scheme }.png`;

const drawSteadily = ( page: Page ) =>
	page.route( '**/assets/*.css', async ( route ) => {
		const response = await route.fetch();
		const css = await response.text();
		await route.fulfill( {
			response,
			body: `${ css.replace( 'font-display: optional', 'font-display: block' ) }${ STEADY_STYLES }`,
		} );
	} );

/** Waits for all pictures, also for lazy ones. */
const loadPictures = ( page: Page ) =>
	page.evaluate( async () => {
		for ( const image of document.images ) {
			image.loading = 'eager';
		}
		await Promise.all( [
			document.fonts.ready,
			...Array.from( document.images, ( image ) =>
				image.decode().catch( () => {} )
			),
		] );
	} );

const apply = async ( page: Page, { width, dir, scheme }: View ) => {
	await page.setViewportSize( { width, height: 900 } );
	await page.emulateMedia( { colorScheme: scheme } );
	await page.evaluate( ( direction ) => {
		document.documentElement.dir = direction;
	}, dir );
	await loadPictures( page );
};

/** A long page takes seconds for each of two equal pictures. */
const PICTURE_LIMIT_MS = 60_000;

test.use( {
	// Half as large: a quarter of the pixels to store and to compare.
	deviceScaleFactor: 0.5,
	launchOptions: {
		executablePath: findBrowser() ?? undefined,
		// The same letters on each system.
		args: [
			...BROWSER_FLAGS,
			'--font-render-hinting=none',
			'--disable-lcd-text',
		],
	},
	// Reduced motion also stops the film and the slides.
	contextOptions: { reducedMotion: 'reduce' },
	// For the one font.
	bypassCSP: true,
	allowedConsoleErrors: LOST_REQUESTS,
	trace: 'off',
} );

test.beforeEach( async ( { page, browser } ) => {
	if ( ! isDrawing() ) {
		if ( ! existsSync( BROWSER_FILE ) ) {
			throw new Error(
				'No pictures are stored. Run `npm run pictures`.'
			);
		}
		const { drawnBy } = JSON.parse( readFileSync( BROWSER_FILE, 'utf8' ) );
		test.skip(
			drawnBy !== nameAndMajorOf( browser ),
			`The pictures belong to ${ drawnBy }. Run \`npm run pictures\`.`
		);
	}
	await drawSteadily( page );
} );

/** Finds what hangs: a group has up to a hundred states in three views. */
const GROUP_LIMIT_MS = 300_000;

for ( const [
	index,
	{ name, open, changing = [], steady, isInWindow = false },
] of PICTURED_LOOKS.entries() ) {
	test( `${ name } looks like its pictures`, async ( {
		page,
		shop,
		cartPage,
		checkoutPage,
	} ) => {
		await open( { page, shop, cartPage, checkoutPage } );
		await page.waitForLoadState( 'networkidle' );
		for ( const view of viewsOf( index ) ) {
			await apply( page, view );
			await steady?.( page );
			if ( ! isInWindow ) {
				// A sticky header or bar is drawn at the place to which the page is scrolled.
				await page.evaluate( () => window.scrollTo( 0, 0 ) );
			}
			await expect.soft( page ).toHaveScreenshot( nameOf( name, view ), {
				timeout: PICTURE_LIMIT_MS,
				...( ! isInWindow && {
					fullPage: true,
					clip: {
						x: 0,
						y: 0,
						width: view.width,
						height: MAX_HEIGHT,
					},
				} ),
				mask: changing.map( ( selector ) => page.locator( selector ) ),
			} );
		}
	} );
}

/** Copies of states of the gallery, below each other. */
const SHEET = 'sf-pictures';

const addToSheet = ( page: Page, title: string ) =>
	page.evaluate(
		( [ stage, sheet, heading ] ) => {
			const copies =
				document.getElementById( sheet ) ??
				document.body.appendChild(
					Object.assign( document.createElement( 'div' ), {
						id: sheet,
					} )
				);
			const shown = document.querySelector( stage );
			const copy = document.createElement( 'div' );
			// Fixed elements stay in it.
			copy.style.cssText = 'contain: layout; padding-block-end: 1rem;';
			copy.append( heading );
			if ( shown ) {
				copy.append( shown.cloneNode( true ) );
			}
			// Radios of the same name exclude each other, also in other states of their component.
			for ( const radio of copy.querySelectorAll< HTMLInputElement >(
				'[type=radio]'
			) ) {
				radio.name = `${ copies.children.length } ${ radio.name }`;
			}
			copies.append( copy );
		},
		[ STAGE, SHEET, title ] as const
	);

for ( const [
	index,
	{ title: group, components },
] of galleryGroups.entries() ) {
	test( `the components of "${ group }" look like their pictures`, async ( {
		page,
	} ) => {
		test.setTimeout( GROUP_LIMIT_MS );
		const states = components.flatMap( ( component ) => component.states );
		const gallery = createGalleryPage( page );
		await gallery.open( states[ 0 ]?.id ?? '' );
		for ( const view of viewsOf( index ) ) {
			await apply( page, view );
			await page.evaluate(
				( sheet ) => document.getElementById( sheet )?.remove(),
				SHEET
			);
			for ( const { id, title } of states ) {
				await gallery.show( id, {
					dir: view.dir,
					theme: view.scheme,
				} );
				await addToSheet( page, title );
			}
			await loadPictures( page );
			await expect
				.soft( page.locator( `#${ SHEET }` ) )
				.toHaveScreenshot( nameOf( group, view ), {
					timeout: PICTURE_LIMIT_MS,
				} );
		}
	} );
}

test( 'each stored picture has its page or component', ( { browser } ) => {
	const expected = [
		...PICTURED_LOOKS.flatMap( ( { name }, index ) =>
			viewsOf( index ).map( ( view ) => nameOf( name, view ) )
		),
		...galleryGroups.flatMap( ( { title }, index ) =>
			viewsOf( index ).map( ( view ) => nameOf( title, view ) )
		),
	];
	mkdirSync( FOLDER, { recursive: true } );
	const others = readdirSync( FOLDER ).filter(
		( file ) => file.endsWith( '.png' ) && ! expected.includes( file )
	);
	if ( isDrawing() ) {
		others.forEach( ( file ) => rmSync( join( FOLDER, file ) ) );
		writeFileSync(
			BROWSER_FILE,
			`${ JSON.stringify( { drawnBy: nameAndMajorOf( browser ) } ) }\n`
		);
		return;
	}
	expect( others ).toEqual( [] );
} );
