import { STORE_KEYS } from '@shopfront/names';
import { decodeEntities } from '@shopfront/text';
import type { DataRegistry } from '@wordpress/data';
import { getErrorDetails } from './error-details';
import { getGenericErrorMessage } from './generic-message';
import { noticesStore } from './store';

/**
 * Looked up by name, since a page may have no payment, and where it has, its store knows this one. Notices would
 * lie over the wallet's own sheet.
 */
const isExpressPaymentActive = (
	registry: Pick< DataRegistry, 'select' >
): boolean => {
	const payment: Record< string, () => unknown > | undefined =
		registry.select( STORE_KEYS.payment );
	return payment?.isExpressPaymentMethodActive?.() === true;
};

/**
 * Turns an error of the API into dismissible notices, where the shopper looks for them. What is no API error, and
 * what the shopper took back, is passed over; so is everything while an express payment is under way.
 * Source: contract/events.md 6.
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
	if ( isExpressPaymentActive( registry ) ) {
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
