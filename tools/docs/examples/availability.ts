import type {} from '@shopfront/types';

/** Offers vouchers for small carts only. */
window.wc.wcBlocksRegistry.registerPaymentMethodExtensionCallbacks(
	'my-add-on',
	{ voucher: ( { cart } ) => cart.cartItemsCount <= 3 }
);
