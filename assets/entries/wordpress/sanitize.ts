/** Provides `wc.sanitize` with the full sanitizer, for add-ons that depend on it and for descriptions with markup. */
import {
	createPurifyEngine,
	createSanitizer,
	getNativeSanitizer,
} from '@shopfront/html';
import { extendGlobal, createSanitize } from '@shopfront/globals/wordpress';

const { sanitizeHtml } =
	getNativeSanitizer() ??
	createSanitizer( window, createPurifyEngine( window ) );

extendGlobal( window, 'wc', {
	sanitize: createSanitize( window, sanitizeHtml ),
} );
