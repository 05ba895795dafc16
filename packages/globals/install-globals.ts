import type { BlockApp, PageExtensionPoints } from '@shopfront/bindings';
import { noticesStore } from '@shopfront/data/notices';
import {
	DEFAULT_HTML,
	fetchSanitizerNow,
	isSafeHtml,
	lazySanitizer,
	stripMarkup,
	type Sanitizer,
} from '@shopfront/html';
import { SANITIZE_HANDLE } from '@shopfront/names';
import * as a11y from '@wordpress/a11y';
import deprecated from '@wordpress/deprecated';
import domReady from '@wordpress/dom-ready';
import * as escapeHtml from '@wordpress/escape-html';
import * as htmlEntities from '@wordpress/html-entities';
import * as i18n from '@wordpress/i18n';
import * as isShallowEqual from '@wordpress/is-shallow-equal';
import * as primitives from '@wordpress/primitives';
import * as priorityQueue from '@wordpress/priority-queue';
import warning from '@wordpress/warning';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as ReactJSXRuntime from 'react/jsx-runtime';
import { createDataGlobals } from './data-globals';
import { startExcludingDrafts } from './exclude-drafts';
import { extendGlobal } from './extend-global';
import { runChunkNow, warnUndeclared } from './missing-member';
import { createSanitize } from './sanitize';
import { ORDER_STORES, registerStores } from './stores';
import { createWcSettings } from './wc-settings';
import { createWpData } from './wp-data';
import * as wpElement from './wp-element';
import { createWpHooks } from './wp-hooks';
import { createWpPlugins } from './wp-plugins';

/**
 * Scripts that declare the sanitizer wait for it. For others, the page waits when they first use it for HTML that isn't
 * harmless, as with other undeclared libraries.
 */
const createSanitizeNow =
	( { host, settings }: BlockApp ): Sanitizer[ 'sanitizeHtml' ] =>
	( html, allow ) => {
		const known = lazySanitizer.get();
		if ( known ) {
			return known( html, allow );
		}
		if ( isSafeHtml( html, allow ?? DEFAULT_HTML ) ) {
			return html;
		}
		warnUndeclared( settings, 'wc.sanitize', SANITIZE_HANDLE );
		const sanitize = fetchSanitizerNow( ( chunk ) =>
			runChunkNow( host.document, chunk )
		);
		return sanitize ? sanitize( html, allow ) : stripMarkup( html );
	};

/** The other members load as libraries. Source: docs/contract/globals.md 1. */
const createWc = ( app: BlockApp, extensionPoints: PageExtensionPoints ) => ( {
	...createDataGlobals( app, extensionPoints, async ( config ) => {
		// Collections are for the editor, so this only finds mistakes. The report logs them with its own.
		const { createRegisterCollection } = await import(
			/* webpackChunkName: "add-on-report" */ './product-collection/register-collection'
		);
		createRegisterCollection( app )( config );
	} ),
	sanitize: createSanitize( app.host.window, createSanitizeNow( app ) ),
	wcSettings: createWcSettings( app.settings ),
} );

/**
 * Puts React, `wp` and `wc` from our own bundle on the window, so add-ons share our elements, hooks and stores
 * (docs/contribute/specification-choices.md, "Standalone globals").
 */
export const installGlobals = (
	view: Window,
	app: BlockApp,
	extensionPoints: PageExtensionPoints
): void => {
	Object.assign( view, {
		React,
		ReactDOM: { ...ReactDOM, ...ReactDOMClient },
		ReactJSXRuntime,
	} );
	extendGlobal( view, 'wp', {
		element: { ...wpElement },
		data: createWpData( app.registry, extensionPoints, view.document ),
		hooks: createWpHooks( extensionPoints ),
		i18n,
		plugins: createWpPlugins( extensionPoints ),
		a11y,
		deprecated,
		domReady,
		escapeHtml,
		htmlEntities,
		isShallowEqual,
		notices: { store: noticesStore },
		primitives,
		priorityQueue,
		warning,
	} );
	registerStores( app.registry, ORDER_STORES );
	startExcludingDrafts();
	extendGlobal( view, 'wc', createWc( app, extensionPoints ) );
};
