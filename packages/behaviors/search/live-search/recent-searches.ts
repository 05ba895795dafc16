import { RECENT_SEARCHES_KEY } from '@shopfront/names';

const MAX_SEARCHES = 5;

const MAX_LENGTH = 100;

/** Time after which a search is deleted, ms. */
const MAX_AGE_MS = 30 * 86_400_000;

/** A search and when it was sent, ms since 1970. */
type SavedSearch = readonly [ text: string, sentAt: number ];

/** Whether a stored value is a search that is not too old. */
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

/** Saves the searches of this device, if the browser allows it. */
function write( view: Window, searches: readonly SavedSearch[] ): void {
	try {
		view.localStorage.setItem(
			RECENT_SEARCHES_KEY,
			JSON.stringify( searches )
		);
	} catch {
		// Blocked or full.
	}
}

/** Returns the searches of this device, the latest first. Deletes the old ones. */
function read( view: Window ): SavedSearch[] {
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
}

/** Returns the last searches on this device, the latest first; none if the browser blocks its storage. */
export const readRecentSearches = ( view: Window ): string[] =>
	read( view ).map( ( [ text ] ) => text );

/** Saves a search as the latest on this device, if the browser allows it. */
export function saveSearch( view: Window, text: string ): void {
	if ( ! text || text.length > MAX_LENGTH ) {
		return;
	}
	const others = read( view ).filter(
		( [ other ] ) => other.toLowerCase() !== text.toLowerCase()
	);
	const latest: SavedSearch = [ text, Date.now() ];
	write( view, [ latest, ...others ].slice( 0, MAX_SEARCHES ) );
}

/** Deletes the searches of this device. */
export function clearRecentSearches( view: Window ): void {
	try {
		view.localStorage.removeItem( RECENT_SEARCHES_KEY );
	} catch {
		// Blocked, so that there are none.
	}
}
