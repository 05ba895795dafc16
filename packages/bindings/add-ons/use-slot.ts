import type { FillHandle, FillProps } from '@shopfront/extensibility';
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
	const instance = useSyncExternalStore( slots.subscribe, () =>
		slots.getSlots( name ).at( -1 )
	);
	return instance
		? { ref: { current: instance.element }, fillProps: instance.fillProps }
		: {};
};

/** The fills of a slot, in the order of coming; for `hasValidFills`. */
export const useSlotFills = ( name: string ): readonly FillHandle[] => {
	const slots = useSlots();
	return useSyncExternalStore( slots.subscribe, () =>
		slots.getFills( name )
	);
};
