import type { REGISTRY_DEFINITIONS } from './registry-definitions';

/** A callback of an add-on that decides whether a payment method is available for a cart. */
export interface AvailabilityCallback {
	/** Its registry: a key of {@link REGISTRY_DEFINITIONS}. */
	registry: keyof typeof REGISTRY_DEFINITIONS;
	/** Its key in the registration; `{method}` stands for the name of the affected method. */
	callback: 'canMakePayment' | '{method}';
	/** Type of its argument, in `@shopfront/types`. */
	arg: 'CanMakePaymentArg';
	/** Type of its result. */
	answer: 'CanMakePaymentAnswer' | 'boolean';
	/** Whether it may return a promise. If not, a promise counts as true and is not awaited. */
	allowsPromise: boolean;
	/** Checks that run first, in this order, and have to succeed. */
	priorCheck: ReadonlyArray<
		'the server' | 'the requirements of the cart' | 'the method itself'
	>;
	/** How several are combined: each method has one, or all have to return true. */
	combines: 'one' | 'all';
	/** The result if it throws. */
	throwBehavior: 'no' | 'yes';
	/** The result without a callback; `null` if a registration requires one. */
	default: boolean | null;
	/** For which methods an editor calls it. Editors show methods of the form in any case. */
	inEditors: 'called' | 'not called' | 'called for express payment methods';
}

const OWN_CHECK = {
	callback: 'canMakePayment',
	arg: 'CanMakePaymentArg',
	answer: 'CanMakePaymentAnswer',
	allowsPromise: true,
	combines: 'one',
	throwBehavior: 'no',
	default: null,
} as const;

/** All callbacks that decide whether a payment method is available. Source: docs/contract/globals.md 2 to 2.3. */
export const AVAILABILITY_CALLBACKS = {
	paymentMethod: {
		...OWN_CHECK,
		registry: 'paymentMethods',
		priorCheck: [ 'the server', 'the requirements of the cart' ],
		inEditors: 'not called',
	},
	expressMethod: {
		...OWN_CHECK,
		registry: 'expressMethods',
		priorCheck: [ 'the requirements of the cart' ],
		inEditors: 'called',
	},
	methodOfOthers: {
		registry: 'extensionCallbacks',
		callback: '{method}',
		arg: 'CanMakePaymentArg',
		answer: 'boolean',
		allowsPromise: false,
		priorCheck: [ 'the requirements of the cart', 'the method itself' ],
		combines: 'all',
		throwBehavior: 'yes',
		default: true,
		inEditors: 'called for express payment methods',
	},
} as const satisfies Readonly< Record< string, AvailabilityCallback > >;
