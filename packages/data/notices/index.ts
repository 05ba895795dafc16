export {
	getErrorDetails,
	getNoticeContextFromErrorResponse,
	type ErrorDetail,
} from './error-details';
export { getGenericErrorMessage } from './generic-message';
export { processErrorResponse } from './process-error-response';
export { loadErrorMessage, reportError } from './report-error';
export { noticesStore } from './store';
export type {
	Notice,
	NoticeAction,
	NoticeOptions,
	NoticesState,
	NoticeStatus,
} from './types';
