import {
	getErrorDetails,
	getNoticeContextFromErrorResponse,
} from '@shopfront/data/notices';
import { isRecord } from '@shopfront/store-api';

/**
 * Returns the notice context for an error about a parameter: the given context, otherwise the first invalid
 * parameter's. `error` is a `rest_invalid_param` error, or one of its details with its `param`.
 */
export const getInvalidParamNoticeContext = (
	error: unknown,
	context?: string
): string => {
	if ( context !== undefined ) {
		return context;
	}
	const paramError =
		isRecord( error ) && typeof error.param === 'string'
			? {
					code: 'rest_invalid_param',
					message: '',
					data: { details: { [ error.param ]: error } },
				}
			: error;
	return (
		getErrorDetails( paramError )[ 0 ]?.context ??
		getNoticeContextFromErrorResponse( error )
	);
};
