import { openApp } from '@shopfront/app';
import { createComponentGlobals } from '../component-globals';
import { extendGlobal } from '../extend-global';

/** Run the script for add-ons first. */
export const installComponents = ( view: Window ): void => {
	const app = openApp();
	const extensionPoints = app.extensionPoints.get();
	if ( ! extensionPoints ) {
		throw new Error(
			'Shopfront: components.js ran before add-ons.js. Another plugin may have changed the order of scripts.'
		);
	}
	extendGlobal( view, 'wc', createComponentGlobals( app, extensionPoints ) );
};
