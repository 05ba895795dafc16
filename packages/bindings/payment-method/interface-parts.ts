/* Loads when an add-on registers the first payment method. */
export { MethodContent, SavedContent } from './method-content';
export { MethodLabel } from './method-label';
export { CustomPlaceOrderButton } from './custom-place-order-button';
