import { prepareNotices, type BlockApp } from '@shopfront/bindings';
import { loadPoints } from './load-points';
import { startApp, type StartedApp } from './start-app';

let app: StartedApp | null = null;

/** Returns the app of this page; the first caller starts it. */
export const openApp = (): StartedApp =>
	( app ??= startApp( window, loadPoints ) );

/**
 * The app of this page, when the cart that came with it is in its store, and what is to be said of it can be: before
 * anything is rendered, so that nothing blinks.
 */
export const getApp = async (): Promise< BlockApp > => {
	const opened = openApp();
	await opened.cartIsThere();
	await prepareNotices( opened );
	return opened;
};
