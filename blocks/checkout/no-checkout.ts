export {
	CheckoutEmpty,
	CheckoutError,
	MustLogInPrompt,
} from '@shopfront/components';
