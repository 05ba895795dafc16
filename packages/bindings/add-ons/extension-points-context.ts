import { createContext } from '@wordpress/element';
import type { PageExtensionPoints } from '../app/page-extension-points';

/** The extension points of a page; `null` without add-ons, and outside of a page. */
export const ExtensionPointsContext =
	createContext< PageExtensionPoints | null >( null );
