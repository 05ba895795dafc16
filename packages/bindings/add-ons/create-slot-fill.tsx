import type { ComponentType, ReactNode } from 'react';
import { NamedFill, type FillComponentProps } from './fill';
import { NamedSlot, type SlotProps } from './slot';

/** A slot and its fill component. */
export interface SlotFill {
	Fill: ComponentType< FillComponentProps >;
	Slot: ComponentType< SlotProps >;
}

/**
 * Creates a slot and its fill. Calls with the same name share fills.
 *
 * @param slotName
 * @param onError  Renders the error message of a failed fill for administrators. Default: the message itself.
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
