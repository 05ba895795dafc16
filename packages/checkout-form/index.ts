export { createFieldError, type FieldError } from './field-error';
export { createForm, type CheckoutForm } from './form';
export {
	EMAIL,
	getFieldErrorId,
	isAddressKind,
	type FormLocation,
} from './form-location';
export { onFlushTrigger } from './flush-triggers';
export { fieldChecks } from './lazy-checks';
export { createPointerPress } from './pointer-press';
export { createTypingBuffer, TYPING_PAUSE_MS } from './typing-buffer';
