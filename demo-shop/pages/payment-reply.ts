import { isRecord } from '../is-record';
import { decodeEntities } from '../text';

export const getErrorMessage = ( body: unknown ): string => {
	const { message, payment_result: result } = isRecord( body ) ? body : {};
	if ( typeof message === 'string' ) {
		return decodeEntities( message );
	}
	const details =
		isRecord( result ) && Array.isArray( result.payment_details )
			? result.payment_details
			: [];
	const errorDetail: unknown = details.find(
		( detail ) => isRecord( detail ) && detail.key === 'errorMessage'
	);
	return isRecord( errorDetail ) && typeof errorDetail.value === 'string'
		? errorDetail.value
		: 'The payment was refused.';
};

/** `null` if the payment was refused. */
export const getRedirectUrl = ( body: unknown ): string | null => {
	const result = isRecord( body ) ? body.payment_result : null;
	const url = isRecord( result ) ? result.redirect_url : null;
	return typeof url === 'string' && url !== '' ? url : null;
};

/** An earlier attempt may have paid the order. */
export const isUnanswered = ( body: unknown ): boolean =>
	isRecord( body ) && body.code === 'shopfront_order_unanswered';
