/*
 * What methods of add-ons are shown and given. It comes when the first of them is registered.
 */
export { MethodContent, SavedContent } from './method-content';
export { MethodLabel } from './method-label';
export { CustomPlaceOrderButton } from './custom-place-order-button';
