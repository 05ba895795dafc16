/** Retries reuse its key until we're certain that it wasn't placed, so a server with keys places it once. */
export interface Attempt {
	readonly key: string;
	/** The displayed total when we first sent it, minor units. */
	readonly total: string;
	/** Key of the unanswered attempt that it replaces. The shopper has accepted the risk of being charged twice. */
	readonly replaces?: string;
	/** Set if the server reported it as unanswered: its order's number for the shopper, `''` if unknown. */
	readonly orderNumber?: string;
}

/**
 * Why the outcome is open. `connection`: no response arrived. `server`: the response was an error or unreadable.
 * `page`: another page sent the attempt, or this one before a reload.
 */
export type LossCause = 'connection' | 'server' | 'page';

interface Preparation {
	/** The displayed total at submission, minor units. */
	readonly total: string;
	/** An earlier attempt that wasn't placed, or one that replaces an unanswered attempt. The order uses its key. */
	readonly previousAttempt: Attempt | null;
}

/** Step after totals are calculated. The wait never repeats a step. */
export type NextStep = 'validating' | 'settingUpPayment' | 'sending';

/**
 * Why we check whether the open order is paid. `payAgain`: the shopper wants to try again, or has left the provider's
 * dialog. `reload`: the page was loaded again, or restored from the history. `reopened`: like `reload`, and the URL
 * still has the fragment with which the provider may reopen its dialog.
 */
export type CheckReason = 'payAgain' | 'reload' | 'reopened';

/**
 * `run` grows with each new effect, so we recognize stale responses. Source: docs/contract/cart-and-checkout.md 4,
 * "Checkout status", docs/contract/events.md 5; polling is our addition (docs/architecture.md, "Goals").
 */
export type OrderState = { readonly run: number } & (
	| {
			readonly status: 'idle';
			readonly hasError: boolean;
			readonly previousAttempt: Attempt | null;
	  }
	| {
			readonly status: 'locked';
			readonly previousAttempt: Attempt | null;
	  }
	| ( { readonly status: 'validating' } & Preparation )
	| ( {
			readonly status: 'waiting';
			readonly next: NextStep;
	  } & Preparation )
	| ( { readonly status: 'settingUpPayment' } & Preparation )
	/** The one request that places the order is in flight. */
	| { readonly status: 'sending'; readonly attempt: Attempt }
	| {
			readonly status: 'pollingStatus';
			readonly attempt: Attempt;
			readonly cause: LossCause;
			readonly poll: number;
	  }
	/** The outcome is unknown. The page keeps polling quietly. */
	| {
			readonly status: 'unknown';
			readonly attempt: Attempt;
			readonly cause: LossCause;
	  }
	/**
	 * The server gave the attempt to a gateway that never responded, so the shopper may have been charged. The page
	 * keeps polling quietly, and the shopper can accept the risk of another attempt.
	 */
	| { readonly status: 'unanswered'; readonly attempt: Attempt }
	/** Placed; success observers are running. */
	| { readonly status: 'succeeded'; readonly redirectUrl: string }
	/** Not placed; failure observers are running. */
	| {
			readonly status: 'failed';
			readonly redirectUrl: string;
			/** The attempt, if its request may still arrive. */
			readonly previousAttempt: Attempt | null;
	  }
	| {
			readonly status: 'complete';
			readonly hasError: boolean;
			readonly redirectUrl: string;
			/** See `failed`. */
			readonly previousAttempt: Attempt | null;
	  }
	/** The server has the order, and the shopper pays in the provider's dialog on this page. */
	| {
			readonly status: 'paying';
			/** The URL that opened the dialog, such as `#pay-83`; `''` if the provider needed none. */
			readonly redirectUrl: string;
	  }
	| {
			readonly status: 'checkingPayment';
			readonly redirectUrl: string;
			readonly reason: CheckReason;
	  }
);

export type OrderStatus = OrderState[ 'status' ];

