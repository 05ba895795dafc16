import { stripTags } from '@shopfront/text';

/** Returns the text of HTML as HTML, for pages on which the sanitiser is not available. */
export const stripMarkup = ( html: string ): string =>
	stripTags( html ).replace( /</g, '&lt;' );
