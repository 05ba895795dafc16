export { getErrorOwner, setErrorOwner, withErrorOwner } from './error-owner';
export { getResponseOwner, setResponseOwner } from './response-owner';
export { setPageErrors } from './set-page-errors';
export { validationStore } from './store';
export {
	isValidationError,
	type ValidationError,
	type ValidationState,
} from './types';
