import { createContext } from '@wordpress/element';
import type { PageExtensionPoints } from '../app/page-extension-points';

/** `null` without add-ons, and outside of a page. */
export const ExtensionPointsContext =
	createContext< PageExtensionPoints | null >( null );
