import { createPagePoints, readPluginHost } from '@shopfront/bindings';
import { createPresent } from '@shopfront/late';
import { openApp, type LoadPoints } from '../app';
import { bringReport, isReportAsked } from './bring-report';
import { installWc } from './install-globals';

/** On WordPress they are there before the first add-on runs: it may register as soon as it does. */
const pointsAtOnce: LoadPoints = ( view, settings ) =>
	createPresent(
		createPagePoints( {
			isAdmin: () => settings.currentUserIsAdmin,
			now: () => view.performance.now(),
			pluginHost: readPluginHost( view ),
		} )
	);

/**
 * Puts our `window.wc` in the place of WooCommerce's, on a page where our blocks stand in the place of its own: what
 * add-ons register has to be what our blocks show. WordPress brings their scripts afterwards, by their handles.
 */
export function installOnWordPress( view: Window ): void {
	const app = openApp( pointsAtOnce );
	const points = app.points.get();
	if ( points ) {
		installWc( view, app, points );
		if ( isReportAsked( app ) ) {
			void bringReport( app, points, [] );
		}
	}
}
