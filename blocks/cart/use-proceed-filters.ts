import { useBlockApp, useCheckoutFilter } from '@shopfront/bindings';
import { cartStore } from '@shopfront/data/cart';
import { isSafeUrl } from '@shopfront/text';
import { useMemo } from '@wordpress/element';
import { useSelect } from '@wordpress/data';

export interface ProceedTarget {
	/** `''` without a checkout page. */
	href: string;
	label: string;
}

/** Ignores an unsafe URL from an add-on's filter. */
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
