import { createSlots, type Slots } from '@shopfront/extensibility';
import { useContext, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { SlotsContext } from './slots-context';

export interface SlotFillProviderProps {
	children?: ReactNode;
}

export const SlotFillProvider = ( { children }: SlotFillProviderProps ) => {
	const [ slots ] = useState( createSlots );
	return (
		<SlotsContext.Provider value={ slots }>
			{ children }
		</SlotsContext.Provider>
	);
};

/** For slots and fills outside of any provider. */
const SLOTS_OUTSIDE = createSlots();

export const useSlots = (): Slots =>
	useContext( SlotsContext ) ?? SLOTS_OUTSIDE;
