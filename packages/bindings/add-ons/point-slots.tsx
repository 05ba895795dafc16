import { TotalsWrapper } from '@shopfront/components';
import {
	hasValidFills,
	SLOT_POINTS,
	type SlotFillName,
	type SlotPoint,
} from '@shopfront/points';
import clsx from 'clsx';
import type { ComponentType } from 'react';
import { createSlotFill, type SlotFill } from './create-slot-fill';
import type { FillComponentProps } from './fill';
import type { SlotProps } from './slot';
import { useSlotFills } from './use-slot';

/** What add-ons fill a slot of ours with; the slot itself hangs on it. */
export type PointFill = ComponentType< FillComponentProps > & {
	Slot: ComponentType< SlotProps >;
};

const slotOf = (
	{ slotName, className, isAmongTotals }: SlotPoint,
	Slot: SlotFill[ 'Slot' ]
) =>
	function PointSlot( props: SlotProps ) {
		if ( ! hasValidFills( useSlotFills( slotName ) ) ) {
			return null;
		}
		const slot = (
			<Slot
				fillProps={ props.fillProps }
				className={ clsx( className, props.className ) }
			/>
		);
		return isAmongTotals ? (
			<TotalsWrapper slotWrapper>{ slot }</TotalsWrapper>
		) : (
			slot
		);
	};

const createPointFill = ( point: SlotPoint ): PointFill => {
	const { Fill, Slot } = createSlotFill( point.slotName );
	const PointFillComponent = ( props: FillComponentProps ) => (
		<Fill { ...props } />
	);
	return Object.assign( PointFillComponent, { Slot: slotOf( point, Slot ) } );
};

/** All slots of carts and checkouts with what fills them, by the names of the contract (docs/contract/filters.md 3). */
export const POINT_FILLS: Readonly< Record< SlotFillName, PointFill > > = {
	ExperimentalOrderMeta: createPointFill( SLOT_POINTS.ExperimentalOrderMeta ),
	ExperimentalDiscountsMeta: createPointFill(
		SLOT_POINTS.ExperimentalDiscountsMeta
	),
	ExperimentalOrderShippingPackages: createPointFill(
		SLOT_POINTS.ExperimentalOrderShippingPackages
	),
	ExperimentalOrderLocalPickupPackages: createPointFill(
		SLOT_POINTS.ExperimentalOrderLocalPickupPackages
	),
};
