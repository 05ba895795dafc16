export {
	formStatus,
	INITIAL_STATE,
	transition,
	type Effect,
	type FormEvent,
	type FormState,
} from './form-status';
export { readRules, type FormRule } from './rule';
export { passes } from './rules';
export { validateForm } from './validate-form';
export { baseName, readValues, type Entry, type FileFacts } from './values';
