export {
	CheckoutEmpty,
	CheckoutError,
	MustLogInPrompt,
	OrderOutcome,
} from '@shopfront/components';
