import { SLOT_DEFINITIONS, type SlotFillName } from '@shopfront/extensibility';
import type { PageSlots, SlotPackages } from '../app/page-extension-points';
import { useSlotFills } from './use-slot';

/**
 * Creates slots that render only while they have fills: empty slots don't subscribe to the cart. `getSlots` returns
 * the content, which loads with the components that create fills.
 */
export const createFilledSlots = (
	getSlots: () => PageSlots | null
): PageSlots => {
	const create = ( name: SlotFillName ) =>
		function FilledSlot( packages: SlotPackages ) {
			const hasFills =
				useSlotFills( SLOT_DEFINITIONS[ name ].slotName ).length > 0;
			const Slot = getSlots()?.[ name ];
			return hasFills && Slot ? <Slot { ...packages } /> : null;
		};
	return {
		ExperimentalOrderMeta: create( 'ExperimentalOrderMeta' ),
		ExperimentalDiscountsMeta: create( 'ExperimentalDiscountsMeta' ),
		ExperimentalOrderShippingPackages: create(
			'ExperimentalOrderShippingPackages'
		),
		ExperimentalOrderLocalPickupPackages: create(
			'ExperimentalOrderLocalPickupPackages'
		),
	};
};
