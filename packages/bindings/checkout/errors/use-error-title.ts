import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

/**
 * Starts the page title with "Error: " while errors are listed. Screen readers announce the title first, and it shows
 * in the list of tabs.
 */
export const useErrorTitle = ( document: Document, hasErrors: boolean ): void =>
	useEffect( () => {
		if ( ! hasErrors ) {
			return;
		}
		const { title } = document;
		const errorTitle = sprintf(
			/* translators: %s: title of the page. */
			__( 'Error: %s', 'woocommerce' ),
			title
		);
		document.title = errorTitle;
		return () => {
			// Another script may have changed the title.
			if ( document.title === errorTitle ) {
				document.title = title;
			}
		};
	}, [ document, hasErrors ] );
