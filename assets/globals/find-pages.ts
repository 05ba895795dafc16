import type { AddOnPage } from '../add-ons/read-add-ons';

/** Containers of blocks (docs/contract/blocks.md 2), as `assets/entries/frontend.ts` finds them. */
const CONTAINERS: Readonly< Record< AddOnPage, string > > = {
	cart: '.wp-block-woocommerce-cart',
	checkout: '.wp-block-woocommerce-checkout',
};

/** Returns the kinds of page that a document is: both if it has both blocks. */
export const findPages = (
	page: Pick< Document, 'querySelector' >
): AddOnPage[] =>
	( [ 'cart', 'checkout' ] as const ).filter(
		( name ) => page.querySelector( CONTAINERS[ name ] ) !== null
	);
