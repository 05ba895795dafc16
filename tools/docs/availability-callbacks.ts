import type { REGISTRY_DEFINITIONS } from './registry-definitions';

/** An add-on decides whether a payment method is available for a cart. */
export interface AvailabilityCallback {
	registry: keyof typeof REGISTRY_DEFINITIONS;
	/** The key in the registration; `{method}` stands for the affected method's name. */
	callback: 'canMakePayment' | '{method}';
	arg: 'CanMakePaymentArg';
	answer: 'CanMakePaymentAnswer' | 'boolean';
	/** May return a promise. If not, a promise counts as true, and we don't wait for it. */
	allowsPromise: boolean;
	/** They run first, in this order, and have to succeed. */
	priorCheck: ReadonlyArray<
		'the server' | 'the requirements of the cart' | 'the method itself'
	>;
	/** Each method has one callback, or all callbacks have to return true. */
	combines: 'one' | 'all';
	throwBehavior: 'no' | 'yes';
	/** Without a callback; `null` if a registration requires one. */
	default: boolean | null;
	/** Methods for which an editor calls it. Editors show the form's methods in any case. */
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
