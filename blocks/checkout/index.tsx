/** Entry of the checkout block for editors. Store pages load `frontend` instead. */
export { createCheckoutBlocks } from './checkout-blocks';
export { CheckoutRoot } from './checkout-root';
