import { createSlots, type Slots } from '@shopfront/extensibility';
import { createContext, useContext, useState } from '@wordpress/element';
import type { ReactNode } from 'react';

const SlotsContext = createContext< Slots | null >( null );

export interface SlotFillProviderProps {
	children?: ReactNode;
}

/** Lets slots and fills below find each other. */
export const SlotFillProvider = ( { children }: SlotFillProviderProps ) => {
	const [ slots ] = useState( createSlots );
	return (
		<SlotsContext.Provider value={ slots }>
			{ children }
		</SlotsContext.Provider>
	);
};

/** Where slots and fills outside of any provider find each other. */
const SLOTS_OUTSIDE = createSlots();

/** The slots and fills of this page. */
export const useSlots = (): Slots =>
	useContext( SlotsContext ) ?? SLOTS_OUTSIDE;
