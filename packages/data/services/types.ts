import type { ApiClient } from '@shopfront/api';
import type { CheckoutEvents } from '@shopfront/events';
import type { Host } from '@shopfront/host';
import type { PaymentMethodRepository } from '@shopfront/registry';
import type { Settings } from '@shopfront/settings';
import type { DataRegistry } from '@wordpress/data';

/** The outside world, as the stores of one registry reach it. */
export interface StoreServices {
	api: ApiClient;
	host: Host;
	settings: Settings;
	events: CheckoutEvents;
	payments: PaymentMethodRepository;
}

/** As much of a registry as stores need; `window.wp.data` is one too. */
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
	/** Whether an order was requested: it is in progress, it is placed, or nobody knows its outcome. */
	isOrderRequested: () => boolean;
	/** Chooses pickup or shipping. */
	setPrefersCollection: ( prefersCollection: boolean ) => void;
}
