import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import { useSelect } from '@wordpress/data';
import { useBlockApp } from '../../app/block-app';

/** Which of the two addresses are asked for. */
export interface ShownAddresses {
	shipping: boolean;
	billing: boolean;
	/** Whether goods go to the billing address only, so that its form is for both. */
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
