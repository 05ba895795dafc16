/** Provides `wc.sanitize` with the complete sanitizer, for add-ons that declare it and for descriptions with markup. */
import { sanitizeHtml } from '@shopfront/html';
import { extendGlobal } from '../../globals/extend-global';
import { createSanitize } from '../../globals/sanitize';

extendGlobal( window, 'wc', {
	sanitize: createSanitize( window, sanitizeHtml ),
} );
