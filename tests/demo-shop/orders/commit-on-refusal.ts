import { ApiError } from '../api-error';
import { errorBody } from '../api/reply';
import type { DeferredResponse, RouteResponse } from '../api/route';
import type { ShopContext } from '../context';

/**
 * Does work of which what was written before a refusal stays: the draft that the next try goes on with, the address
 * that was told, the token that is used up.
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
