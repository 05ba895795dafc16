import {
	getNativeSanitizer,
	loadSanitizer as load,
	type Sanitizer,
} from '@shopfront/html';
import { createLazy } from '@shopfront/lazy';

const lazy = createLazy( () => load( () => import( './purifier' ) ) );

/** Returns the sanitizer, if the browser has one or DOMPurify has loaded; otherwise `null`. */
export const getSanitizer = (): Sanitizer | null =>
	lazy.get() ?? getNativeSanitizer();

/** Loads the sanitizer. Rejects if that fails; a later call tries again. */
export const loadSanitizer = async (): Promise< Sanitizer > => {
	const sanitizer = await lazy.fetch();
	if ( ! sanitizer ) {
		throw new Error( 'Shopfront: the sanitizer could not be loaded.' );
	}
	return sanitizer;
};
