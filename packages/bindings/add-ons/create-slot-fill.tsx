import type { ComponentType, ReactNode } from 'react';
import { NamedFill, type FillComponentProps } from './fill';
import { NamedSlot, type SlotProps } from './slot';

export interface SlotFill {
	Fill: ComponentType< FillComponentProps >;
	Slot: ComponentType< SlotProps >;
}

/**
 * Creates a slot and its fill. Calls with the same name share fills. `onError` renders the error message of a failed
 * fill for administrators; by default they see the message itself.
 *
 * @example const { Fill, Slot } = createSlotFill( 'my-slot' );
 */
export const createSlotFill = (
	slotName: string,
	onError: ( ( message: string ) => ReactNode ) | null = null
): SlotFill => {
	const Fill = ( { children }: FillComponentProps ) => (
		<NamedFill name={ slotName } onError={ onError }>
			{ children }
		</NamedFill>
	);
	const Slot = ( props: SlotProps ) => (
		<NamedSlot { ...props } name={ slotName } />
	);
	return { Fill, Slot };
};
