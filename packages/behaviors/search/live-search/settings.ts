import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';

/** Source: docs/contract/live-search.md 1. */
export interface LiveSearchSettings {
	url: string;
	action: string;
	/** Pause in typing before a request, ms. */
	delayMs: number;
	texts: LiveSearchTexts;
}

/** `''` omits the element. */
export interface LiveSearchTexts {
	/** Name of the list of products. */
	results: string;
	/** Announced number of products: the text for n products is at index n. */
	counts: string[];
	/** Label of the button that submits the form. */
	all: string;
	/** Name of the list of recent searches. */
	recent: string;
	/** Label of the button that deletes them. */
	clear: string;
}

const DEFAULT_DELAY_MS = 100;

const MAX_DELAY_MS = 5000;

/** `null` if the page has no live search. */
export const readSettings = ( view: Window ): LiveSearchSettings | null => {
	const settings = readSiteSettings( view );
	const url = settings.text( 'ajaxurl' );
	const action = settings.text( 'actions', 'searchProducts' );
	if ( ! url || ! action ) {
		return null;
	}
	// PHP may print numbers as text.
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
};
