import {
	getErrorDetails,
	getNoticeContextFromErrorResponse,
} from '@shopfront/data/notices';
import { isRecord } from '@shopfront/store-api';

/**
 * Where the notice of an error about a parameter is shown: where the caller wishes, else where the first parameter that
 * it is about belongs. `error` is a whole `rest_invalid_param`, or one of its details with the name of its `param`.
 */
export const getInvalidParamNoticeContext = (
	error: unknown,
	context?: string
): string => {
	if ( context !== undefined ) {
		return context;
	}
	const whole =
		isRecord( error ) && typeof error.param === 'string'
			? {
					code: 'rest_invalid_param',
					message: '',
					data: { details: { [ error.param ]: error } },
				}
			: error;
	return (
		getErrorDetails( whole )[ 0 ]?.context ??
		getNoticeContextFromErrorResponse( error )
	);
};
