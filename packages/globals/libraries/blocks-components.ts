import type { BlockApp, PageExtensionPoints } from '@shopfront/bindings';
import { createComponentGlobals } from '../component-globals';
import { wcTypes } from '../wc-types';

export { renderToString } from '@wordpress/element';

/** Creates the members of `window.wc` that render, and those that only their users declare. */
export const createMembers = (
	app: BlockApp,
	extensionPoints: PageExtensionPoints
) => ( { ...createComponentGlobals( app, extensionPoints ), wcTypes } );
