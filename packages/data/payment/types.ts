/** Status of the payment (docs/contribute/specification-choices.md, "Payment status"). */
export const PAYMENT_STATUS = {
	IDLE: 'idle',
	EXPRESS_STARTED: 'express_started',
	PROCESSING: 'processing',
	READY: 'ready',
	HAS_ERROR: 'has_error',
} as const;

export type PaymentStatus =
	( typeof PAYMENT_STATUS )[ keyof typeof PAYMENT_STATUS ];

/** A payment method available for this cart. */
export interface AvailablePaymentMethod {
	readonly name: string;
}

/** A registered express payment method. */
export interface ExpressPaymentMethodInfo {
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly gatewayId: string;
	readonly paymentMethodId: string;
	/** Style options of its button that a shop may set. */
	readonly supportsStyle: readonly string[];
}

export type AvailablePaymentMethods = Readonly<
	Record< string, AvailablePaymentMethod >
>;
export type ExpressPaymentMethods = Readonly<
	Record< string, ExpressPaymentMethodInfo >
>;

/** A payment method that the gateway keeps for a customer, such as a card. Source: docs/contract/stores.md 3. */
export interface SavedPaymentMethod {
	readonly tokenId: number;
	readonly method: {
		readonly gateway: string;
		readonly last4?: string;
		/** Display name of the brand. */
		readonly brand?: string;
		readonly display_brand?: string | null;
		readonly networks?: unknown;
	};
	/** `"12/28"`; another text or `''` for methods that don't expire. */
	readonly expires: string;
	readonly is_default: boolean;
}

/** Saved methods by type: `cc`, `echeck`, others. */
export type SavedPaymentMethods = Readonly<
	Record< string, readonly SavedPaymentMethod[] >
>;

/** Data sent to the gateway. Never saved outside memory. */
export type PaymentMethodData = Readonly< Record< string, unknown > >;

/** Result of a payment (docs/contract/events.md 5, step 5). */
export interface PaymentResult {
	readonly message: string;
	/** From the server, such as `success`; `not set` without one. */
	readonly paymentStatus: string;
	readonly redirectUrl: string;
	readonly paymentDetails: Readonly< Record< string, string > >;
}

/** A payment method and its data. */
export interface PaymentChoice {
	/** `''` for none. */
	readonly name: string;
	readonly data: PaymentMethodData;
}

/** A method to restore later. */
export interface PreviousChoice extends PaymentChoice {
	/** Whether it was to be saved. */
	readonly shouldSave: boolean;
}

export interface PaymentState {
	readonly status: PaymentStatus;
	/** `''` for none. */
	readonly activePaymentMethod: string;
	readonly availablePaymentMethods: AvailablePaymentMethods;
	readonly availableExpressPaymentMethods: ExpressPaymentMethods;
	readonly registeredExpressPaymentMethods: ExpressPaymentMethods;
	readonly savedPaymentMethods: SavedPaymentMethods;
	readonly paymentMethodData: PaymentMethodData;
	readonly paymentResult: PaymentResult | null;
	readonly paymentMethodsInitialized: boolean;
	readonly expressPaymentMethodsInitialized: boolean;
	readonly shouldSavePaymentMethod: boolean;
	/** Names of methods with a failed part on the page, once per failed part. */
	readonly failedMethods: readonly string[];
	/** The method from before an express payment; `null` without one in progress. */
	readonly choiceBeforeExpress: PreviousChoice | null;
}
