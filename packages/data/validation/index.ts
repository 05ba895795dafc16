export type { ValidationAction } from './actions';
export {
	getErrorOwner,
	responseOwner,
	setResponseOwner,
	setErrorOwner,
	withErrorOwner,
} from './error-owner';
export { setPageErrors } from './set-page-errors';
export { validationStore } from './store';
export {
	isValidationError,
	type ErrorOwner,
	type ValidationError,
	type ValidationState,
} from './types';
