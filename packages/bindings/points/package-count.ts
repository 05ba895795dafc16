import type { Slots } from '@shopfront/points';
import { useLayoutEffect, useSyncExternalStore } from '@wordpress/element';
import { useSlots } from './slot-fill-provider';

/** Number of the shipping packages that a block shows: its own, and those of its fills. */
const createPackageCount = () => {
	const listeners = new Set< () => void >();
	let total = 0;
	const change = ( difference: number ) => {
		total += difference;
		listeners.forEach( ( listener ) => listener() );
	};
	return {
		get: () => total,
		subscribe: ( listener: () => void ) => {
			listeners.add( listener );
			return () => void listeners.delete( listener );
		},
		add: ( count: number ) => {
			change( count );
			return () => change( -count );
		},
	};
};

const counts = new WeakMap< Slots, ReturnType< typeof createPackageCount > >();

const countIn = ( slots: Slots ) => {
	const count = counts.get( slots ) ?? createPackageCount();
	counts.set( slots, count );
	return count;
};

/**
 * Counts shipping packages while the component shows them. Returns how many its block shows in all: packages are named,
 * and can be closed, where there are several, whoever shows them (contract/filters.md 3). The number is right before the
 * first paint.
 *
 * @param shown Packages that the component shows itself; 0 to ask only.
 */
export const useShippingPackageCount = ( shown: number ): number => {
	const count = countIn( useSlots() );
	const total = useSyncExternalStore( count.subscribe, count.get );
	useLayoutEffect(
		() => ( shown > 0 ? count.add( shown ) : undefined ),
		[ count, shown ]
	);
	return Math.max( total, shown );
};
