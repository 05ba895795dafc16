import { createContext } from '@wordpress/element';
import type { PageExtensionPoints } from '../app/page-extension-points';

/** The points of a page; `null` while no add-on takes part in it, and outside of one. */
export const ExtensionPointsContext =
	createContext< PageExtensionPoints | null >( null );
