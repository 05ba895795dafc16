import puppeteer, {
	type Browser,
	type KeyInput,
	type Viewport,
} from 'puppeteer-core';
import { BROWSER_FLAGS } from '../../tools/support/browser.mjs';
import type { EnginePage, Key, Start } from './page';

/** The keys of a combination, modifiers first. */
const KEYS: Record< Key, readonly KeyInput[] > = {
	Tab: [ 'Tab' ],
	'Shift+Tab': [ 'Shift', 'Tab' ],
	Enter: [ 'Enter' ],
	ArrowDown: [ 'ArrowDown' ],
	'Control+A': [ 'Control', 'a' ],
};

const createPage = async (
	browser: Browser,
	viewport: Viewport
): Promise< EnginePage > => {
	const page = await browser.newPage();
	await page.setViewport( viewport );
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

/** Opens a page in Chromium, or in Firefox through WebDriver BiDi. */
export const openPuppeteerPage = async (
	engine: 'chromium' | 'firefox',
	{ program, window, hasTouch }: Start
): Promise< EnginePage > =>
	createPage(
		await puppeteer.launch( {
			browser: engine === 'firefox' ? 'firefox' : 'chrome',
			executablePath: program,
			headless: true,
			args: engine === 'firefox' ? [] : BROWSER_FLAGS,
		} ),
		engine === 'firefox' ? window : { ...window, hasTouch }
	);
