import type { AddressKind } from '@shopfront/address';
import type { PlacedOrder } from '@shopfront/data/order-journal';
import type { OrderState } from '@shopfront/order';

/** Contact and order fields by `namespace/name`; a checkbox is a boolean. */
export type AdditionalFields = Readonly< Record< string, string | boolean > >;

export interface DraftChanges {
	additional_fields?: AdditionalFields;
	order_notes?: string;
	payment_method?: string;
}

/** By add-on namespace. The order sends it. */
export type ExtensionData = Readonly<
	Record< string, Readonly< Record< string, unknown > > >
>;

export interface AutocompleteState {
	readonly providers: readonly string[];
	/** `''` for none. */
	readonly active: Readonly< Record< AddressKind, string > >;
}

/** Access data of the last order before it's placed. */
export interface OpenOrder {
	/** `''` for none. */
	readonly key: string;
	/** `''` if unknown. */
	readonly email: string;
}

export interface CheckoutState {
	readonly order: OrderState;
	/** Each increase moves focus to the first error. */
	readonly rejectionCount: number;
	readonly additionalFields: AdditionalFields;
	readonly calculatingCount: number;
	readonly customerId: number;
	/** Never saved outside memory. */
	readonly customerPassword: string;
	readonly extensionData: ExtensionData;
	readonly orderId: number;
	/** For the shopper; `''` if unknown. */
	readonly orderNumber: string;
	/** From the last order response; `''` before the first one. */
	readonly orderStatus: string;
	readonly openOrder: OpenOrder;
	readonly orderNotes: string;
	/** `undefined` before the shopper chooses. */
	readonly prefersCollection: boolean | undefined;
	/** `null` if an add-on prevents the redirect. */
	readonly redirectUrl: string | null;
	readonly shouldCreateAccount: boolean;
	readonly useShippingAsBilling: boolean;
	readonly editingBillingAddress: boolean;
	readonly editingShippingAddress: boolean;
	readonly autocomplete: AutocompleteState;
	readonly formChecks: Readonly< Record< string, boolean > >;
	/** Set if the page shows it instead of the form. */
	readonly placedOrder: PlacedOrder | null;
}
