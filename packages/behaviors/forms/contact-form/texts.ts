import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';

/** Messages that don't come from the server. */
export interface FormTexts {
	offline: string;
	/** The response isn't JSON. */
	unreadable: string;
	failed: string;
	/** The form is inside another form. */
	misplaced: string;
	/** Title of the mark of a required field. */
	required: string;
	/** The form cannot be sent yet: boxes to check, and boxes to clear. `%s` is replaced by links to them. */
	check: string;
	clear: string;
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
		misplaced:
			settings.text( 'i18n', 'formMisplaced' ) ||
			'Error: This contact form is placed in the wrong place.',
		required: settings.text( 'i18n', 'formRequired' ) || 'Required',
		check:
			settings.text( 'i18n', 'formCheck' ) ||
			'To send this form, check: %s',
		clear:
			settings.text( 'i18n', 'formClear' ) ||
			'To send this form, clear: %s',
	};
};
