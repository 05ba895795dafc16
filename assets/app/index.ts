import { prepareNotices, type BlockApp } from '@shopfront/bindings';
import { loadPoints, type LoadPoints } from './load-points';
import { startApp, type StartedApp } from './start-app';

export type { LoadPoints } from './load-points';

let app: StartedApp | null = null;

/**
 * The app of this page, started by whoever needs it first and shared by all.
 *
 * @param load Of who needs it first: brings what add-ons take part in.
 */
export const openApp = ( load: LoadPoints = loadPoints ): StartedApp =>
	( app ??= startApp( window, load ) );

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
