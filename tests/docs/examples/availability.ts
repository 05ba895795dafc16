import type {} from '@shopfront/types';

/** Vouchers pay for small carts only. */
window.wc.wcBlocksRegistry.registerPaymentMethodExtensionCallbacks(
	'my-add-on',
	{ voucher: ( { cart } ) => cart.cartItemsCount <= 3 }
);
