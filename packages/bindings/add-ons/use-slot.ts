import type { FillHandle, FillProps } from '@shopfront/points';
import { useSyncExternalStore } from '@wordpress/element';
import { useSlots } from './slot-fill-provider';

/** A slot, as add-ons look at it. Both are missing while it is not on the page. */
export interface SlotView {
	ref?: { readonly current: HTMLElement };
	fillProps?: FillProps;
}

/** The slot of a name; of several, the last. */
export const useSlot = ( name: string ): SlotView => {
	const slots = useSlots();
	const place = useSyncExternalStore( slots.subscribe, () =>
		slots.getPlaces( name ).at( -1 )
	);
	return place
		? { ref: { current: place.element }, fillProps: place.fillProps }
		: {};
};

/** The fills of a slot, in the order of coming; for `hasValidFills`. */
export const useSlotFills = ( name: string ): readonly FillHandle[] => {
	const slots = useSlots();
	return useSyncExternalStore( slots.subscribe, () =>
		slots.getFills( name )
	);
};
