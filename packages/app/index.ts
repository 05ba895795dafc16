import { preloadNotices, type BlockApp } from '@shopfront/bindings';
import { startApp, type StartedApp } from './start-app';

export { findApiFetch } from './find-api-fetch';

let app: StartedApp | null = null;

/** Returns the app of this page; the first caller starts it. */
export const openApp = (): StartedApp => ( app ??= startApp( window ) );

/**
 * Resolves to the app once the cart of the page is in its store. If the cart has errors, also loads the notices, so that
 * they don't shift the layout later. Await it before rendering.
 */
export const getApp = async (): Promise< BlockApp > => {
	const opened = openApp();
	await opened.isCartLoaded();
	await preloadNotices( opened );
	return opened;
};
