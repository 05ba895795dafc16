import { isRecord } from '@shopfront/store-api';

/** Source: docs/contract/live-search.md 2. */
export interface Suggestion {
	/** Plain text. */
	value: string;
	/** `null` for a row that can't be chosen. */
	url: string | null;
	/** URL of a small picture, or `''`. */
	image: string;
	/** HTML, or `''`. */
	price: string;
}

/** Id of a row without a product. */
const NO_PRODUCT = -1;

/** A longer list would slow down the page. */
const MAX_SUGGESTIONS = 50;

/** Returns an absolute HTTP URL; `''` for anything else, such as markup or a script. */
const readUrl = ( value: unknown, base: string ): string => {
	if ( typeof value !== 'string' || ! value || /[<>\s]/.test( value ) ) {
		return '';
	}
	try {
		const { protocol, href } = new URL( value, base );
		return /^https?:$/.test( protocol ) ? href : '';
	} catch {
		return '';
	}
};

const readText = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

/**
 * Reads a parsed response. Omits suggestions without a name, and products without a URL. Relative URLs resolve against
 * `base`.
 *
 * @throws {TypeError} If the response isn't a list of suggestions, such as `0` from a server without the action.
 */
export const readSuggestions = (
	answer: unknown,
	base: string
): Suggestion[] => {
	if ( ! isRecord( answer ) || ! Array.isArray( answer.suggestions ) ) {
		throw new TypeError( 'The server sent no suggestions.' );
	}
	return answer.suggestions
		.slice( 0, MAX_SUGGESTIONS )
		.flatMap( ( item: unknown ) => {
			if ( ! isRecord( item ) || ! readText( item.value ).trim() ) {
				return [];
			}
			// PHP may print numbers as text.
			const isInert = Number( item.id ) === NO_PRODUCT;
			const url = isInert ? null : readUrl( item.url, base );
			return url === ''
				? []
				: [
						{
							value: readText( item.value ),
							url,
							image: readUrl( item.img, base ),
							price: readText( item.price ),
						},
					];
		} );
};
