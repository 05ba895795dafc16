/* Components that render payment methods of add-ons. Loads when the first is registered. */
export { MethodContent, SavedContent } from './method-content';
export { MethodLabel } from './method-label';
export { CustomPlaceOrderButton } from './custom-place-order-button';
