import type { BlockSources } from '@shopfront/behaviors/cart/block-loader';
import type { CartLine, CartSummary } from '@shopfront/cart-summary';

export type PageCart = CartSummary & {
	readonly items?: readonly CartLine[];
};

/** `null` until the server confirms the cart, `failed` if it couldn't be fetched. */
export type CartState = PageCart | null | 'failed';

/** Detail of the event `sf:cart`. */
export type PublishedCart =
	| ( PageCart & {
			/** The response to a single request: no store will report later changes. */
			readonly isResponse?: true;
	  } )
	| null
	| 'failed'
	/** The script that published the cart no longer follows it. */
	| 'ended';

export interface CartSources extends BlockSources {
	/** URL of the Store API's cart. */
	apiUrl: string;
	/** Hash of the cart in the printed badges, `''` for an empty cart. Omit it if the badges show no number. */
	cartHash?: string | null;
}
