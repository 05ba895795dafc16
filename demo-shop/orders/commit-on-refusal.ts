import { ApiError } from '../api-error';
import { errorBody } from '../api/reply';
import type { DeferredResponse, RouteResponse } from '../api/route';
import type { ShopContext } from '../context';

/**
 * Keeps its writes even if it throws an `ApiError`: the draft for the next attempt, the entered address, the used
 * token.
 */
export function commitOnRefusal<
	Answer extends RouteResponse | DeferredResponse,
>( context: ShopContext, work: () => Answer ): Answer | RouteResponse {
	try {
		return work();
	} catch ( error ) {
		if ( ! ( error instanceof ApiError ) ) {
			throw error;
		}
		return { status: error.status, body: errorBody( context, error ) };
	}
}
