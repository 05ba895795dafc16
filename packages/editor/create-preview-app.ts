import type { ApiClient, ApiResult } from '@shopfront/api';
import type { BlockApp, PageExtensionPoints } from '@shopfront/bindings';
import { cartStore, startCartStore } from '@shopfront/data/cart';
import { collectionsStore } from '@shopfront/data/collections';
import { noticesStore } from '@shopfront/data/notices';
import { queryStateStore } from '@shopfront/data/query-state';
import { schemaStore } from '@shopfront/data/schema';
import { provideServices, registerOnce } from '@shopfront/data/services';
import { storeNoticesStore } from '@shopfront/data/store-notices';
import { validationStore } from '@shopfront/data/validation';
import { createCheckoutEvents } from '@shopfront/events';
import { createHost, type Host } from '@shopfront/host';
import { createProvided } from '@shopfront/lazy';
import { STORE_API_NAMESPACE } from '@shopfront/names';
import { createPaymentMethodRepository } from '@shopfront/registry';
import { readSettings, type Settings } from '@shopfront/settings';
import { createRegistry } from '@wordpress/data';
import { followPaymentMethods } from './follow-payment-methods';
import { getSampleResponse, PRODUCTS_ROUTE } from './samples/sample-response';

const NEVER = new Promise< ApiResult >( () => {} );

/** Answers only requests for products, with samples. */
const createSampleClient = ( { siteCurrency }: Settings ): ApiClient => ( {
	send: ( request ) => {
		const response = getSampleResponse( request, siteCurrency );
		return response ? Promise.resolve( response ) : NEVER;
	},
	onCart: () => () => {},
	expectCart: () => () => false,
	hold: () => () => {},
	customerId: () => 0,
	nonce: () => '',
	setNonce: () => {},
	setCartHash: () => {},
	start: () => () => {},
} );

/** A preview must neither show nor change a shopper's data in this browser. */
const WITHOUT_STORAGE: Host[ 'storage' ] = {
	get: () => null,
	set: () => false,
	remove: () => {},
};

/**
 * Without links to pages, their buttons wouldn't show: the shop may not have the pages yet, or the editor's settings
 * lack them.
 */
const withAllPages = ( settings: Settings ): Settings => {
	const storePages = { ...settings.storePages };
	for ( const name of [ 'shop', 'cart', 'checkout' ] as const ) {
		storePages[ name ] = {
			...storePages[ name ],
			permalink: storePages[ name ].permalink || '#',
		};
	}
	return { ...settings, storePages };
};

/**
 * Previews have the fixed sample cart and products in their own registry. The platform's and the editor's stores
 * don't change, and no code can send a request.
 */
export const createPreviewApp = ( view: Window ): BlockApp => {
	const registry = createRegistry();
	const settings = withAllPages( readSettings( view ) );
	const host: Host = {
		...createHost( view ),
		isEditor: () => true,
		storage: WITHOUT_STORAGE,
		sessionStorage: WITHOUT_STORAGE,
		navigate: () => false,
		reload: () => {},
	};
	const events = createCheckoutEvents( host.clock );
	const payments = createPaymentMethodRepository();
	provideServices( registry, {
		api: createSampleClient( settings ),
		host,
		settings,
		events,
		payments,
	} );
	registerOnce( registry, noticesStore );
	registerOnce( registry, storeNoticesStore );
	registerOnce( registry, validationStore );
	for ( const store of [ collectionsStore, queryStateStore, schemaStore ] ) {
		registerOnce( registry, store );
	}
	void registry
		.dispatch( schemaStore )
		.receiveRoutes( [ PRODUCTS_ROUTE ], `/${ STORE_API_NAMESPACE }` );
	startCartStore( registry, { isPreloaded: false, hasCookies: false } );
	void registry.resolveSelect( cartStore ).getCartData();
	followPaymentMethods( view, payments );
	return {
		registry,
		host,
		settings,
		events,
		payments,
		// Previews have no slots.
		extensionPoints: createProvided< PageExtensionPoints >(),
	};
};
