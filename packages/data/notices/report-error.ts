import { NOTICE_CONTEXTS } from '@shopfront/names';
import type { DataRegistry } from '@wordpress/data';
import { getGenericErrorMessage } from './generic-message';
import { noticesStore } from './store';

const loadErrorTexts = () =>
	import( /* webpackChunkName: "actions" */ './process-error-response' );

/** For code of the initial load: errors follow requests, so `processErrorResponse` can load with the first error. */
export const reportError = async (
	registry: Pick< DataRegistry, 'select' | 'dispatch' >,
	error: unknown,
	context?: string
): Promise< void > => {
	try {
		const { processErrorResponse } = await loadErrorTexts();
		processErrorResponse( registry, error, context );
	} catch {
		// The code doesn't load offline, so there are no details to show.
		void registry
			.dispatch( noticesStore )
			.createErrorNotice( getGenericErrorMessage(), {
				context: context ?? NOTICE_CONTEXTS.CART,
			} );
	}
};

/** A failed request's first error message, with HTML entities; `''` if it has none. Never rejects. */
export const loadErrorMessage = async ( error: unknown ): Promise< string > => {
	try {
		const { getErrorDetails } = await loadErrorTexts();
		const [ detail ] = getErrorDetails( error );
		return detail && detail.code !== 'invalid_json' ? detail.message : '';
	} catch {
		return '';
	}
};
