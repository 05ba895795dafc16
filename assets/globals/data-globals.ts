import type { BlockApp, PagePoints } from '@shopfront/bindings';
import { createPaymentRegistry } from '@shopfront/registry';
import { createBlocksCheckoutEvents } from './blocks-checkout-events';
import { createPriceFormat } from './price-format';
import { createWcBlocksData } from './wc-blocks-data';
import { createWcBlocksRegistry } from './wc-blocks-registry';

/** The members of `window.wc` without components of their own: registries, stores, events and prices. */
export const createDataGlobals = ( app: BlockApp, points: PagePoints ) => ( {
	blocksCheckoutEvents: createBlocksCheckoutEvents(
		app.events,
		app.host.document,
		points
	),
	priceFormat: createPriceFormat( app.settings ),
	wcBlocksData: createWcBlocksData( app ),
	// Its script exists for the middleware that it adds to `apiFetch`.
	wcBlocksMiddleware: {},
	wcBlocksRegistry: createWcBlocksRegistry(
		app,
		createPaymentRegistry( app.payments, points ),
		points
	),
} );
