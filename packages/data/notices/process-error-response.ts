import { getPageCheckout, getServices } from '@shopfront/data/services';
import { decodeEntities, htmlToText } from '@shopfront/text';
import type { DataRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { getErrorDetails } from './error-details';
import { getGenericErrorMessage } from './generic-message';
import { noticesStore } from './store';

export { getErrorDetails };

/** WordPress crashed. Its messages are for the site's owner. */
const CRASH_CODES: readonly string[] = [ 'internal_server_error', 'wp_die' ];

/** Administrators also get the server's own message. */
const getCrashText = ( message: string, isAdmin: boolean ): string => {
	const text = __(
		'Our shop had a problem, so your last change may not have been saved. Please reload the page and try again. If this happens again, please contact us.',
		'shopfront'
	);
	return isAdmin && message.trim() !== ''
		? sprintf(
				/* translators: 1: explanation for shoppers, 2: error message of the server. */
				__( '%1$s Message of the server: %2$s', 'shopfront' ),
				text,
				htmlToText( message )
			)
		: text;
};

/**
 * Shows an API error as dismissible notices. Ignores other values, requests that the shopper cancelled, and all errors
 * during an express payment. Source: docs/contract/events.md 6.
 *
 * @param registry The registry of the notices store.
 * @param error    A failure of the client, or an error in the server's format.
 * @param context  Overrides the context of each notice.
 */
export const processErrorResponse = (
	registry: Pick< DataRegistry, 'select' | 'dispatch' >,
	error: unknown,
	context?: string
): void => {
	// Notices would cover the express payment method's sheet.
	if ( getPageCheckout( registry )?.isExpressPaymentMethodActive() ) {
		return;
	}
	for ( const detail of getErrorDetails( error ) ) {
		if ( detail.code === 'aborted' ) {
			continue;
		}
		if ( CRASH_CODES.includes( detail.code ) ) {
			const { settings } = getServices( registry );
			void registry
				.dispatch( noticesStore )
				.createErrorNotice(
					getCrashText( detail.message, settings.currentUserIsAdmin ),
					{ id: detail.id, context: context ?? detail.context }
				);
			continue;
		}
		const isSpecific =
			detail.code !== 'invalid_json' && detail.message.trim() !== '';
		void registry
			.dispatch( noticesStore )
			.createErrorNotice(
				isSpecific
					? decodeEntities( detail.message )
					: getGenericErrorMessage(),
				{ id: detail.id, context: context ?? detail.context }
			);
	}
};
