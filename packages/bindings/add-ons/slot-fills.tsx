import { TotalsWrapper } from '@shopfront/components';
import {
	hasValidFills,
	SLOT_DEFINITIONS,
	type SlotFillName,
	type SlotDefinition,
} from '@shopfront/extensibility';
import clsx from 'clsx';
import type { ComponentType } from 'react';
import { createSlotFill, type SlotFill } from './create-slot-fill';
import type { FillComponentProps } from './fill';
import type { SlotProps } from './slot';
import { useSlotFills } from './use-slot';

export type FillWithSlot = ComponentType< FillComponentProps > & {
	Slot: ComponentType< SlotProps >;
};

const createSlot = (
	{ slotName, className, isTotalsGroup }: SlotDefinition,
	Slot: SlotFill[ 'Slot' ]
) =>
	function DefinedSlot( props: SlotProps ) {
		if ( ! hasValidFills( useSlotFills( slotName ) ) ) {
			return null;
		}
		const slot = (
			<Slot
				fillProps={ props.fillProps }
				className={ clsx( className, props.className ) }
			/>
		);
		return isTotalsGroup ? (
			<TotalsWrapper slotWrapper>{ slot }</TotalsWrapper>
		) : (
			slot
		);
	};

const createFillWithSlot = ( definition: SlotDefinition ): FillWithSlot => {
	const { Fill, Slot } = createSlotFill( definition.slotName );
	const FillComponent = ( props: FillComponentProps ) => (
		<Fill { ...props } />
	);
	return Object.assign( FillComponent, {
		Slot: createSlot( definition, Slot ),
	} );
};

export const SLOT_FILLS: Readonly< Record< SlotFillName, FillWithSlot > > = {
	ExperimentalOrderMeta: createFillWithSlot(
		SLOT_DEFINITIONS.ExperimentalOrderMeta
	),
	ExperimentalDiscountsMeta: createFillWithSlot(
		SLOT_DEFINITIONS.ExperimentalDiscountsMeta
	),
	ExperimentalOrderShippingPackages: createFillWithSlot(
		SLOT_DEFINITIONS.ExperimentalOrderShippingPackages
	),
	ExperimentalOrderLocalPickupPackages: createFillWithSlot(
		SLOT_DEFINITIONS.ExperimentalOrderLocalPickupPackages
	),
};
