import { getPageCheckout } from '@shopfront/data/services';
import { decodeEntities } from '@shopfront/text';
import type { DataRegistry } from '@wordpress/data';
import { getErrorDetails } from './error-details';
import { getGenericErrorMessage } from './generic-message';
import { noticesStore } from './store';

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
	// Notices would cover the payment sheet of the express payment method.
	if ( getPageCheckout( registry )?.isExpressPaymentMethodActive() ) {
		return;
	}
	for ( const detail of getErrorDetails( error ) ) {
		if ( detail.code === 'aborted' ) {
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
