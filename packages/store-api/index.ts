/** The Store API in types, and the guards that read what it says. */
export type * from './types';
export type * from './collection-types';
export type * from './order-types';
export type { Parsed } from './parse';
export { isRecord } from './readers';
export { parseCart, parseCoupon, parseCoupons, parseFee } from './cart';
export { parseCartItem, parseCartItems } from './cart-item';
export { parseCheckout } from './checkout';
export { parseOrder } from './order';
export { parseShippingPackage, parseShippingRate } from './shipping';
export { parseProduct, parseProducts } from './product';
export {
	parseAttribute,
	parseAttributes,
	parseCategories,
	parseCategory,
	parseCollectionData,
	parseReviews,
	parseRouteIndex,
	parseTerms,
} from './collections';
export { isApiErrorResponse, parseApiError } from './errors';
export { parseBatch } from './batch';
