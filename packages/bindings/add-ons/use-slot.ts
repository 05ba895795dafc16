import type { FillHandle, FillProps } from '@shopfront/extensibility';
import { useSyncExternalStore } from '@wordpress/element';
import { useSlots } from './slot-fill-provider';

/** A slot as add-ons see it. Both keys are missing while it is not mounted. */
export interface SlotView {
	ref?: { readonly current: HTMLElement };
	fillProps?: FillProps;
}

/** Returns the slot of a name; of several, the last. */
export const useSlot = ( name: string ): SlotView => {
	const slots = useSlots();
	const instance = useSyncExternalStore( slots.subscribe, () =>
		slots.getSlots( name ).at( -1 )
	);
	return instance
		? { ref: { current: instance.element }, fillProps: instance.fillProps }
		: {};
};

/** Returns the fills of a slot in registration order, for `hasValidFills`. */
export const useSlotFills = ( name: string ): readonly FillHandle[] => {
	const slots = useSlots();
	return useSyncExternalStore( slots.subscribe, () =>
		slots.getFills( name )
	);
};
