import type { ApiClient } from '@shopfront/api';
import type { CheckoutEvents } from '@shopfront/events';
import type { Host } from '@shopfront/host';
import type { PaymentMethodRepository } from '@shopfront/registry';
import type { Settings } from '@shopfront/settings';
import type { DataRegistry } from '@wordpress/data';

/** The services that the stores of one registry use. */
export interface StoreServices {
	api: ApiClient;
	host: Host;
	settings: Settings;
	events: CheckoutEvents;
	payments: PaymentMethodRepository;
}

/** The part of a registry that stores need. `window.wp.data` has it too. */
export type StoreRegistry = Pick<
	DataRegistry,
	'register' | 'select' | 'resolveSelect' | 'dispatch' | 'subscribe'
>;

/** The checkout of a page, for packages that the checkout imports and that cannot import it. */
export interface PageCheckout {
	/** Whether the shopper is paying with an express payment method. */
	isExpressPaymentMethodActive: () => boolean;
	/** Whether the server has a draft order. */
	hasOrder: () => boolean;
	/** Whether an order was requested: it is in progress, it is placed, or its outcome is unknown. */
	isOrderRequested: () => boolean;
	/** Chooses pickup or shipping. */
	setPrefersCollection: ( prefersCollection: boolean ) => void;
}
