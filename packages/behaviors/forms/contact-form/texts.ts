import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';

/** Messages that don't come from the server. */
export interface FormTexts {
	offline: string;
	/** The response isn't JSON. */
	unreadable: string;
	failed: string;
}

/** Defaults to the specification's texts. */
export const readTexts = ( view: Window ): FormTexts => {
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
};
