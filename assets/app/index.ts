import { preloadNotices, type BlockApp } from '@shopfront/bindings';
import { loadExtensionPoints } from './load-extension-points';
import { startApp, type StartedApp } from './start-app';

let app: StartedApp | null = null;

/** Returns the app of this page; the first caller starts it. */
export const openApp = (): StartedApp =>
	( app ??= startApp( window, loadExtensionPoints ) );

/**
 * The app of this page, when the cart that came with it is in its store, and what is to be said of it can be: before
 * anything is rendered, so that nothing blinks.
 */
export const getApp = async (): Promise< BlockApp > => {
	const opened = openApp();
	await opened.isCartLoaded();
	await preloadNotices( opened );
	return opened;
};
