export type { ValidationAction } from './actions';
export { validationStore } from './store';
export {
	isValidationError,
	type ValidationError,
	type ValidationState,
} from './types';
