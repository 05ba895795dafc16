import { useLayoutEffect, useSyncExternalStore } from '@wordpress/element';
import { useSlots } from './slot-fill-provider';

/**
 * Reports the packages that a component shows (`0` to only read) and returns the number in its block, add-ons'
 * packages included. With several, each shows its name and can be collapsed (docs/contract/filters.md 3). The number
 * is correct before the first paint.
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
