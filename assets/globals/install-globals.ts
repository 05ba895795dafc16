import type { BlockApp, PagePoints } from '@shopfront/bindings';
import { getServices } from '@shopfront/data/services';
import { createPaymentRegistry } from '@shopfront/registry';
import { isRecord } from '@shopfront/store-api';
import * as element from '@wordpress/element';
import * as i18n from '@wordpress/i18n';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as ReactJSXRuntime from 'react/jsx-runtime';
import { findApiFetch } from '../app/find-api-fetch';
import { extendApiFetch } from './api-fetch-headers';
import { createBlocksCheckout } from './blocks-checkout';
import { createBlocksCheckoutEvents } from './blocks-checkout-events';
import { createBlocksComponents } from './blocks-components';
import { startExcludingDrafts } from './exclude-drafts';
import { createPriceFormat } from './price-format';
import { createSanitize } from './sanitize';
import { wcBlocksSharedContext } from './shared-context';
import { createWcBlocksSharedHocs } from './shared-hocs';
import { registerStores } from './stores';
import { createWcBlocksData } from './wc-blocks-data';
import { createWcBlocksRegistry } from './wc-blocks-registry';
import { createWcSettings } from './wc-settings';
import { wcTypes } from './wc-types';
import { createWpData } from './wp-data';
import { createWpHooks } from './wp-hooks';
import { createWpPlugins } from './wp-plugins';

/** Adds to an object on the window, which others may have put there and hold; ours go over theirs. */
const extend = ( view: Window, name: string, parts: object ): void => {
	const known: unknown = Reflect.get( view, name );
	Reflect.set(
		view,
		name,
		isRecord( known ) ? Object.assign( known, parts ) : parts
	);
};

/** What stands on `window.wc`. Source: contract/globals.md 1. */
const createWc = ( view: Window, app: BlockApp, points: PagePoints ) => {
	const blocksComponents = createBlocksComponents( app );
	return {
		blocksCheckout: createBlocksCheckout( app, blocksComponents, points ),
		blocksCheckoutEvents: createBlocksCheckoutEvents(
			app.events,
			view.document
		),
		blocksComponents,
		priceFormat: createPriceFormat( app.settings ),
		sanitize: createSanitize( view ),
		wcBlocksData: createWcBlocksData( app ),
		// Its script is there for what it does to `apiFetch`.
		wcBlocksMiddleware: {},
		wcBlocksRegistry: createWcBlocksRegistry(
			app,
			createPaymentRegistry( app.payments, points ),
			points
		),
		wcBlocksSharedContext,
		wcBlocksSharedHocs: createWcBlocksSharedHocs( app ),
		wcSettings: createWcSettings( app.settings ),
		wcTypes,
	};
};

/** Puts our points on the window, for a page that has the libraries which add-ons build on. */
export function installWc(
	view: Window,
	app: BlockApp,
	points: PagePoints
): void {
	registerStores( app.registry );
	const apiFetch = findApiFetch( view.document, app.settings.homeUrl );
	extendApiFetch(
		apiFetch,
		getServices( app.registry ).api,
		app.host,
		points
	);
	startExcludingDrafts();
	extend( view, 'wc', createWc( view, app, points ) );
}

/**
 * Puts on the window what add-ons build on, from our own bundle, so that their elements, hooks and stores are ours too
 * (design.md 7, Standalone globals).
 */
export function installGlobals(
	view: Window,
	app: BlockApp,
	points: PagePoints
): void {
	Object.assign( view, {
		React,
		ReactDOM: { ...ReactDOM, ...ReactDOMClient },
		ReactJSXRuntime,
	} );
	extend( view, 'wp', {
		element,
		data: createWpData( app.registry, points, view.document ),
		hooks: createWpHooks( points ),
		i18n,
		apiFetch: findApiFetch( view.document, app.settings.homeUrl ),
		plugins: createWpPlugins( points ),
	} );
	installWc( view, app, points );
}
