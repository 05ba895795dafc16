import type { BlockApp, PageExtensionPoints } from '@shopfront/bindings';
import { createComponentGlobals } from '../component-globals';
import { wcTypes } from '../wc-types';

export { renderToString } from '@wordpress/element';

/** Members of `window.wc` that render, and members that only their users declare. */
export const createMembers = (
	app: BlockApp,
	extensionPoints: PageExtensionPoints
) => ( { ...createComponentGlobals( app, extensionPoints ), wcTypes } );
