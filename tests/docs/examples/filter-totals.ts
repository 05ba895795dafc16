import type {} from '@shopfront/types';

/** Says that the total is not the last word while the shop has to look at the order. */
window.wc.blocksCheckout.registerCheckoutFilters( 'my-add-on', {
	totalLabel: () => 'Total before our check',
	totalValue: ( format, extensions, { cart } ) =>
		cart.cartItemsCount > 1 ? 'about <price/>' : format,
} );
