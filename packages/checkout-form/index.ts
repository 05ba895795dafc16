export { createFieldError, type FieldError } from './field-error';
export { createForm, type CheckoutForm } from './form';
export {
	EMAIL,
	fieldErrorId,
	isAddressKind,
	type FormLocation,
} from './form-location';
export { onLastMoments } from './last-moments';
export { fieldChecks } from './lazy-checks';
export { createTypingBuffer, TYPING_PAUSE_MS } from './typing-buffer';
