import { createPagePoints, readPluginHost } from '@shopfront/bindings';
import { openApp } from '../../app';
import { findApiFetch } from '../../app/find-api-fetch';
import { isolateMiddlewares } from '../api-fetch-headers';
import { bringReport, isReportAsked } from '../bring-report';
import { createDataGlobals } from '../data-globals';
import { extendGlobal } from '../extend-global';
import { registerStores } from '../stores';

/**
 * Installs what add-ons register with and read from: extension points, stores, events and prices. From here on the
 * payment registry checks and isolates what is registered.
 */
export function installAddOns( view: Window ): void {
	const app = openApp();
	const points = app.points.provide(
		createPagePoints( {
			isAdmin: () => app.settings.currentUserIsAdmin,
			now: () => view.performance.now(),
			pluginHost: readPluginHost( view ),
		} )
	);
	registerStores( app.registry );
	isolateMiddlewares(
		findApiFetch( view.document, app.settings.homeUrl ),
		app.host,
		points
	);
	extendGlobal( view, 'wc', createDataGlobals( app, points ) );
	if ( isReportAsked( app ) ) {
		void bringReport( app, points, [] );
	}
}
