export {
	getErrorDetails,
	getNoticeContextFromErrorResponse,
	type ErrorDetail,
} from './error-details';
export {
	getGenericErrorMessage,
	processErrorResponse,
} from './process-error-response';
export { noticesStore } from './store';
export type {
	Notice,
	NoticeAction,
	NoticeOptions,
	NoticesState,
	NoticeStatus,
} from './types';
