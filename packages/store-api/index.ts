/** Types and parsers of the Store API. */
export type * from './types';
export type { ParseResult } from './parse';
export { isRecord } from './readers';
export { parseCart, parseCoupon, parseFee } from './cart';
export { parseCheckout } from './checkout';
export { parseShippingPackage, parseShippingRate } from './shipping';
export { parseProduct, parseProducts } from './product';
export { parseCollectionData } from './collection-data';
export { parseTerms } from './terms';
export { parseRouteIndex } from './route-index';
export { isApiErrorResponse, parseApiError } from './errors';
export { parseBatch } from './batch';
