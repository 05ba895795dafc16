import type { AddressKind } from '@shopfront/address';
import type { PlacedOrder } from '@shopfront/data/order-journal';
import type { OrderState } from '@shopfront/order';

/** Contact and order fields by `namespace/name`; a checkbox is a boolean. */
export type AdditionalFields = Readonly< Record< string, string | boolean > >;

/** Payload of `updateDraftOrder`. */
export interface DraftChanges {
	additional_fields?: AdditionalFields;
	order_notes?: string;
	payment_method?: string;
}

/** Data that add-ons send with the order, by namespace. */
export type ExtensionData = Readonly<
	Record< string, Readonly< Record< string, unknown > > >
>;

/** Address autocomplete providers that add-ons registered. */
export interface AutocompleteState {
	readonly providers: readonly string[];
	/** `''` for none. */
	readonly active: Readonly< Record< AddressKind, string > >;
}

/** Access data of the last order before it is placed. */
export interface OpenOrder {
	/** Order key; `''` for none. */
	readonly key: string;
	/** Email address of the order; `''` if unknown. */
	readonly email: string;
}

export interface CheckoutState {
	/** State of the order machine in `packages/order`. */
	readonly order: OrderState;
	/** Number of orders that were rejected because of form errors. Each increase moves focus to the first error. */
	readonly rejectionCount: number;
	readonly additionalFields: AdditionalFields;
	/** Number of running calculations that add-ons reported. */
	readonly calculatingCount: number;
	readonly customerId: number;
	/** Never saved outside memory. */
	readonly customerPassword: string;
	readonly extensionData: ExtensionData;
	readonly orderId: number;
	/** Number of the last order for the shopper; `''` if unknown. */
	readonly orderNumber: string;
	/** Status in the last order response; `''` before the first one. */
	readonly orderStatus: string;
	readonly openOrder: OpenOrder;
	readonly orderNotes: string;
	/** Whether the shopper chose pickup; `undefined` before a choice. */
	readonly prefersCollection: boolean | undefined;
	/** `null` if an add-on prevents the redirect. */
	readonly redirectUrl: string | null;
	readonly shouldCreateAccount: boolean;
	readonly useShippingAsBilling: boolean;
	readonly editingBillingAddress: boolean;
	readonly editingShippingAddress: boolean;
	readonly autocomplete: AutocompleteState;
	/** Checkboxes of the form, by id. */
	readonly formChecks: Readonly< Record< string, boolean > >;
	/** The order that this tab placed, if the page shows it instead of the form. */
	readonly placedOrder: PlacedOrder | null;
}
