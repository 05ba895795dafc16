import { createLazy } from '@shopfront/lazy';

/** Loads on demand: most pages have only harmless HTML (`isSafeHtml`). */
export const lazySanitizer = createLazy( () =>
	import( /* webpackChunkName: "html" */ './sanitize-html' ).then(
		( { loadSanitizeHtml } ) => loadSanitizeHtml()
	)
);
