import type { ApiClient } from '@shopfront/api';
import type { BlockApp, PageExtensionPoints } from '@shopfront/bindings';
import { cartStore } from '@shopfront/data/cart';
import { noticesStore } from '@shopfront/data/notices';
import { provideServices } from '@shopfront/data/services';
import { storeNoticesStore } from '@shopfront/data/store-notices';
import { validationStore } from '@shopfront/data/validation';
import { createCheckoutEvents } from '@shopfront/events';
import { createHost, type Host } from '@shopfront/host';
import { createProvided } from '@shopfront/lazy';
import { createPaymentMethodRepository } from '@shopfront/registry';
import { createSettings } from '@shopfront/settings';
import type { CartResponse } from '@shopfront/store-api';
import { createRegistry } from '@wordpress/data';

const NEVER = new Promise< never >( () => {} );

/** Sends nothing: components only render the cart. */
const WITHOUT_SERVER: ApiClient = {
	send: () => NEVER,
	onCart: () => () => {},
	expectCart: () => () => false,
	hold: () => () => {},
	customerId: () => 0,
	nonce: () => '',
	setNonce: () => {},
	setCartHash: () => {},
	start: () => () => {},
};

/**
 * An empty page with an address. Only effects and event handlers use more of a window, and neither run on a server.
 */
const createServerHost = ( url: string ): Host => {
	const view: unknown = {
		location: new URL( url ),
		document: { cookie: '', querySelector: () => null },
	};
	return createHost( view as Window );
};

/** Each request has its own app and stores: requests share no data. */
export const createServerApp = (
	cart: CartResponse,
	settingsSource: unknown,
	url: string
): BlockApp => {
	const registry = createRegistry();
	const settings = createSettings( settingsSource );
	const host = createServerHost( url );
	const events = createCheckoutEvents( host.clock );
	const payments = createPaymentMethodRepository();
	provideServices( registry, {
		api: WITHOUT_SERVER,
		host,
		settings,
		events,
		payments,
	} );
	registry.register( noticesStore );
	registry.register( storeNoticesStore );
	registry.register( validationStore );
	registry.register( cartStore );
	void registry.dispatch( cartStore ).receiveCart( cart );
	void registry.dispatch( cartStore ).finishResolution( 'getCartData', [] );
	return {
		registry,
		host,
		settings,
		events,
		payments,
		extensionPoints: createProvided< PageExtensionPoints >(),
	};
};
