import { CALCULATE_TOTALS, STORE_API_NAMESPACE } from '@shopfront/names';

/** Paths of the checkout's requests, relative to the REST root (docs/contract/cart-and-checkout.md 7, "Calls"). */
export const ROUTES = {
	checkout: `/${ STORE_API_NAMESPACE }/checkout`,
	/** Followed by the id of an order. */
	order: `/${ STORE_API_NAMESPACE }/order`,
	draft: `/${ STORE_API_NAMESPACE }/checkout?${ CALCULATE_TOTALS }=true`,
} as const;
