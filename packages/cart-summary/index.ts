export { hasAddedQuantity, type CartLine } from './has-added-quantity';
export { getSubtotal } from './subtotal';
export { EMPTY_SUMMARY, isSummary, type CartSummary } from './summary';
export {
	getConfirmedSummary,
	parseSummary,
	saveSummary,
} from './stored-summary';
export { removeStoredCart, showsItems } from './stored-cart';
