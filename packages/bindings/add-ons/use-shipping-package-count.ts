import { useLayoutEffect, useSyncExternalStore } from '@wordpress/element';
import { useSlots } from './slot-fill-provider';

/**
 * Counts shipping packages while the component shows them. Returns how many its block shows in all: packages are named,
 * and can be closed, where there are several, in our components or an add-on's (docs/contract/filters.md 3). The number
 * is right before the first paint.
 *
 * @param shown Packages that the component shows itself; 0 to ask only.
 */
export const useShippingPackageCount = ( shown: number ): number => {
	const slots = useSlots();
	const total = useSyncExternalStore(
		slots.subscribe,
		slots.getPackageCount
	);
	useLayoutEffect(
		() => ( shown > 0 ? slots.addPackages( shown ) : undefined ),
		[ slots, shown ]
	);
	return Math.max( total, shown );
};
