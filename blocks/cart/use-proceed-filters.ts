import { useBlockApp, useCheckoutFilter } from '@shopfront/bindings';
import { cartStore } from '@shopfront/data/cart';
import { isSafeUrl } from '@shopfront/text';
import { useMemo } from '@wordpress/element';
import { useSelect } from '@wordpress/data';

/** Where the button at the end of a cart leads, and what it says. */
export interface ProceedTarget {
	/** `''` where there is no checkout. */
	href: string;
	label: string;
}

/** The same after all that add-ons make of it. An address that no page may be sent to changes nothing. */
export const useProceedFilters = ( {
	href,
	label,
}: ProceedTarget ): ProceedTarget => {
	const { extensionPoints } = useBlockApp();
	const cart = useSelect(
		( select ) =>
			extensionPoints.get() ? select( cartStore ).getCartData() : {},
		[ extensionPoints ]
	);
	const filterInput = useMemo(
		() => ( { arg: { cart }, extensions: null } ),
		[ cart ]
	);
	const link = useCheckoutFilter(
		'proceedToCheckoutButtonLink',
		href,
		filterInput
	);
	return {
		href: isSafeUrl( link ) ? link : href,
		label: useCheckoutFilter(
			'proceedToCheckoutButtonLabel',
			label,
			filterInput
		),
	};
};
