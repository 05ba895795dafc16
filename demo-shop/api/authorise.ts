import { ApiError } from '../api-error';
import type { ShopContext } from '../context';
import { shopSecret } from '../database';
import { isNonce } from '../nonce';
import { nonceOwner } from './reply';

/**
 * A cart token replaces the nonce, which is `''` when missing.
 *
 * @throws {ApiError} Missing 401, invalid 403 (docs/contract/store-api.md 1.1).
 */
export const authorise = ( context: ShopContext, nonce: string ): void => {
	if ( ! context.options.nonceCheck || context.session.origin === 'token' ) {
		return;
	}
	if ( nonce === '' ) {
		throw new ApiError(
			'woocommerce_rest_missing_nonce',
			'Missing the Nonce header. This endpoint requires a valid nonce.',
			401
		);
	}
	if (
		! isNonce(
			shopSecret( context.database ),
			nonceOwner( context ),
			nonce,
			context.now
		)
	) {
		throw new ApiError(
			'woocommerce_rest_invalid_nonce',
			'Nonce is invalid.',
			403
		);
	}
};
