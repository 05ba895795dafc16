/** Source: docs/contribute/specification-choices.md, "Payment status". */
export const PAYMENT_STATUS = {
	IDLE: 'idle',
	EXPRESS_STARTED: 'express_started',
	PROCESSING: 'processing',
	READY: 'ready',
	HAS_ERROR: 'has_error',
} as const;

export type PaymentStatus =
	( typeof PAYMENT_STATUS )[ keyof typeof PAYMENT_STATUS ];

export interface AvailablePaymentMethod {
	readonly name: string;
}

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

/** The gateway keeps it for a customer: a card, for example. Source: docs/contract/stores.md 3. */
export interface SavedPaymentMethod {
	readonly tokenId: number;
	readonly method: {
		readonly gateway: string;
		readonly last4?: string;
		readonly brand?: string;
		readonly display_brand?: string | null;
		readonly networks?: unknown;
	};
	/** `"12/28"`; another text or `''` for methods that don't expire. */
	readonly expires: string;
	readonly is_default: boolean;
}

/** By type: `cc`, `echeck`, others. */
export type SavedPaymentMethods = Readonly<
	Record< string, readonly SavedPaymentMethod[] >
>;

/** The gateway gets this data. Never saved outside memory. */
export type PaymentMethodData = Readonly< Record< string, unknown > >;

/** Source: docs/contract/events.md 5, step 5. */
export interface PaymentResult {
	readonly message: string;
	/** From the server, such as `success`; `not set` without one. */
	readonly paymentStatus: string;
	readonly redirectUrl: string;
	readonly paymentDetails: Readonly< Record< string, string > >;
}

export interface PaymentChoice {
	/** `''` for none. */
	readonly name: string;
	readonly data: PaymentMethodData;
}

export interface PreviousChoice extends PaymentChoice {
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
	/** Methods with a failed part on the page, once per failed part. */
	readonly failedMethods: readonly string[];
	/** Only during an express payment: the method from before. Otherwise `null`. */
	readonly choiceBeforeExpress: PreviousChoice | null;
}
