import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import { useSelect } from '@wordpress/data';
import { useBlockApp } from '../../app/block-app';

export interface ShownAddresses {
	shipping: boolean;
	billing: boolean;
	/** True if the shop ships only to the billing address: one form serves both. */
	isBillingForBoth: boolean;
}

/** Source: docs/contract/cart-and-checkout.md 4, "Shipping", "Display". */
export const useShownAddresses = (): ShownAddresses => {
	const { forcedBillingAddress } = useBlockApp().settings;
	const needsShipping = useSelect(
		( select ) => select( cartStore ).getNeedsShipping(),
		[]
	);
	const isPickupRate = useSelect(
		( select ) => select( checkoutStore ).prefersCollection(),
		[]
	);
	const isSame = useSelect(
		( select ) => select( checkoutStore ).getUseShippingAsBilling(),
		[]
	);
	const shipping = ! forcedBillingAddress && needsShipping && ! isPickupRate;
	return {
		shipping,
		billing: ! shipping || ! isSame,
		isBillingForBoth:
			forcedBillingAddress && needsShipping && ! isPickupRate,
	};
};
