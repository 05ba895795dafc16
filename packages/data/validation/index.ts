export type { ValidationAction } from './actions';
export { getErrorOwner, setErrorOwner, withErrorOwner } from './error-owner';
export { getResponseOwner, setResponseOwner } from './response-owner';
export { setPageErrors } from './set-page-errors';
export { validationStore } from './store';
export {
	isValidationError,
	type ErrorOwner,
	type ValidationError,
	type ValidationState,
} from './types';
