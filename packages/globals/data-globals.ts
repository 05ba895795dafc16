import type { BlockApp, PageExtensionPoints } from '@shopfront/bindings';
import { createPaymentRegistry } from '@shopfront/registry';
import { createAddressAutocomplete } from './address-autocomplete';
import { createBlocksCheckoutEvents } from './blocks-checkout-events';
import { createPriceFormat } from './price-format';
import { createWcBlocksRegistry } from './wc-blocks-registry';

/**
 * Creates the members of `window.wc` without components and stores: registries, events, providers of addresses and
 * prices. `registerCollection` adds a product collection to the editor.
 */
export const createDataGlobals = (
	app: BlockApp,
	extensionPoints: PageExtensionPoints,
	registerCollection: ( config: unknown ) => void
) => ( {
	addressAutocomplete: createAddressAutocomplete( app.host.window ),
	blocksCheckoutEvents: createBlocksCheckoutEvents(
		app.events,
		app.host.document,
		extensionPoints
	),
	priceFormat: createPriceFormat( app.settings ),
	// The script exists for the middleware that it adds to `apiFetch`.
	wcBlocksMiddleware: {},
	wcBlocksRegistry: createWcBlocksRegistry(
		createPaymentRegistry( app.payments, extensionPoints ),
		extensionPoints,
		registerCollection
	),
} );
