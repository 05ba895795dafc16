import puppeteer, {
	type Browser,
	type KeyInput,
	type Page,
	type Viewport,
} from 'puppeteer-core';
import { BROWSER_FLAGS } from '../../tools/support/browser.mjs';
import type { EnginePage, Key, Start } from './page';

const KEYS: Record< Key, readonly KeyInput[] > = {
	Tab: [ 'Tab' ],
	'Shift+Tab': [ 'Shift', 'Tab' ],
	Enter: [ 'Enter' ],
	ArrowDown: [ 'ArrowDown' ],
	'Control+A': [ 'Control', 'a' ],
};

/** Only the window's size matters. An older Firefox knows no command for the screen's orientation. */
const setViewport = async ( page: Page, viewport: Viewport ) => {
	try {
		await page.setViewport( viewport );
	} catch ( error ) {
		if ( ! /unknown command/i.test( String( error ) ) ) {
			throw error;
		}
	}
};

const createPage = async (
	browser: Browser,
	viewport: Viewport
): Promise< EnginePage > => {
	const page = await browser.newPage();
	await setViewport( page, viewport );
	return {
		goto: async ( address ) => {
			await page.goto( address );
		},
		press: async ( key ) => {
			for ( const one of KEYS[ key ] ) {
				await page.keyboard.down( one );
			}
			for ( const one of [ ...KEYS[ key ] ].reverse() ) {
				await page.keyboard.up( one );
			}
		},
		type: ( text ) => page.keyboard.type( text ),
		tap: ( x, y ) => page.touchscreen.tap( x, y ),
		evaluate: ( expression ) => page.evaluate( expression ),
		reload: async () => {
			await page.reload();
		},
		back: async () => {
			await page.goBack();
		},
		setOffline: ( isOffline ) => page.setOfflineMode( isOffline ),
		openTab: () => createPage( browser, viewport ),
		close: () => browser.close(),
	};
};

/** Chromium, or Firefox through WebDriver BiDi. */
export const openPuppeteerPage = async (
	engine: 'chromium' | 'firefox',
	{ program, window, hasTouch }: Start
): Promise< EnginePage > => {
	const browser = await puppeteer.launch( {
		browser: engine === 'firefox' ? 'firefox' : 'chrome',
		executablePath: program,
		headless: true,
		// Each page sets its own viewport.
		defaultViewport: null,
		args: engine === 'firefox' ? [] : BROWSER_FLAGS,
	} );
	try {
		return await createPage(
			browser,
			engine === 'firefox' ? window : { ...window, hasTouch }
		);
	} catch ( error ) {
		// An open browser would keep this process alive.
		await browser.close();
		throw error;
	}
};