/** The shop at the time of an event. */
export interface OrderContext {
	/** While totals are being calculated, the charged total may differ from the displayed one. */
	readonly isCalculating: boolean;
	readonly needsPayment: boolean;
	/** Minor units. */
	readonly total: string;
	/** Whether an express payment method pays. Its sheet shows the total and may change the destination. */
	readonly isExpress: boolean;
	readonly newKey: string;
}

/** Events that respond to an effect have its `run`. */
export type OrderEvent =
	| {
			readonly type: 'SUBMIT';
			/** The displayed total, minor units. */
			readonly total: string;
			/** Whether to validate only after totals are calculated, because the result may fix or cause errors. */
			readonly mustWait: boolean;
			readonly hasCheckoutForm: boolean;
	  }
	/** The form that validates the order was unmounted, along with its pending observers. */
	| { readonly type: 'FORM_UNMOUNTED' }
	| ( {
			readonly type: 'VALIDATED';
			readonly run: number;
			readonly isValid: boolean;
	  } & OrderContext )
	| ( { readonly type: 'CALCULATED' } & OrderContext )
	/** We couldn't save a change, so the charged total is unknown. */
	| {
			readonly type: 'CALCULATION_FAILED';
			/** Set if it responds to an effect. */
			readonly run?: number;
	  }
	| ( {
			readonly type: 'PAYMENT_SET_UP';
			readonly run: number;
			readonly isReady: boolean;
	  } & OrderContext )
	/** The order is placed, or it isn't. */
	| {
			readonly type: 'RESPONSE_RECEIVED';
			readonly run: number;
			readonly isPlaced: boolean;
			/** Where to redirect the shopper; `''` for none. */
			readonly redirectUrl: string;
	  }
	/** No response, or a response that leaves the outcome open. */
	| {
			readonly type: 'RESPONSE_LOST';
			readonly run: number;
			readonly cause: LossCause;
	  }
	/** The server rejected an order because of an unanswered attempt with the same items. */
	| {
			readonly type: 'REJECTED_AS_UNANSWERED';
			readonly run: number;
			readonly attempt: Attempt;
	  }
	/** The shopper accepts the risk of being charged twice. */
	| {
			readonly type: 'RISK_ACCEPTED';
			readonly newKey: string;
	  }
	| {
			readonly type: 'STATUS_POLLED';
			readonly run: number;
			readonly outcome: Outcome;
			/** The polled attempt, or the one that the server reported in its place. */
			readonly attempt: Attempt;
			readonly redirectUrl: string;
	  }
	| {
			readonly type: 'OBSERVERS_FINISHED';
			readonly run: number;
			/** `done`: continue. `retry`: the shopper can fix a problem. `stop`: nobody can fix the problem. */
			readonly verdict: 'done' | 'retry' | 'stop';
			/** An observer's URL to redirect to; `null` to use the server's. */
			readonly redirectUrl: string | null;
	  }
	/** An earlier page's or another tab's attempt has an unknown outcome. */
	| { readonly type: 'RESUMED'; readonly attempt: Attempt }
	/** The shopper requested the status, or another tab knows it. */
	| { readonly type: 'POLL_STATUS' }
	| { readonly type: 'PROBLEM' }
	| { readonly type: 'PROBLEM_FIXED' }
	/** An add-on resets the order, or the shopper returned to a page that they had left. */
	| { readonly type: 'RESET' }
	/** The redirect led to a fragment of this page, where the provider takes the payment. */
	| { readonly type: 'PAYMENT_OPENED'; readonly run: number }
	| { readonly type: 'CHECK_PAYMENT'; readonly reason: CheckReason }
	| {
			readonly type: 'PAYMENT_RESUMED';
			readonly redirectUrl: string;
			readonly reason: CheckReason;
	  }
	| {
			readonly type: 'PAYMENT_CHECKED';
			readonly run: number;
			readonly result: PaymentCheck;
			/** URL of the placed order, or of the page to pay for it; `''` for none. */
			readonly redirectUrl: string;
	  }
	| {
			readonly type: 'LOCKED';
			/** Set if it responds to an effect, which needs the lock. */
			readonly run?: number;
	  }
	/** The other tab has placed its order, or failed. */
	| { readonly type: 'UNLOCKED' }
	| { readonly type: 'WENT_OFFLINE' }
	/** The code that runs effects didn't load. */
	| { readonly type: 'LOAD_FAILED'; readonly run: number }
	| { readonly type: 'COMPLETE'; readonly redirectUrl: string };

