import type { PagePoints } from '@shopfront/bindings';
import { createLate, type ProvidableLate } from '@shopfront/late';
import type { Settings } from '@shopfront/settings';

/** Brings what add-ons take part in. */
export type LoadPoints = (
	view: Window,
	settings: Pick< Settings, 'currentUserIsAdmin' >
) => ProvidableLate< PagePoints >;

/** The chunk of the globals saves 43 KiB (brotli) on pages without add-ons. */
export const loadPoints: LoadPoints = ( view, settings ) =>
	createLate( async () => {
		const { createPagePoints } = await import(
			/* webpackChunkName: "globals" */ './page-points'
		);
		return createPagePoints( {
			isAdmin: () => settings.currentUserIsAdmin,
			now: () => view.performance.now(),
		} );
	} );
