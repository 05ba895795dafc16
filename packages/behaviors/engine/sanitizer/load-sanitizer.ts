import {
	getNativeSanitizer,
	loadSanitizer as load,
	type Sanitizer,
} from '@shopfront/html';
import { createLazy } from '@shopfront/lazy';

const lazy = createLazy( () => load( () => import( './purifier' ) ) );

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
