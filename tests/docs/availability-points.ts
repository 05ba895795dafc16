import type { REGISTRY_POINTS } from './registry-points';

/** A callback of an add-on that is asked whether a way to pay can be used for a cart. */
export interface AvailabilityPoint {
	/** Where it is registered: a key of {@link REGISTRY_POINTS}. */
	registry: keyof typeof REGISTRY_POINTS;
	/** Its place in what is registered there; `{method}` stands for the name of the method that it is about. */
	callback: 'canMakePayment' | '{method}';
	/** Type of what it is told, in `@shopfront/types`. */
	arg: 'CanMakePaymentArg';
	/** What it may answer. */
	answer: 'CanMakePaymentAnswer' | 'boolean';
	/** Whether the answer may be promised. One of those that may not counts as yes when it is: nobody waits for it. */
	mayPromise: boolean;
	/** What else is asked first, in this order; each has to say yes. */
	asksFirst: ReadonlyArray<
		'the server' | 'what the cart requires' | 'the method itself'
	>;
	/** How several are combined: there is one of each method, or all have to let it pass. */
	combines: 'one' | 'all';
	/** What one that throws counts as. */
	whenItThrows: 'no' | 'yes';
	/** The answer without a callback; `null` where a registration must have one. */
	default: boolean | null;
	/** About which methods an editor asks it: it shows those of the form in any case. */
	inEditors: 'asked' | 'not asked' | 'asked about express methods';
}

const own = {
	callback: 'canMakePayment',
	arg: 'CanMakePaymentArg',
	answer: 'CanMakePaymentAnswer',
	mayPromise: true,
	combines: 'one',
	whenItThrows: 'no',
	default: null,
} as const;

/** All callbacks that say whether a way to pay can be used. Source: docs/contract/globals.md 2 to 2.3. */
export const AVAILABILITY_POINTS = {
	paymentMethod: {
		...own,
		registry: 'paymentMethods',
		asksFirst: [ 'the server', 'what the cart requires' ],
		inEditors: 'not asked',
	},
	expressMethod: {
		...own,
		registry: 'expressMethods',
		asksFirst: [ 'what the cart requires' ],
		inEditors: 'asked',
	},
	methodOfOthers: {
		registry: 'extensionCallbacks',
		callback: '{method}',
		arg: 'CanMakePaymentArg',
		answer: 'boolean',
		mayPromise: false,
		asksFirst: [ 'what the cart requires', 'the method itself' ],
		combines: 'all',
		whenItThrows: 'yes',
		default: true,
		inEditors: 'asked about express methods',
	},
} as const satisfies Readonly< Record< string, AvailabilityPoint > >;
