import { preloadNotices, type BlockApp } from '@shopfront/bindings';
import { startApp, type StartedApp } from './start-app';

export { findApiFetch } from './find-api-fetch';

let app: StartedApp | null = null;

/** The first caller starts the app. */
export const openApp = (): StartedApp => ( app ??= startApp( window ) );

/**
 * Resolves once the page's cart is in its store. If the cart has errors, also loads the notices: later, they'd shift
 * the layout. Await it before rendering.
 */
export const getApp = async (): Promise< BlockApp > => {
	const opened = openApp();
	await opened.isCartLoaded();
	await preloadNotices( opened );
	return opened;
};
