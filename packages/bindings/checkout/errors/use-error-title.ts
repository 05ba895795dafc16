import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

/**
 * Starts the title of the page with "Error: " while errors are listed: screen readers announce it first, and it shows in
 * the list of tabs.
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
			// Another script may have changed it.
			if ( document.title === errorTitle ) {
				document.title = title;
			}
		};
	}, [ document, hasErrors ] );
