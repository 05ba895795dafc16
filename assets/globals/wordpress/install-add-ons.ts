import { createPageExtensionPoints, readPluginHost } from '@shopfront/bindings';
import { openApp } from '../../app';
import { findApiFetch } from '../../app/find-api-fetch';
import { isolateMiddlewares } from '../api-fetch-headers';
import { loadReport, isReportRequested } from '../load-report';
import { createDataGlobals } from '../data-globals';
import { extendGlobal } from '../extend-global';
import { registerStores } from '../stores';

/**
 * Installs what add-ons register with and read from: extension points, stores, events and prices. From here on the
 * payment registry checks and isolates what is registered.
 */
export function installAddOns( view: Window ): void {
	const app = openApp();
	const extensionPoints = app.extensionPoints.provide(
		createPageExtensionPoints( {
			isAdmin: () => app.settings.currentUserIsAdmin,
			now: () => view.performance.now(),
			pluginHost: readPluginHost( view ),
		} )
	);
	registerStores( app.registry );
	isolateMiddlewares(
		findApiFetch( view.document, app.settings.homeUrl ),
		app.host,
		extensionPoints
	);
	extendGlobal( view, 'wc', createDataGlobals( app, extensionPoints ) );
	if ( isReportRequested( app ) ) {
		void loadReport( app, extensionPoints, [] );
	}
}
