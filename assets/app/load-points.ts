import type { PagePoints } from '@shopfront/bindings';
import { createLate, type ProvidableLate } from '@shopfront/late';
import type { Settings } from '@shopfront/settings';

/** Brings what add-ons take part in. */
export type LoadPoints = (
	view: Window,
	settings: Pick< Settings, 'currentUserIsAdmin' >
) => ProvidableLate< PagePoints >;

/** Most pages have no add-ons, so it comes with what brings them. */
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
