import type { FillHandle, FillProps } from '@shopfront/extensibility';
import { useSyncExternalStore } from '@wordpress/element';
import { useSlots } from './slot-fill-provider';

/** Both keys are missing until the slot is mounted. */
export interface SlotView {
	ref?: { readonly current: HTMLElement };
	fillProps?: FillProps;
}

/** Several slots may share a name: the last one wins. */
export const useSlot = ( name: string ): SlotView => {
	const slots = useSlots();
	const instance = useSyncExternalStore( slots.subscribe, () =>
		slots.getSlots( name ).at( -1 )
	);
	return instance
		? { ref: { current: instance.element }, fillProps: instance.fillProps }
		: {};
};

/** In registration order, for `hasValidFills`. */
export const useSlotFills = ( name: string ): readonly FillHandle[] => {
	const slots = useSlots();
	return useSyncExternalStore( slots.subscribe, () =>
		slots.getFills( name )
	);
};
