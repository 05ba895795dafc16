/** Where the payment stands (docs/decisions/specification-choices.md, "Payment status"). */
export const PAYMENT_STATUS = {
	IDLE: 'idle',
	EXPRESS_STARTED: 'express_started',
	PROCESSING: 'processing',
	READY: 'ready',
	HAS_ERROR: 'has_error',
} as const;

export type PaymentStatus =
	( typeof PAYMENT_STATUS )[ keyof typeof PAYMENT_STATUS ];

/** A way to pay that can be used for this cart. */
export interface AvailablePaymentMethod {
	readonly name: string;
}

/** A way to pay by one button, as the store tells of it. */
export interface ExpressPaymentMethodInfo {
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly gatewayId: string;
	readonly paymentMethodId: string;
	/** What a shop may style of its button. */
	readonly supportsStyle: readonly string[];
}

export type AvailablePaymentMethods = Readonly<
	Record< string, AvailablePaymentMethod >
>;
export type ExpressPaymentMethods = Readonly<
	Record< string, ExpressPaymentMethodInfo >
>;

/** What a gateway keeps for a customer: a card, an account. Source: docs/contract/stores.md 3. */
export interface SavedPaymentMethod {
	readonly tokenId: number;
	readonly method: {
		readonly gateway: string;
		readonly last4?: string;
		/** As it is shown. */
		readonly brand?: string;
		readonly display_brand?: string | null;
		readonly networks?: unknown;
	};
	/** `"12/28"`; what does not expire has something else, or `''`. */
	readonly expires: string;
	readonly is_default: boolean;
}

/** Saved methods by type: `cc`, `echeck`, others. */
export type SavedPaymentMethods = Readonly<
	Record< string, readonly SavedPaymentMethod[] >
>;

/** What the gateway is sent. Never kept beyond the page. */
export type PaymentMethodData = Readonly< Record< string, unknown > >;

/** What became of a payment (docs/contract/events.md 5, step 5). */
export interface PaymentResult {
	readonly message: string;
	/** As the server says, as `success`; `not set` when it does not. */
	readonly paymentStatus: string;
	readonly redirectUrl: string;
	readonly paymentDetails: Readonly< Record< string, string > >;
}

/** A method and its data. */
export interface PaymentChoice {
	/** `''` for none. */
	readonly name: string;
	readonly data: PaymentMethodData;
}

/** A choice to come back to. */
export interface PreviousChoice extends PaymentChoice {
	/** Whether the method was to be kept for later. */
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
	/** Names of methods of which a part on the page has failed; one for each such part. */
	readonly failedMethods: readonly string[];
	/** What was chosen before an express payment was started; `null` while none is under way. */
	readonly choiceBeforeExpress: PreviousChoice | null;
}
