import type { PageExtensionPoints } from '@shopfront/bindings';
import { createLazy, type ProvidableLazyModule } from '@shopfront/lazy';
import type { Settings } from '@shopfront/settings';

/** Loads the extension points. */
export type LoadExtensionPoints = (
	view: Window,
	settings: Pick< Settings, 'currentUserIsAdmin' >
) => ProvidableLazyModule< PageExtensionPoints >;

/** Imports the chunk `globals`, so that pages without add-ons load 43 KiB (brotli) less. */
export const loadExtensionPoints: LoadExtensionPoints = ( view, settings ) =>
	createLazy( async () => {
		const { createPageExtensionPoints } = await import(
			/* webpackChunkName: "globals" */ './page-extension-points'
		);
		return createPageExtensionPoints( {
			isAdmin: () => settings.currentUserIsAdmin,
			now: () => view.performance.now(),
		} );
	} );
