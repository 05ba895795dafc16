import type { AddressKind } from '@shopfront/address';
import type { OrderState } from '@shopfront/order';

/** Contact and order fields by `namespace/name`; a checkbox is a boolean. */
export type AdditionalFields = Readonly< Record< string, string | boolean > >;

/** What `updateDraftOrder` sends. */
export interface DraftChanges {
	additional_fields?: AdditionalFields;
	order_notes?: string;
	payment_method?: string;
}

/** What add-ons send along with the order, by namespace. */
export type ExtensionData = Readonly<
	Record< string, Readonly< Record< string, unknown > > >
>;

/** An order of this tab whose page may be shown again. */
export interface PlacedOrder {
	/** `''` when the server did not say where. */
	readonly redirectUrl: string;
}

/** Who looks addresses up while they are typed, as add-ons register them. */
export interface AutocompleteState {
	readonly providers: readonly string[];
	/** `''` for none. */
	readonly active: Readonly< Record< AddressKind, string > >;
}

/** Gives access to the last order before it is placed. */
export interface OpenOrder {
	/** `''` for none. */
	readonly key: string;
	/** The email address that the order has; `''` where the page has not learned it. */
	readonly email: string;
}

export interface CheckoutState {
	/** Where the order stands; `packages/order` moves it. */
	readonly order: OrderState;
	/** How often an order was refused for what is in the form: each time the form leads to what is wrong. */
	readonly rejectionCount: number;
	readonly additionalFields: AdditionalFields;
	/** How much is being worked out at the moment, as far as add-ons say. */
	readonly calculatingCount: number;
	readonly customerId: number;
	/** Never kept beyond the page. */
	readonly customerPassword: string;
	readonly extensionData: ExtensionData;
	readonly orderId: number;
	/** As the server told it with the last order; `''` before there was one. */
	readonly orderStatus: string;
	readonly openOrder: OpenOrder;
	readonly orderNotes: string;
	/** Whether goods are fetched; `undefined` until somebody has chosen. */
	readonly prefersCollection: boolean | undefined;
	/** `null` where an add-on forbids to leave. */
	readonly redirectUrl: string | null;
	readonly shouldCreateAccount: boolean;
	readonly useShippingAsBilling: boolean;
	readonly editingBillingAddress: boolean;
	readonly editingShippingAddress: boolean;
	readonly autocomplete: AutocompleteState;
	/** Boxes of the form that were ticked, by id. */
	readonly formChecks: Readonly< Record< string, boolean > >;
	/** The order that this tab placed before, when there is nothing more to buy. */
	readonly placedOrder: PlacedOrder | null;
}
