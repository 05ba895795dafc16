import { createLazyApiClient, createSession } from '@shopfront/api';
import type { BlockApp, PageExtensionPoints } from '@shopfront/bindings';
import {
	cartStore,
	startCartStore,
	startInteractiveSync,
} from '@shopfront/data/cart';
import { noticesStore } from '@shopfront/data/notices';
import { provideServices, registerOnce } from '@shopfront/data/services';
import { storeNoticesStore } from '@shopfront/data/store-notices';
import { validationStore } from '@shopfront/data/validation';
import { createCheckoutEvents } from '@shopfront/events';
import {
	createHost,
	onFirstInteraction,
	runInPageQueue,
} from '@shopfront/host';
import { createProvided } from '@shopfront/lazy';
import { CART_PATH, NONCE_GLOBAL, STORAGE_KEYS } from '@shopfront/names';
import { createPaymentMethodRepository } from '@shopfront/registry';
import { readSettings } from '@shopfront/settings';
import { applyTranslations } from './apply-translations';
import { getDefaultRegistry } from './default-registry';
import {
	isolateListenerData,
	reportListenerFault,
} from './report-listener-fault';

/** Webpack replaces it. */
declare const SHOPFRONT_BUILD: 'wordpress' | 'standalone';

export interface StartedApp extends BlockApp {
	/**
	 * Resolves once the cart is in its store if the page has it, preloaded or as first paint; immediately otherwise.
	 * A skeleton must not replace a first paint.
	 */
	isCartLoaded: () => Promise< unknown >;
}

export const startApp = ( view: Window ): StartedApp => {
	// Before anything reads a text: settings have labels.
	if ( SHOPFRONT_BUILD === 'standalone' ) {
		applyTranslations( view );
	}
	const registry = getDefaultRegistry();
	const settings = readSettings( view );
	const host = createHost( view, {
		hasEditorStore: () =>
			Boolean( registry.select( 'core/editor' )?.getCurrentPostId ),
	} );
	const preloaded = host.readPreload( settings.getSetting( 'cartData' ) );
	const hasCartToken =
		SHOPFRONT_BUILD === 'standalone' && Boolean( settings.restRoot );
	if ( hasCartToken ) {
		// The server's cookies belong to its own origin. Both contain the cart hash, or nothing for an empty cart.
		host.cookies = {
			get: () => host.storage.get( STORAGE_KEYS.cartHash ) || undefined,
		};
	}
	const session = createSession( {
		hasCartToken,
		queue: ( send ) => runInPageQueue( view, send ),
		storage: host.storage,
		storageEvents: view,
		seed: Reflect.get( view, NONCE_GLOBAL ),
		customerId: settings.currentUserId,
	} );
	const api = createLazyApiClient( {
		load: async () => {
			const { openApi } = await import(
				/* webpackChunkName: "actions" */ './open-api'
			);
			return openApi( host, settings, session );
		},
		session,
		preloaded,
		clock: host.clock,
		online: host.online,
	} );
	onFirstInteraction( view, api.prepare );
	api.start();
	const extensionPoints = createProvided< PageExtensionPoints >();
	const events = createCheckoutEvents(
		host.clock,
		( fault ) => reportListenerFault( extensionPoints, fault ),
		isolateListenerData( extensionPoints )
	);
	const payments = createPaymentMethodRepository();
	provideServices( registry, { api, host, settings, events, payments } );

	registerOnce( registry, noticesStore );
	registerOnce( registry, storeNoticesStore );
	registerOnce( registry, validationStore );
	const isPreloaded = preloaded.has( CART_PATH );
	startCartStore( registry, {
		isPreloaded,
		hasCookies:
			! hasCartToken &&
			( SHOPFRONT_BUILD === 'wordpress' || settings.hasCartCookie ),
	} );
	if ( SHOPFRONT_BUILD === 'wordpress' ) {
		startInteractiveSync( registry );
	}
	return {
		registry,
		host,
		settings,
		events,
		payments,
		extensionPoints,
		isCartLoaded: async () =>
			( isPreloaded ||
				view.document.querySelector( '.sf-first-paint' ) ) &&
			registry.resolveSelect( cartStore ).getCartData(),
	};
};
