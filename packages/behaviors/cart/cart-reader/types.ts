import type { BlockSources } from '@shopfront/behaviors/cart/block-loader';
import type { CartLine, CartSummary } from '@shopfront/cart-summary';

/** A summary of the cart, and its lines where they are known. */
export type PageCart = CartSummary & {
	readonly items?: readonly CartLine[];
};

/** The cart that a page shows: `null` until the server confirms it, `failed` if it could not be fetched. */
export type CartState = PageCart | null | 'failed';

/** Detail of the event `sf:cart`. */
export type PublishedCart =
	| ( PageCart & {
			/** Set for the response to one request: no store follows what changes the cart later. */
			readonly isResponse?: true;
	  } )
	| null
	| 'failed'
	/** The script that showed the cart has found none. */
	| 'ended';

/** The page's data about its cart. */
export interface CartSources extends BlockSources {
	/** URL of the Store API's cart. */
	apiUrl: string;
	/** The hash of the cart whose numbers the badges show already, `''` for an empty cart; by default they show none. */
	cartHash?: string | null;
}
