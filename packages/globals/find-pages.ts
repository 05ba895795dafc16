import type { AddOnPage } from '@shopfront/add-on-scripts';

/** Containers of blocks (docs/contract/blocks.md 2), as in `assets/entries/frontend.ts`. */
const CONTAINERS: Readonly< Record< AddOnPage, string > > = {
	cart: '.wp-block-woocommerce-cart',
	checkout: '.wp-block-woocommerce-checkout',
	'mini-cart': '.wp-block-woocommerce-mini-cart',
};

/** A document with several blocks has several kinds. */
export const findPages = (
	page: Pick< Document, 'querySelector' >
): AddOnPage[] =>
	( [ 'cart', 'checkout', 'mini-cart' ] as const ).filter(
		( name ) => page.querySelector( CONTAINERS[ name ] ) !== null
	);
