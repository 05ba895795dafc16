import { createLazy } from '@shopfront/lazy';

/* eslint-disable camelcase -- webpack's names. */
declare const __webpack_require__: < Module >( id: unknown ) => Module;
/* eslint-enable camelcase */
declare const require: { resolveWeak: ( file: string ) => unknown };

type SanitizeHtmlModule = typeof import( './sanitize-html' );

/** The whole module, because webpack would remove the exports that only `fetchSanitizerNow` uses. */
const load = ( module: SanitizeHtmlModule ) => module.loadSanitizeHtml();

/** Loads on demand: most pages have only harmless HTML (`isSafeHtml`). */
export const lazySanitizer = createLazy( () =>
	import( /* webpackChunkName: "html" */ './sanitize-html' ).then( load )
);

/**
 * For code that can't wait: returns the sanitizer, or `null` if a file fails to load. `run` fetches and runs the file of a
 * chunk synchronously, which blocks the page.
 */
export const fetchSanitizerNow = ( run: ( chunk: string ) => void ) => {
	const known = lazySanitizer.get();
	if ( known ) {
		return known;
	}
	try {
		run( 'html' );
		return lazySanitizer.provide(
			__webpack_require__< typeof import( './sanitize-html' ) >(
				require.resolveWeak( './sanitize-html' )
			).getSanitizeHtml( () => {
				run( 'purifier' );
				return __webpack_require__<
					typeof import( './purify-engine' )
				>( require.resolveWeak( './purify-engine' ) );
			} )
		);
	} catch {
		// A file didn't run.
		return null;
	}
};
