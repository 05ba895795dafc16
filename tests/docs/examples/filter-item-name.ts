import type {} from '@shopfront/types';

/** Says beside the name of a product how many pieces come in a box. */
window.wc.blocksCheckout.registerCheckoutFilters( 'my-add-on', {
	itemName: ( name, extensions, { cartItem } ) =>
		cartItem.sku.startsWith( 'BOX' ) ? `${ name } (box of 6)` : name,
} );
