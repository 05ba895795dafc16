import type {} from '@shopfront/types';

/** Adds the number of pieces per box to the name of a product. */
window.wc.blocksCheckout.registerCheckoutFilters( 'my-add-on', {
	itemName: ( name, extensions, { cartItem } ) =>
		cartItem.sku.startsWith( 'BOX' ) ? `${ name } (box of 6)` : name,
} );
