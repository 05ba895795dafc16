export {
	CheckoutError,
	MustLogInPrompt,
	OrderOutcome,
} from '@shopfront/components';
export { EmptyCheckout } from './empty-checkout';
