/**
 * A try to place an order. It has one key for as long as nobody knows for certain that it came to nothing, however
 * often it is sent, so that a server which knows keys places it once.
 */
export interface Attempt {
	readonly key: string;
	/** What the shopper was shown when it was first sent, minor units. */
	readonly total: string;
}

/** What is decided before anything is sent. */
interface Preparation {
	/** What the shopper was shown when the order was asked for, minor units. */
	readonly total: string;
	/** An attempt that was looked up and had not arrived: its key is used again. */
	readonly previousAttempt: Attempt | null;
}

/** What is done when totals stand again. Nothing that was done before the wait is done twice. */
export type NextStep = 'validating' | 'settingUpPayment' | 'sending';

/**
 * Reason for asking whether the open order is paid. `payAgain`: the shopper wants another try, or has left the
 * provider's dialog. `reload`: the page was loaded again, or comes out of the history. `reopened`: as `reload`, and the
 * address still has the fragment, by which the provider may open its dialog again.
 */
export type CheckReason = 'payAgain' | 'reload' | 'reopened';

/**
 * Where an order stands. `run` grows whenever something new is asked for, so that a late answer to an older question is
 * known as one. Source: docs/contract/cart-and-checkout.md 4, "Checkout status", docs/contract/events.md 5; looking up
 * is ours (docs/architecture.md, "Goals").
 */
export type OrderState = { readonly run: number } & (
	| {
			readonly status: 'idle';
			readonly hasError: boolean;
			readonly previousAttempt: Attempt | null;
	  }
	/** Observers of the validation are being asked. */
	| ( { readonly status: 'validating' } & Preparation )
	/** Totals are still being worked out. */
	| ( {
			readonly status: 'waiting';
			readonly next: NextStep;
	  } & Preparation )
	/** Observers of the payment are being asked. */
	| ( { readonly status: 'settingUpPayment' } & Preparation )
	/** The one request that places the order is on the wire. */
	| { readonly status: 'sending'; readonly attempt: Attempt }
	/** What became of an attempt is being found out. */
	| {
			readonly status: 'pollingStatus';
			readonly attempt: Attempt;
			/** Which look this is; the first is 1. */
			readonly poll: number;
	  }
	/** Nobody can tell. Only looking again leads on. */
	| { readonly status: 'unknown'; readonly attempt: Attempt }
	/** Placed; observers of success are being asked. */
	| { readonly status: 'succeeded'; readonly redirectUrl: string }
	/** Not placed; observers of failure are being asked. */
	| { readonly status: 'failed'; readonly redirectUrl: string }
	| {
			readonly status: 'complete';
			readonly hasError: boolean;
			readonly redirectUrl: string;
	  }
	/** The server has the order, and its payment continues on this page, in a dialog of the provider. */
	| {
			readonly status: 'paying';
			/** Address that opened the dialog, as in `#pay-83`; `''` where the provider needed none. */
			readonly redirectUrl: string;
	  }
	/** The server is being asked whether the open order is paid. */
	| {
			readonly status: 'checkingPayment';
			readonly redirectUrl: string;
			readonly reason: CheckReason;
	  }
);

export type OrderStatus = OrderState[ 'status' ];

/** What the shop is like at the moment of an event. */
export interface OrderContext {
	/** Whether totals are being worked out: what is shown is not what would be charged. */
	readonly isCalculating: boolean;
	readonly needsPayment: boolean;
	/** What is shown, minor units. */
	readonly total: string;
	/** Whether a wallet pays, whose own sheet shows the total and may change where goods go. */
	readonly isExpress: boolean;
	/** For an attempt that is begun now. */
	readonly newKey: string;
}

