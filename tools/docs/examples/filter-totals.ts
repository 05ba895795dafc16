import type {} from '@shopfront/types';

/** Marks the total as provisional while the shop has to check the order. */
window.wc.blocksCheckout.registerCheckoutFilters( 'my-add-on', {
	totalLabel: () => 'Total before our check',
	totalValue: ( format, extensions, { cart } ) =>
		cart.cartItemsCount > 1 ? 'about <price/>' : format,
} );
