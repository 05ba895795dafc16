import { stripTags } from '@shopfront/text';

/** Returns the text of HTML as HTML, for pages without the sanitizer. */
export const stripMarkup = ( html: string ): string =>
	stripTags( html ).replace( /</g, '&lt;' );
