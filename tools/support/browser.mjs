import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installPackages } from './apt.mjs';
import { inRoot } from './root.mjs';
import { PlainError, run } from './run.mjs';

/** First, because it needs a third less CPU and memory for the same pages. */
const SHELL_PATH = '/usr/bin/chromium-headless-shell';

const SYSTEM_BROWSER_PATHS = [
	SHELL_PATH,
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/snap/bin/chromium',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** For all machines: no window, no background requests, and no sandbox, which containers forbid. */
export const BROWSER_FLAGS = [
	'--headless',
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

const findPlaywrightBrowser = () =>
	createRequire( inRoot( 'package.json' ) )(
		'@playwright/test'
	).chromium.executablePath();

/**
 * From `CHROMIUM_PATH`, the system, or Playwright.
 *
 * @return {string|null} Its path; `null` if there is none.
 * @throws {PlainError} If `CHROMIUM_PATH` names no file, because a fallback would hide the mistake.
 */
export const findBrowser = () => {
	const wanted = process.env.CHROMIUM_PATH;
	if ( wanted ) {
		if ( ! existsSync( wanted ) ) {
			throw new PlainError(
				`CHROMIUM_PATH is ${ wanted }: no such file.`
			);
		}
		return wanted;
	}
	return (
		[ ...SYSTEM_BROWSER_PATHS, findPlaywrightBrowser() ].find(
			existsSync
		) ?? null
	);
};

/**
 * A Chromium with what the headless shell lacks, such as autofill and pages that Back shows again as they were.
 *
 * @return {string|null} Its path; `null` if there is none.
 */
export const findWholeBrowser = () =>
	[ process.env.CHROMIUM_PATH, ...SYSTEM_BROWSER_PATHS ].find(
		( path ) =>
			path && ! path.includes( 'headless-shell' ) && existsSync( path )
	) ?? null;

/** The second is for systems without the headless shell. */
const SHELL = [ 'chromium-headless-shell', 'fonts-liberation' ];
const WHOLE = [ 'chromium', 'fonts-liberation' ];

/**
 * Works before npm's packages are installed.
 *
 * @return {string[]} Debian packages to install; `[]` if there is a browser. CI takes the headless shell, because the
 * stored pictures were drawn by it.
 */
export const browserPackages = () => {
	const enough = process.env.CI ? [ SHELL_PATH ] : SYSTEM_BROWSER_PATHS;
	return process.env.CHROMIUM_PATH || enough.some( existsSync ) ? [] : SHELL;
};

/** For what the headless shell lacks; CI leaves none of these tests out. */
export const wholeBrowserPackages = () =>
	process.env.CI && findWholeBrowser() === null ? WHOLE : [];

const installByApt = async () =>
	( await installPackages( 'a browser', SHELL ) ) ||
	( await installPackages( 'a browser', WHOLE ) );

/**
 * Finds or installs a Chromium.
 *
 * @return {Promise<string>} Path of its program.
 * @throws {PlainError} If it can't be installed; the message says what to do.
 */
export const ensureBrowser = async () => {
	const found = findBrowser();
	if ( found ) {
		return found;
	}
	if ( ! ( await installByApt() ) ) {
		await run( 'npx', [ 'playwright', 'install', 'chromium' ] );
	}
	const installedPath = findBrowser();
	if ( ! installedPath ) {
		throw new PlainError(
			'The tests need a browser and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to the path of one.'
		);
	}
	return installedPath;
};