/**
 * Status of an attempt. `notPlaced`: the server supports keys and doesn't know this one. `notFound`: no trace of it, on
 * a server without keys. `processing`: it has arrived. `unanswered`: it went to a gateway that never responded.
 * `otherCart`: as `unanswered`, but the cart has other contents by now, which the shopper can order. `elsewhere`: its
 * payment continues on another site, such as a bank's. `unreachable`: no response. `undeterminable`: the server can't
 * know, for example because it has replaced the session since.
 */
export type Outcome =
	| 'placed'
	| 'notPlaced'
	| 'notFound'
	| 'processing'
	| 'unanswered'
	| 'otherCart'
	| 'elsewhere'
	| 'unreachable'
	| 'undeterminable';

/**
 * `payPage`: the order is unpaid and its cart no longer exists, so only the page for paying an existing order can take
 * the payment. `cancelled`: the shopper can no longer pay the order. `unknown`: no response.
 */
export type PaymentCheck =
	'paid' | 'unpaid' | 'payPage' | 'cancelled' | 'unknown';

/** Work that the machine requests from its runner. */
export type OrderEffect =
	/** Locks the order in other tabs, then validates the form. */
	| { readonly type: 'validate'; readonly run: number }
	/** Shows all errors of the form and moves focus to the first. */
	| { readonly type: 'showProblems' }
	/** Moves focus to the explanation of a refusal that the payment method, the server or an observer has shown. */
	| { readonly type: 'showRefusal' }
	| { readonly type: 'setUpPayment'; readonly run: number }
	/** Saves the attempt in the journal, then sends it. */
	| { readonly type: 'send'; readonly run: number; readonly attempt: Attempt }
	| {
			readonly type: 'pollStatus';
			readonly run: number;
			readonly attempt: Attempt;
			readonly delayMs: number;
	  }
	/** Polls now and then, and reports each result until the state changes. */
	| {
			readonly type: 'watchStatus';
			readonly run: number;
			readonly attempt: Attempt;
	  }
	| { readonly type: 'notifySuccess'; readonly run: number }
	| { readonly type: 'notifyFailure'; readonly run: number }
	/** The attempt's outcome is known, so a reload needn't poll it. */
	| { readonly type: 'clearJournal' }
	| {
			readonly type: 'showOrderNotice';
			readonly notice:
				| 'totalChanged'
				| 'calculationFailed'
				| 'formUnmounted'
				| 'offline'
				| 'notPlaced'
				| 'notPlacedAfterLoss'
				| 'notPlacedByServerError'
				| 'otherCart'
				| 'placed'
				| 'placedAfterLoss'
				| 'placedDespiteServerError'
				| 'unpaid'
				| 'paymentUnchecked';
	  }
	/** Explains that we didn't send the order because code didn't load. Needs no code that loads later. */
	| { readonly type: 'showLoadError' }
	| { readonly type: 'checkPayment'; readonly run: number }
	/** Saves that the order is placed, and its URL, without redirecting. */
	| { readonly type: 'savePlacedOrder'; readonly redirectUrl: string }
	/** Listens for signs that the shopper left the provider's dialog, until the payment ends. */
	| { readonly type: 'watchPayment'; readonly redirectUrl: string }
	/** Goes to the next page, or opens the provider's dialog on this page. */
	| {
			readonly type: 'redirect';
			readonly run: number;
			readonly redirectUrl: string;
	  };

export interface Step {
	readonly state: OrderState;
	readonly effects: readonly OrderEffect[];
}
