import type { AddOnPage } from '@shopfront/add-on-scripts';

/** Containers of blocks (docs/contract/blocks.md 2), as `assets/entries/frontend.ts` finds them. */
const CONTAINERS: Readonly< Record< AddOnPage, string > > = {
	cart: '.wp-block-woocommerce-cart',
	checkout: '.wp-block-woocommerce-checkout',
	'mini-cart': '.wp-block-woocommerce-mini-cart',
};

/** Returns the kinds of page that a document is: several if it has several blocks. */
export const findPages = (
	page: Pick< Document, 'querySelector' >
): AddOnPage[] =>
	( [ 'cart', 'checkout', 'mini-cart' ] as const ).filter(
		( name ) => page.querySelector( CONTAINERS[ name ] ) !== null
	);
