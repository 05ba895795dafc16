export {
	getErrorDetails,
	getNoticeContextFromErrorResponse,
} from './error-details';
export { getGenericErrorMessage } from './generic-message';
export { processErrorResponse } from './process-error-response';
export { loadErrorMessage, reportError } from './report-error';
export { noticesStore } from './store';
export type { Notice, NoticeOptions, NoticeStatus } from './types';
