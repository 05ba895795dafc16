import type { BlockApp } from '@shopfront/bindings';
import { EMPTY_VALUES } from '@shopfront/data/cart';
import {
	getErrorDetails,
	getNoticeContextFromErrorResponse,
	processErrorResponse,
} from '@shopfront/data/notices';
import { ALL_STORES } from './all-stores';
import { createClearPutRequests, PutAbortController } from './checkout-put';
import { DATA_NAMES } from './data-names';
import { getInvalidParamNoticeContext } from './error-contexts';
import { hasInState, updateState } from './state-path';

/** Creates `wc.wcBlocksData`: the stores and their helpers. Source: docs/contract/globals.md 6. */
export const createWcBlocksData = ( {
	registry,
	host,
}: Pick< BlockApp, 'registry' | 'host' > ) => {
	const clearCheckoutPutRequests = createClearPutRequests( registry );
	return {
		...ALL_STORES,
		...DATA_NAMES,
		/** Shows an API error as notices: in their own contexts, or all in the given one. */
		processErrorResponse: ( error: unknown, context?: string ): void =>
			processErrorResponse( registry, error, context ),
		getErrorDetails,
		getNoticeContextFromErrorResponse,
		getInvalidParamNoticeContext,
		isEditor: (): boolean => host.isEditor(),
		clearCheckoutPutRequests,
		CheckoutPutAbortController: new PutAbortController(
			clearCheckoutPutRequests
		),
		hasInState,
		updateState,
		...EMPTY_VALUES,
	};
};
