import type { BlockApp, PageExtensionPoints } from '@shopfront/bindings';
import { createPaymentRegistry } from '@shopfront/registry';
import { createAddressAutocomplete } from './address-autocomplete';
import { createBlocksCheckoutEvents } from './blocks-checkout-events';
import { createPriceFormat } from './price-format';
import { createWcBlocksData } from './wc-blocks-data';
import { createWcBlocksRegistry } from './wc-blocks-registry';

/**
 * Creates the members of `window.wc` without components of their own: registries, stores, events, providers
 * of addresses and prices.
 */
export const createDataGlobals = (
	app: BlockApp,
	extensionPoints: PageExtensionPoints
) => ( {
	addressAutocomplete: createAddressAutocomplete( app.host.window ),
	blocksCheckoutEvents: createBlocksCheckoutEvents(
		app.events,
		app.host.document,
		extensionPoints
	),
	priceFormat: createPriceFormat( app.settings ),
	wcBlocksData: createWcBlocksData( app ),
	// The script exists for the middleware that it adds to `apiFetch`.
	wcBlocksMiddleware: {},
	wcBlocksRegistry: createWcBlocksRegistry(
		app,
		createPaymentRegistry( app.payments, extensionPoints ),
		extensionPoints
	),
} );
