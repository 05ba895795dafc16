import type { REGISTRY_DEFINITIONS } from './registry-definitions';

/** A callback of an add-on that is asked whether a way to pay can be used for a cart. */
export interface AvailabilityCallback {
	/** Where it is registered: a key of {@link REGISTRY_DEFINITIONS}. */
	registry: keyof typeof REGISTRY_DEFINITIONS;
	/** Its place in what is registered there; `{method}` stands for the name of the method that it is about. */
	callback: 'canMakePayment' | '{method}';
	/** Type of what it is told, in `@shopfront/types`. */
	arg: 'CanMakePaymentArg';
	/** What it may answer. */
	answer: 'CanMakePaymentAnswer' | 'boolean';
	/** Whether the answer may be promised. One of those that may not counts as yes when it is: nobody waits for it. */
	allowsPromise: boolean;
	/** What else is asked first, in this order; each has to say yes. */
	priorCheck: ReadonlyArray<
		'the server' | 'what the cart requires' | 'the method itself'
	>;
	/** How several are combined: there is one of each method, or all have to let it pass. */
	combines: 'one' | 'all';
	/** What one that throws counts as. */
	throwBehavior: 'no' | 'yes';
	/** The answer without a callback; `null` where a registration must have one. */
	default: boolean | null;
	/** About which methods an editor asks it: it shows those of the form in any case. */
	inEditors: 'asked' | 'not asked' | 'asked about express methods';
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

/** All callbacks that say whether a way to pay can be used. Source: docs/contract/globals.md 2 to 2.3. */
export const AVAILABILITY_CALLBACKS = {
	paymentMethod: {
		...OWN_CHECK,
		registry: 'paymentMethods',
		priorCheck: [ 'the server', 'what the cart requires' ],
		inEditors: 'not asked',
	},
	expressMethod: {
		...OWN_CHECK,
		registry: 'expressMethods',
		priorCheck: [ 'what the cart requires' ],
		inEditors: 'asked',
	},
	methodOfOthers: {
		registry: 'extensionCallbacks',
		callback: '{method}',
		arg: 'CanMakePaymentArg',
		answer: 'boolean',
		allowsPromise: false,
		priorCheck: [ 'what the cart requires', 'the method itself' ],
		combines: 'all',
		throwBehavior: 'yes',
		default: true,
		inEditors: 'asked about express methods',
	},
} as const satisfies Readonly< Record< string, AvailabilityCallback > >;
