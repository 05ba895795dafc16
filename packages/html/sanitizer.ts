import { createLate } from '@shopfront/late';

/**
 * The sanitiser, as soon as it has come. It is half as large as a cart, and most pages have no HTML that it would have
 * to look at (`isHarmless`).
 */
export const sanitizer = createLate( () =>
	import( /* webpackChunkName: "html" */ './sanitize-html' ).then(
		( { sanitizeHtml } ) => sanitizeHtml
	)
);
