import { ApiError } from '../api-error';
import { errorBody } from '../api/reply';
import type { DeferredResponse, RouteResponse } from '../api/route';
import type { ShopContext } from '../context';

/** Keeps writes even if it throws an `ApiError`: the next attempt needs the draft, the address and the used token. */
export const commitOnRefusal = <
	Answer extends RouteResponse | DeferredResponse,
>(
	context: ShopContext,
	work: () => Answer
): Answer | RouteResponse => {
	try {
		return work();
	} catch ( error ) {
		if ( ! ( error instanceof ApiError ) ) {
			throw error;
		}
		return { status: error.status, body: errorBody( context, error ) };
	}
};
