import type { AddOnPage } from '../add-ons/read-add-ons';

/** Containers of blocks (docs/contract/blocks.md 2), as `assets/entries/frontend.ts` finds them. */
const CONTAINERS: Readonly< Record< AddOnPage, string > > = {
	cart: '.wp-block-woocommerce-cart',
	checkout: '.wp-block-woocommerce-checkout',
};

/** Finds which of its pages a document is; both where it has both blocks. */
export const findPages = (
	page: Pick< Document, 'querySelector' >
): AddOnPage[] =>
	( [ 'cart', 'checkout' ] as const ).filter(
		( name ) => page.querySelector( CONTAINERS[ name ] ) !== null
	);
