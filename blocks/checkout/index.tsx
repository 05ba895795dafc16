/** Entry for editors. Store pages load `frontend` instead. */
export {
	CheckoutAttributesContext,
	readCheckoutAttributes,
} from './attributes';
export { createCheckoutBlocks } from './checkout-blocks';
export { CheckoutRoot } from './checkout-root';
export { Step } from './step';
