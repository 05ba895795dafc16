import {
	adoptType,
	createPageExtensionPoints,
	readPluginHost,
} from '@shopfront/bindings';
import { CHECKOUT_PLUGIN_SCOPE } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { addFilter } from '@wordpress/hooks';
import { openApp, findApiFetch } from '@shopfront/app';
import { isolateMiddlewares } from '../api-fetch-headers';
import { loadReport, isReportRequested } from '../load-report';
import { ALL_STORES } from '../all-stores';
import { createDataGlobals } from '../data-globals';
import { extendGlobal } from '../extend-global';
import { createRegisterCollection } from '../product-collection/register-collection';
import { registerStores } from '../stores';
import { createWcBlocksData } from '../wc-blocks-data';

/** WordPress renders the plugins of cart and checkout, so we adopt their output. */
const adoptPlugin = ( settings: unknown ): unknown =>
	isRecord( settings ) && settings.scope === CHECKOUT_PLUGIN_SCOPE
		? { ...settings, render: adoptType( settings.render ) }
		: settings;

/**
 * Installs the globals that add-ons register with and read from: extension points, stores, events and prices. From
 * then on the payment registry validates and isolates registrations.
 */
export const installAddOns = ( view: Window ): void => {
	const app = openApp();
	const extensionPoints = app.extensionPoints.provide(
		createPageExtensionPoints( {
			isAdmin: () => app.settings.currentUserIsAdmin,
			now: () => view.performance.now(),
			pluginHost: readPluginHost( view ),
		} )
	);
	addFilter( 'plugins.registerPlugin', 'shopfront/elements', adoptPlugin );
	registerStores( app.registry, ALL_STORES );
	isolateMiddlewares(
		findApiFetch( view.document, app.settings ),
		app.host,
		extensionPoints
	);
	extendGlobal( view, 'wc', {
		...createDataGlobals(
			app,
			extensionPoints,
			createRegisterCollection( app )
		),
		wcBlocksData: createWcBlocksData( app ),
	} );
	if ( isReportRequested( app ) ) {
		void loadReport( app, extensionPoints, [] );
	}
};
