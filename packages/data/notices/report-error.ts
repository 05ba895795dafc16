import { NOTICE_CONTEXTS } from '@shopfront/names';
import type { DataRegistry } from '@wordpress/data';
import { getGenericErrorMessage } from './generic-message';
import { noticesStore } from './store';

/**
 * `processErrorResponse` for who is on the way to the first paint: nothing is refused before something was asked for,
 * and then it comes with what asks.
 *
 * @param registry
 * @param error
 * @param context
 */
export const reportError = async (
	registry: Pick< DataRegistry, 'select' | 'dispatch' >,
	error: unknown,
	context?: string
): Promise< void > => {
	try {
		const { processErrorResponse } = await import(
			/* webpackChunkName: "actions" */ './process-error-response'
		);
		processErrorResponse( registry, error, context );
	} catch {
		// Without a network there is no more to be known of it.
		void registry
			.dispatch( noticesStore )
			.createErrorNotice( getGenericErrorMessage(), {
				context: context ?? NOTICE_CONTEXTS.CART,
			} );
	}
};

/** Returns the first error message of a failed request, with entities; `''` if it has none. Never rejects. */
export const loadErrorMessage = async ( error: unknown ): Promise< string > => {
	try {
		const { getErrorDetails } = await import(
			/* webpackChunkName: "actions" */ './error-details'
		);
		const [ detail ] = getErrorDetails( error );
		return detail && detail.code !== 'invalid_json' ? detail.message : '';
	} catch {
		return '';
	}
};
