import type { EventName } from '@shopfront/events';
import type { EventRegistration } from '../types';
import { FIRST_VERSION, type Default } from './default';

/** What is to be known of a moment beside its point, which has what a page needs. */
export interface EventFacts {
	/** Name of the function that adds a listener; `null` where it is heard by its own name only. */
	listen: keyof EventRegistration | null;
	/** Whether `wc.blocksCheckoutEvents` has it, for scripts without React. */
	isGlobal: boolean;
	/** What comes of it while nobody answers. */
	default: Default< null >;
	/** Version that it came with. */
	since: string;
}

const nothing = {
	default: { value: null },
	isGlobal: false,
	since: FIRST_VERSION,
} as const;

/** All moments of carts and checkouts. Source: contract/events.md 4 and 5. */
export const EVENT_FACTS = {
	checkoutValidation: {
		listen: 'onCheckoutValidation',
		isGlobal: true,
		default: { says: 'the form’s own check decides' },
		since: FIRST_VERSION,
	},
	paymentSetup: {
		listen: 'onPaymentSetup',
		isGlobal: false,
		default: { says: 'the order is sent' },
		since: FIRST_VERSION,
	},
	checkoutSuccess: {
		listen: 'onCheckoutSuccess',
		isGlobal: true,
		default: { says: 'the shopper goes where the server says' },
		since: FIRST_VERSION,
	},
	checkoutFail: {
		listen: 'onCheckoutFail',
		isGlobal: true,
		default: {
			says: 'what the server said is shown, and the shopper may try again',
		},
		since: FIRST_VERSION,
	},
	shippingRatesSuccess: { listen: 'onShippingRateSuccess', ...nothing },
	shippingRatesFail: { listen: 'onShippingRateFail', ...nothing },
	shippingRateSelectSuccess: {
		listen: 'onShippingRateSelectSuccess',
		...nothing,
	},
	shippingRateSelectFail: { listen: 'onShippingRateSelectFail', ...nothing },
	proceedToCheckout: {
		listen: null,
		isGlobal: true,
		default: { says: 'the shopper goes to the checkout' },
		since: FIRST_VERSION,
	},
} as const satisfies Readonly< Record< EventName, EventFacts > >;
