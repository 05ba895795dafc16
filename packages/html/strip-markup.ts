import { stripTags } from '@shopfront/text';

/** Returns the HTML's text, as HTML, for pages without the sanitizer. */
export const stripMarkup = ( html: string ): string =>
	stripTags( html ).replace( /</g, '&lt;' );
