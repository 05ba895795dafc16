import { useLayoutEffect, useSyncExternalStore } from '@wordpress/element';
import { useSlots } from './slot-fill-provider';

/**
 * Counts shipping packages while the component shows them. Returns the number of packages in its block, including those
 * of add-ons: with several, packages have names and can be collapsed (docs/contract/filters.md 3). The number is
 * correct before the first paint.
 *
 * @param shown Packages that the component shows itself; 0 to read the count only.
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
