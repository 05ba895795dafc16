import {
	getNativeSanitizer,
	loadSanitizer as load,
	type Sanitizer,
} from '@shopfront/html';
import { createLazy } from '@shopfront/lazy';

/** In block scripts, DOMPurify shares a chunk with the blocks' own use of it. */
const lazy = createLazy( () =>
	load( () => import( /* webpackChunkName: "purifier" */ './purifier' ) )
);

/** `null` until DOMPurify has loaded, unless the browser has a sanitizer. */
export const getSanitizer = (): Sanitizer | null =>
	lazy.get() ?? getNativeSanitizer();

/** Rejects if loading fails. A later call tries again. */
export const loadSanitizer = async (): Promise< Sanitizer > => {
	const sanitizer = await lazy.fetch();
	if ( ! sanitizer ) {
		throw new Error( 'Shopfront: the sanitizer could not be loaded.' );
	}
	return sanitizer;
};