/** What may happen. Events that answer an effect carry the `run` of the state that asked for it. */
export type OrderEvent =
	| {
			readonly type: 'SUBMIT';
			/** What is shown, minor units. */
			readonly total: string;
			/** Whether it is looked at only when totals stand: what is being worked out may still mend it, or spoil it. */
			readonly mustWait: boolean;
			/** Whether the part of the page that looks at it before it leaves is there. */
			readonly hasCheckoutForm: boolean;
	  }
	/** The part of the page that looks at an order before it leaves has gone, and what was asked there with it. */
	| { readonly type: 'FORM_UNMOUNTED' }
	| ( {
			readonly type: 'VALIDATED';
			readonly run: number;
			readonly isValid: boolean;
	  } & OrderContext )
	/** Totals stand again. */
	| ( { readonly type: 'CALCULATED' } & OrderContext )
	/** What was to change them could not be done: nobody knows what would be charged. */
	| {
			readonly type: 'CALCULATION_FAILED';
			/** Where it answers an effect. */
			readonly run?: number;
	  }
	| ( {
			readonly type: 'PAYMENT_SET_UP';
			readonly run: number;
			readonly isReady: boolean;
	  } & OrderContext )
	/** The server has answered: the order is placed, or it is not. */
	| {
			readonly type: 'RESPONSE_RECEIVED';
			readonly run: number;
			readonly isPlaced: boolean;
			/** Where the shopper is to go; `''` for nowhere. */
			readonly redirectUrl: string;
	  }
	/** No answer, or one that leaves it open whether the order was placed. */
	| { readonly type: 'RESPONSE_LOST'; readonly run: number }
	/** What a look told. */
	| {
			readonly type: 'STATUS_POLLED';
			readonly run: number;
			readonly outcome: Outcome;
			readonly redirectUrl: string;
	  }
	/** What observers made of success or failure. */
	| {
			readonly type: 'OBSERVERS_FINISHED';
			readonly run: number;
			/** `done`: that was all. `retry`: something is to be mended. `stop`: it cannot be. */
			readonly verdict: 'done' | 'retry' | 'stop';
			/** Where an observer sends the shopper instead; `null` leaves it at the server's. */
			readonly redirectUrl: string | null;
	  }
	/** The page came back with an attempt whose outcome it never learned. */
	| { readonly type: 'RESUMED'; readonly attempt: Attempt }
	/** The shopper, or a network that is back, wants to know. */
	| { readonly type: 'POLL_STATUS' }
	/** An add-on or a form says that something is wrong. */
	| { readonly type: 'PROBLEM' }
	/** What was wrong is mended. */
	| { readonly type: 'PROBLEM_FIXED' }
	/** An add-on takes the order back, or the page was shown again after it was left. */
	| { readonly type: 'RESET' }
	/** The redirect led to a fragment of this page, where the provider takes the payment. */
	| { readonly type: 'PAYMENT_OPENED'; readonly run: number }
	| { readonly type: 'CHECK_PAYMENT'; readonly reason: CheckReason }
	/** The page was loaded again while a payment was open. */
	| {
			readonly type: 'PAYMENT_RESUMED';
			readonly redirectUrl: string;
			readonly reason: CheckReason;
	  }
	| {
			readonly type: 'PAYMENT_CHECKED';
			readonly run: number;
			readonly result: PaymentCheck;
			/** Where a paid order is shown, or where the order can be paid; `''` for nowhere. */
			readonly redirectUrl: string;
	  }
	/** The code that performs effects did not load. */
	| { readonly type: 'LOAD_FAILED'; readonly run: number }
	/** An add-on has seen to the order by itself. */
	| { readonly type: 'COMPLETE'; readonly redirectUrl: string };

/**
 * What is known of an attempt. `notPlaced`: the server would know its key, and does not. `notFound`: there are no signs of
 * it, on a server that knows no keys. `processing`: it has arrived and is being seen to. `elsewhere`: its payment goes on
 * at another place, as at a bank. `unreachable`: no answer. `undeterminable`: whoever answers cannot know, as a session that has
 * taken the place of the one that ordered; to ask again is of no use.
 */
export type Outcome =
	| 'placed'
	| 'notPlaced'
	| 'notFound'
	| 'processing'
	| 'elsewhere'
	| 'unreachable'
	| 'undeterminable';

/**
 * Result of asking whether an open order is paid. `payPage`: it is not, and its cart is gone, so only the page for
 * paying an existing order can take the payment. `cancelled`: the order can no longer be paid. `unknown`: no answer.
 */
export type PaymentCheck =
	'paid' | 'unpaid' | 'payPage' | 'cancelled' | 'unknown';

/** What is to be done; the runner has it done. */
export type OrderEffect =
	| { readonly type: 'validate'; readonly run: number }
	/** Shows all that is wrong in the form, and leads to the first. */
	| { readonly type: 'showProblems' }
	| { readonly type: 'setUpPayment'; readonly run: number }
	/** Keeps the attempt for the case that the page goes, then sends it. */
	| { readonly type: 'send'; readonly run: number; readonly attempt: Attempt }
	| {
			readonly type: 'pollStatus';
			readonly run: number;
			readonly attempt: Attempt;
			readonly delayMs: number;
	  }
	| { readonly type: 'notifySuccess'; readonly run: number }
	| { readonly type: 'notifyFailure'; readonly run: number }
	/** The attempt's outcome is known: a reload need not ask. */
	| { readonly type: 'clearJournal' }
	| {
			readonly type: 'showOrderNotice';
			readonly notice:
				| 'totalChanged'
				| 'calculationFailed'
				| 'formUnmounted'
				| 'notPlaced'
				| 'unknown'
				| 'placed'
				| 'unpaid'
				| 'paymentUnchecked';
	  }
	/** Explains that the order was not sent because code did not load. Needs no code that loads later. */
	| { readonly type: 'showLoadError' }
	/** Asks the server whether the open order is paid. */
	| { readonly type: 'checkPayment'; readonly run: number }
	/** Remembers that the order is placed and where it is shown, without going there. */
	| { readonly type: 'savePlacedOrder'; readonly redirectUrl: string }
	/** Listens for signs that the provider's dialog was left, until the payment is over. */
	| { readonly type: 'watchPayment'; readonly redirectUrl: string }
	/** Goes to the next page, or opens the provider's dialog on this one. */
	| {
			readonly type: 'redirect';
			readonly run: number;
			readonly redirectUrl: string;
	  };

export interface Step {
	readonly state: OrderState;
	readonly effects: readonly OrderEffect[];
}
