import { RECENT_SEARCHES_KEY } from '@shopfront/names';

const MAX_SEARCHES = 5;

const MAX_LENGTH = 100;

/** Returns the last searches on this device, the latest first; none if the browser blocks its storage. */
export function readRecentSearches( view: Window ): string[] {
	try {
		const saved: unknown = JSON.parse(
			view.localStorage.getItem( RECENT_SEARCHES_KEY ) ?? '[]'
		);
		return ( Array.isArray( saved ) ? saved : [] )
			.filter(
				( text ): text is string =>
					typeof text === 'string' &&
					text.trim() !== '' &&
					text.length <= MAX_LENGTH
			)
			.slice( 0, MAX_SEARCHES );
	} catch {
		return [];
	}
}

/** Saves a search as the latest on this device, if the browser allows it. */
export function saveSearch( view: Window, text: string ): void {
	if ( ! text || text.length > MAX_LENGTH ) {
		return;
	}
	const others = readRecentSearches( view ).filter(
		( other ) => other.toLowerCase() !== text.toLowerCase()
	);
	try {
		view.localStorage.setItem(
			RECENT_SEARCHES_KEY,
			JSON.stringify( [ text, ...others ].slice( 0, MAX_SEARCHES ) )
		);
	} catch {
		// Blocked or full.
	}
}

/** Deletes the searches of this device. */
export function clearRecentSearches( view: Window ): void {
	try {
		view.localStorage.removeItem( RECENT_SEARCHES_KEY );
	} catch {
		// Blocked, so that there are none.
	}
}
