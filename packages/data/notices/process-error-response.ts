import { getPageCheckout } from '@shopfront/data/services';
import { decodeEntities } from '@shopfront/text';
import type { DataRegistry } from '@wordpress/data';
import { getErrorDetails } from './error-details';
import { getGenericErrorMessage } from './generic-message';
import { noticesStore } from './store';

/**
 * Turns an error of the API into dismissible notices, where the shopper looks for them. What is no API error, and
 * what the shopper took back, is passed over; so is everything while an express payment is under way.
 * Source: docs/contract/events.md 6.
 *
 * @param registry Where the notices stand.
 * @param error    A failure of the client, or an error as the server words it.
 * @param context  Shows all of it there, instead of where each belongs.
 */
export const processErrorResponse = (
	registry: Pick< DataRegistry, 'select' | 'dispatch' >,
	error: unknown,
	context?: string
): void => {
	// Notices would lie over the wallet's own sheet.
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
