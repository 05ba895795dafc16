import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from './apt.mjs';
import { findBrowser } from './browser.mjs';
import { PlainError } from './run.mjs';

const FIREFOX_PATHS = [
	'/usr/bin/firefox-esr',
	'/usr/bin/firefox',
	'/snap/bin/firefox',
	'/Applications/Firefox.app/Contents/MacOS/firefox',
	'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** WebKit's test browser comes with these libraries, the preferred version first. */
const WEBKIT_VERSIONS = [ 'webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0' ];

/** WebKit's driver, and the screen for its window. */
const WEBKIT_PROGRAMS = [ '/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run' ];

const PACKAGES = [ 'firefox-esr', 'webkit2gtk-driver', 'xauth', 'xvfb' ];

const fromEnvironment = ( variable ) => {
	const wanted = process.env[ variable ];
	if ( wanted && ! existsSync( wanted ) ) {
		throw new PlainError( `${ variable } is ${ wanted }: no such file.` );
	}
	return wanted || null;
};

const findFirefox = () =>
	fromEnvironment( 'FIREFOX_PATH' ) ??
	FIREFOX_PATHS.find( existsSync ) ??
	null;

/** Debian has these libraries in a folder for each processor architecture. */
const miniBrowserPaths = () =>
	existsSync( '/usr/lib' )
		? WEBKIT_VERSIONS.flatMap( ( version ) =>
				readdirSync( '/usr/lib' ).map( ( folder ) =>
					path.join( '/usr/lib', folder, version, 'MiniBrowser' )
				)
			)
		: [];

const findWebKit = () =>
	WEBKIT_PROGRAMS.every( existsSync )
		? ( fromEnvironment( 'WEBKIT_PATH' ) ??
			miniBrowserPaths().find( existsSync ) ??
			null )
		: null;

/**
 * From `CHROMIUM_PATH`, `FIREFOX_PATH` and `WEBKIT_PATH`, or from the system.
 *
 * @return {Record<'chromium'|'firefox'|'webkit', string|null>} Paths; `null` for a browser that isn't installed.
 * @throws {PlainError} If a variable names no file, because a fallback would hide the mistake.
 */
export const findEngines = () => ( {
	chromium: findBrowser(),
	firefox: findFirefox(),
	webkit: findWebKit(),
} );

/** Debian packages to install; `[]` if Firefox and WebKit are installed. */
export const enginePackages = () =>
	findFirefox() && findWebKit() ? [] : PACKAGES;

/**
 * Installs Firefox and WebKit if the system allows it. Without them, the report skips their journeys.
 *
 * @return {Promise<void>}
 */
export const ensureEngines = async () => {
	const missing = enginePackages();
	if ( missing.length > 0 ) {
		await installPackages( 'Firefox and WebKit', missing );
	}
};
