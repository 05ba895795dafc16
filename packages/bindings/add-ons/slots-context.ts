import type { Slots } from '@shopfront/extensibility';
import { createContext } from '@wordpress/element';

/** `null` without add-ons, and outside of a page. */
export const SlotsContext = createContext< Slots | null >( null );
