import type { Slots } from '@shopfront/extensibility';
import { createContext } from '@wordpress/element';

/** The slots and fills of a block; `null` without add-ons, and outside of a page. */
export const SlotsContext = createContext< Slots | null >( null );
