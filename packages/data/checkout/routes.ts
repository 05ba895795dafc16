import { CALCULATE_TOTALS, STORE_API_NAMESPACE } from '@shopfront/names';

/** Relative to the REST root (docs/contract/cart-and-checkout.md 7, "Calls"). */
export const ROUTES = {
	checkout: `/${ STORE_API_NAMESPACE }/checkout`,
	order: `/${ STORE_API_NAMESPACE }/order`,
	draft: `/${ STORE_API_NAMESPACE }/checkout?${ CALCULATE_TOTALS }=true`,
} as const;
