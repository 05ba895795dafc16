import { isRecord } from '@shopfront/store-api';

/** A product that the server suggests (docs/contract/live-search.md 2). */
export interface Suggestion {
	/** Plain text. */
	value: string;
	/** `null` for a row that cannot be chosen. */
	url: string | null;
	/** URL of a small picture, or `''`. */
	image: string;
	/** HTML, or `''`. */
	price: string;
}

/** Id of a row that is not a product. */
const NO_PRODUCT = -1;

/** A longer list would slow down the page. */
const MAX_SUGGESTIONS = 50;

/** Returns the absolute URL of a page or picture; `''` for anything else, such as markup or a script. */
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
 * Reads the server's answer. Leaves out suggestions without a name, and those of products without a URL.
 *
 * @param answer As parsed from JSON.
 * @param base   Relative URLs start here.
 * @throws If it is no list of suggestions, such as the `0` of a server without the action.
 */
export function readSuggestions( answer: unknown, base: string ): Suggestion[] {
	if ( ! isRecord( answer ) || ! Array.isArray( answer.suggestions ) ) {
		throw new TypeError( 'The server sent no suggestions.' );
	}
	return answer.suggestions
		.slice( 0, MAX_SUGGESTIONS )
		.flatMap( ( item: unknown ) => {
			if ( ! isRecord( item ) || ! readText( item.value ).trim() ) {
				return [];
			}
			// Platforms print numbers as text, too.
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
}
