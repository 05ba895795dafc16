import { RECENT_SEARCHES_KEY } from '@shopfront/names';

const MAX_SEARCHES = 5;

const MAX_LENGTH = 100;

/** Older searches are deleted. */
const MAX_AGE_MS = 30 * 86_400_000;

/** `sentAt` is in ms since 1970. */
type SavedSearch = readonly [ text: string, sentAt: number ];

const isCurrent = ( value: unknown ): value is SavedSearch => {
	const [ text, sentAt ]: unknown[] = Array.isArray( value ) ? value : [];
	return (
		typeof text === 'string' &&
		text.trim() !== '' &&
		text.length <= MAX_LENGTH &&
		typeof sentAt === 'number' &&
		Math.abs( Date.now() - sentAt ) < MAX_AGE_MS
	);
};

const write = ( view: Window, searches: readonly SavedSearch[] ): void => {
	try {
		view.localStorage.setItem(
			RECENT_SEARCHES_KEY,
			JSON.stringify( searches )
		);
	} catch {
		// Storage is blocked or full.
	}
};

/** Returns the latest search first, and deletes old searches. */
const read = ( view: Window ): SavedSearch[] => {
	try {
		const saved: unknown = JSON.parse(
			view.localStorage.getItem( RECENT_SEARCHES_KEY ) ?? '[]'
		);
		const all: unknown[] = Array.isArray( saved ) ? saved : [];
		const searches = all.filter( isCurrent );
		if ( searches.length < all.length ) {
			write( view, searches );
		}
		return searches.slice( 0, MAX_SEARCHES );
	} catch {
		return [];
	}
};

/** Returns the latest search first; `[]` if storage is blocked. */
export const readRecentSearches = ( view: Window ): string[] =>
	read( view ).map( ( [ text ] ) => text );

export const saveSearch = ( view: Window, text: string ): void => {
	if ( ! text || text.length > MAX_LENGTH ) {
		return;
	}
	const others = read( view ).filter(
		( [ other ] ) => other.toLowerCase() !== text.toLowerCase()
	);
	const latest: SavedSearch = [ text, Date.now() ];
	write( view, [ latest, ...others ].slice( 0, MAX_SEARCHES ) );
};

export const clearRecentSearches = ( view: Window ): void => {
	try {
		view.localStorage.removeItem( RECENT_SEARCHES_KEY );
	} catch {
		// Storage is blocked, so there are no searches.
	}
};
