/** The parts of jQuery that we call. The page brings it. */
export interface Query {
	on: (
		events: string,
		handler: ( event: Event, ...args: unknown[] ) => unknown
	) => Query;
	off: (
		events: string,
		handler: ( event: Event, ...args: unknown[] ) => unknown
	) => Query;
	trigger: ( event: string, args?: readonly unknown[] ) => Query;
	/** Returns the last handler's result. */
	triggerHandler: ( event: string, args?: readonly unknown[] ) => unknown;
	/** Also runs the scripts in it. */
	html: ( html: string ) => Query;
}

interface Deferred {
	resolve: ( ...args: unknown[] ) => unknown;
	/** `target` with methods such as `done`. */
	promise: < Target extends object >( target: Target ) => Target;
}

export interface QueryFunction {
	( target: Element | Document ): Query;
	Deferred: () => Deferred;
}

/** A gateway's settings in the page (php-stubs/classic-gateways/class-gateway-integration.php). */
export interface GatewayData {
	title: string;
	/** HTML. */
	description: string;
	icons: readonly { id: string; src: string; alt: string }[];
	/** `''` for the usual text. */
	buttonText: string;
	/** Features, such as `products`. */
	supports: readonly string[];
	shopfrontClassic: {
		/** Asks to check the payment's details. */
		check: string;
	};
}

export type Fields = Readonly< Record< string, unknown > >;

/** An answer to an event of the order (docs/contract/events.md 4). */
export type Answer =
	| {
			type: 'success';
			meta: { paymentMethodData: Record< string, string > };
	  }
	| { type: 'error'; message: string };

/** The payment method's props that this gateway uses (docs/contract/events.md 3). */
export interface MethodProps {
	billing: { billingAddress: Fields; cartTotal: { value: number } };
	shippingData: { shippingAddress: Fields };
	eventRegistration: {
		onPaymentSetup: ( observer: () => Promise< Answer > ) => () => void;
		onCheckoutSuccess: (
			observer: (
				result: CheckoutResult
			) => Promise< Answer > | undefined
		) => () => void;
		onCheckoutFail: (
			observer: ( result: CheckoutResult ) => undefined
		) => () => void;
	};
	checkoutStatus: { isIdle: boolean };
	/** Presses Place Order. */
	onSubmit: () => void;
}

export interface CheckoutResult {
	redirectUrl: string;
	orderId: number;
	processingResponse: {
		message?: string;
		paymentDetails?: Readonly< Record< string, string > >;
	} | null;
}
