import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';

/** Messages that no server sends. */
export interface FormTexts {
	/** No response. */
	offline: string;
	/** A response that is no JSON. */
	unreadable: string;
	/** Anything else. */
	failed: string;
}

/** Reads the messages of the page, with those of the specification as default. */
export function readTexts( view: Window ): FormTexts {
	const settings = readSiteSettings( view );
	return {
		offline:
			settings.text( 'i18n', 'formOffline' ) ||
			'You are probably offline.',
		unreadable:
			settings.text( 'i18n', 'formUnreadable' ) ||
			'The response is not a valid JSON response.',
		failed:
			settings.text( 'i18n', 'formFailed' ) ||
			'There was an error trying to send your message. Please try again later.',
	};
}
