import type { ComponentType, ReactNode } from 'react';
import { NamedFill, type FillComponentProps } from './fill';
import { NamedSlot, type SlotProps } from './slot';

/** A slot and what fills it. */
export interface SlotFill {
	Fill: ComponentType< FillComponentProps >;
	Slot: ComponentType< SlotProps >;
}

/**
 * A slot of a name and what fills it; whoever uses the same name meets.
 *
 * @param slotName
 * @param onError  What administrators are shown of a fill that throws, by its message; left out, the message itself.
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
