import { createPageExtensionPoints, readPluginHost } from '@shopfront/bindings';
import { openApp } from '../../app';
import { findApiFetch } from '../../app/find-api-fetch';
import { isolateMiddlewares } from '../api-fetch-headers';
import { loadReport, isReportRequested } from '../load-report';
import { createDataGlobals } from '../data-globals';
import { extendGlobal } from '../extend-global';
import { registerStores } from '../stores';

/**
 * Installs the globals that add-ons register with and read from: extension points, stores, events and prices. From then
 * on the payment registry validates and isolates registrations.
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
		findApiFetch( view.document, app.settings ),
		app.host,
		extensionPoints
	);
	extendGlobal( view, 'wc', createDataGlobals( app, extensionPoints ) );
	if ( isReportRequested( app ) ) {
		void loadReport( app, extensionPoints, [] );
	}
}
