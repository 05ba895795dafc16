import type { ApiClient } from '@shopfront/api';
import type { CheckoutEvents } from '@shopfront/events';
import type { Host } from '@shopfront/host';
import type { PaymentMethodRepository } from '@shopfront/registry';
import type { Settings } from '@shopfront/settings';
import type { DataRegistry } from '@wordpress/data';

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

/** For packages that the checkout imports, and that therefore can't import it. */
export interface PageCheckout {
	isExpressPaymentMethodActive: () => boolean;
	hasOrder: () => boolean;
	/** Whether an order is in progress, or placed, or has an unknown outcome. */
	isOrderRequested: () => boolean;
	setPrefersCollection: ( prefersCollection: boolean ) => void;
}
