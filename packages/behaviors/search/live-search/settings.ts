import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';

/** The part of the page's settings that the search needs (docs/contract/live-search.md 1). */
export interface LiveSearchSettings {
	/** URL of the server's actions. */
	url: string;
	action: string;
	/** Time without a key before a request, ms. */
	delayMs: number;
	texts: LiveSearchTexts;
}

/** Texts; `''` leaves out the element that shows it. */
export interface LiveSearchTexts {
	/** Name of the list of products. */
	results: string;
	/** Numbers of products found, by number from 0. */
	counts: string[];
	/** Button that submits the form. */
	all: string;
	/** Name of the list of recent searches. */
	recent: string;
	/** Button that deletes them. */
	clear: string;
}

/** Without a setting of the page. */
const DEFAULT_DELAY_MS = 100;

const MAX_DELAY_MS = 5000;

/** Reads the settings; `null` if the page has no live search. */
export function readSettings( view: Window ): LiveSearchSettings | null {
	const settings = readSiteSettings( view );
	const url = settings.text( 'ajaxurl' );
	const action = settings.text( 'actions', 'searchProducts' );
	if ( ! url || ! action ) {
		return null;
	}
	// The platform prints numbers as text.
	const setting = settings.get( 'search_result_latency' );
	const delay = setting === '' ? NaN : Number( setting ?? NaN );
	const counts = settings.get( 'i18n', 'searchCounts' );
	return {
		url,
		action,
		delayMs: delay >= 0 && delay <= MAX_DELAY_MS ? delay : DEFAULT_DELAY_MS,
		texts: {
			results: settings.text( 'i18n', 'searchResults' ),
			counts: Array.isArray( counts ) ? counts.map( String ) : [],
			all: settings.text( 'i18n', 'searchAll' ),
			recent: settings.text( 'i18n', 'searchRecent' ),
			clear: settings.text( 'i18n', 'searchClear' ),
		},
	};
}
