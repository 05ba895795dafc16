/**
 * An attempt to place an order. Retries reuse its key until it is certain that it was not placed, so that a server that
 * supports keys places it once.
 */
export interface Attempt {
	readonly key: string;
	/** Total shown when it was first sent, minor units. */
	readonly total: string;
	/** Key of the unanswered attempt that it replaces. The shopper has accepted the risk of being charged twice. */
	readonly replaces?: string;
	/** Set if the server reported it as unanswered: number of its order for the shopper, `''` if unknown. */
	readonly orderNumber?: string;
}

/**
 * Reason for an open outcome. `connection`: no response arrived. `server`: the server responded with an error, or with
 * something unreadable. `page`: another page sent the attempt, or this one before it was loaded again.
 */
export type LossCause = 'connection' | 'server' | 'page';

/** Data of an order before it is sent. */
interface Preparation {
	/** Total shown at submission, minor units. */
	readonly total: string;
	/** An earlier attempt that was not placed, or one that replaces an unanswered attempt. Its key is used. */
	readonly previousAttempt: Attempt | null;
}

/** Step after totals are calculated. No step runs again after the wait. */
export type NextStep = 'validating' | 'settingUpPayment' | 'sending';

/**
 * Reason for checking whether the open order is paid. `payAgain`: the shopper wants to try again, or has left the
 * provider's dialog. `reload`: the page was loaded again, or restored from the history. `reopened`: like `reload`, and
 * the URL still has the fragment with which the provider may reopen its dialog.
 */
export type CheckReason = 'payAgain' | 'reload' | 'reopened';

/**
 * State of an order. `run` grows with each new effect, so that stale responses can be recognized. Source:
 * docs/contract/cart-and-checkout.md 4, "Checkout status", docs/contract/events.md 5; polling is our addition
 * (docs/architecture.md, "Goals").
 */
export type OrderState = { readonly run: number } & (
	| {
			readonly status: 'idle';
			readonly hasError: boolean;
			readonly previousAttempt: Attempt | null;
	  }
	/** Another tab is placing an order. */
	| {
			readonly status: 'locked';
			readonly previousAttempt: Attempt | null;
	  }
	/** Validation observers are running. */
	| ( { readonly status: 'validating' } & Preparation )
	/** Totals are being calculated. */
	| ( {
			readonly status: 'waiting';
			readonly next: NextStep;
	  } & Preparation )
	/** Payment observers are running. */
	| ( { readonly status: 'settingUpPayment' } & Preparation )
	/** The one request that places the order is pending. */
	| { readonly status: 'sending'; readonly attempt: Attempt }
	/** The status of an attempt is being polled. */
	| {
			readonly status: 'pollingStatus';
			readonly attempt: Attempt;
			readonly cause: LossCause;
			/** Number of the poll, starting at 1. */
			readonly poll: number;
	  }
	/** The outcome is unknown. The page keeps polling quietly. */
	| {
			readonly status: 'unknown';
			readonly attempt: Attempt;
			readonly cause: LossCause;
	  }
	/**
	 * The server gave the attempt to a gateway that never responded, so the shopper may have been charged. The page keeps
	 * polling quietly, and the shopper can accept the risk of another attempt.
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
	/** The server has the order, and its payment continues in a dialog of the provider on this page. */
	| {
			readonly status: 'paying';
			/** URL that opened the dialog, such as `#pay-83`; `''` if the provider needed none. */
			readonly redirectUrl: string;
	  }
	/** Checking with the server whether the open order is paid. */
	| {
			readonly status: 'checkingPayment';
			readonly redirectUrl: string;
			readonly reason: CheckReason;
	  }
);

export type OrderStatus = OrderState[ 'status' ];

/** Context of the shop at the time of an event. */
export interface OrderContext {
	/** Whether totals are being calculated: the displayed total may differ from the charged total. */
	readonly isCalculating: boolean;
	readonly needsPayment: boolean;
	/** Displayed total, minor units. */
	readonly total: string;
	/** Whether an express payment method pays. Its own sheet shows the total and may change the destination. */
	readonly isExpress: boolean;
	/** Key for a new attempt. */
	readonly newKey: string;
}

/** An event of the order machine. Events that respond to an effect have the `run` of that effect. */
export type OrderEvent =
	| {
			readonly type: 'SUBMIT';
			/** Displayed total, minor units. */
			readonly total: string;
			/** Whether to validate only after totals are calculated, because the result may fix or cause errors. */
			readonly mustWait: boolean;
			/** Whether the form that validates the order is mounted. */
			readonly hasCheckoutForm: boolean;
	  }
	/** The form that validates the order was unmounted, and its pending observers with it. */
	| { readonly type: 'FORM_UNMOUNTED' }
	| ( {
			readonly type: 'VALIDATED';
			readonly run: number;
			readonly isValid: boolean;
	  } & OrderContext )
	/** Totals have been calculated. */
	| ( { readonly type: 'CALCULATED' } & OrderContext )
	/** A change could not be saved, so the charged total is unknown. */
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
	/** The server responded: the order is placed or not. */
	| {
			readonly type: 'RESPONSE_RECEIVED';
			readonly run: number;
			readonly isPlaced: boolean;
			/** URL to redirect the shopper to; `''` for none. */
			readonly redirectUrl: string;
	  }
	/** No response, or one that leaves the outcome open. */
	| {
			readonly type: 'RESPONSE_LOST';
			readonly run: number;
			readonly cause: LossCause;
	  }
	/** The server rejected an order because of an unanswered attempt with the same items. */
	| {
			readonly type: 'REJECTED_AS_UNANSWERED';
			readonly run: number;
			/** The unanswered attempt. */
			readonly attempt: Attempt;
	  }
	/** The shopper accepts the risk of being charged twice. */
	| {
			readonly type: 'RISK_ACCEPTED';
			/** Key for the next attempt. */
			readonly newKey: string;
	  }
	/** Result of a status poll. */
	| {
			readonly type: 'STATUS_POLLED';
			readonly run: number;
			readonly outcome: Outcome;
			/** The polled attempt, or the one that the server reported in its place. */
			readonly attempt: Attempt;
			readonly redirectUrl: string;
	  }
	/** Result of success or failure observers. */
	| {
			readonly type: 'OBSERVERS_FINISHED';
			readonly run: number;
			/** `done`: continue. `retry`: the shopper can fix a problem. `stop`: the problem cannot be fixed. */
			readonly verdict: 'done' | 'retry' | 'stop';
			/** URL that an observer redirects to instead; `null` uses the server's. */
			readonly redirectUrl: string | null;
	  }
	/** The outcome of an attempt of an earlier page or of another tab is unknown. */
	| { readonly type: 'RESUMED'; readonly attempt: Attempt }
	/** The shopper requested the status, or another tab knows it. */
	| { readonly type: 'POLL_STATUS' }
	/** An add-on or a form reports a problem. */
	| { readonly type: 'PROBLEM' }
	/** The problem has been fixed. */
	| { readonly type: 'PROBLEM_FIXED' }
	/** An add-on resets the order, or the page was shown again after it was left. */
	| { readonly type: 'RESET' }
	/** The redirect led to a fragment of this page, where the provider takes the payment. */
	| { readonly type: 'PAYMENT_OPENED'; readonly run: number }
	| { readonly type: 'CHECK_PAYMENT'; readonly reason: CheckReason }
	/** The page was loaded again during an open payment. */
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
	/** Another tab is placing an order. */
	| {
			readonly type: 'LOCKED';
			/** Set if it responds to an effect, which needs the lock. */
			readonly run?: number;
	  }
	/** The other tab has placed its order, or has failed to. */
	| { readonly type: 'UNLOCKED' }
	/** The browser has lost its network. */
	| { readonly type: 'WENT_OFFLINE' }
	/** The code that runs effects did not load. */
	| { readonly type: 'LOAD_FAILED'; readonly run: number }
	/** An add-on completed the order by itself. */
	| { readonly type: 'COMPLETE'; readonly redirectUrl: string };

/**
 * Status of an attempt. `notPlaced`: the server supports keys and does not know this one. `notFound`: no trace of it,
 * on a server that does not support keys. `processing`: it has arrived. `unanswered`: it was given to a gateway that
 * never responded. `otherCart`: as `unanswered`, but the cart has other contents by now, which can be ordered.
 * `elsewhere`: its payment continues on another site, such as a bank's. `unreachable`: no response. `undeterminable`: the
 * server cannot know, for example because the session has been replaced since.
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
 * Result of checking whether an open order is paid. `payPage`: it is unpaid and its cart no longer exists, so only the
 * page for paying an existing order can take the payment. `cancelled`: the order can no longer be paid. `unknown`: no
 * response.
 */
export type PaymentCheck =
	'paid' | 'unpaid' | 'payPage' | 'cancelled' | 'unknown';

/** Work that the machine requests from its runner. */
export type OrderEffect =
	/** Locks the order in other tabs, then validates the form. */
	| { readonly type: 'validate'; readonly run: number }
	/** Shows all errors of the form and moves focus to the first. */
	| { readonly type: 'showProblems' }
	/** Moves focus to the explanation of a refusal that its payment method, the server or an observer has shown. */
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
	/** Polls the status now and then, and reports each result until the state changes. */
	| {
			readonly type: 'watchStatus';
			readonly run: number;
			readonly attempt: Attempt;
	  }
	| { readonly type: 'notifySuccess'; readonly run: number }
	| { readonly type: 'notifyFailure'; readonly run: number }
	/** Removes the attempt from the journal: its outcome is known, and a reload need not poll. */
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
	/** Explains that the order was not sent because code did not load. Needs no code that loads later. */
	| { readonly type: 'showLoadError' }
	/** Checks with the server whether the open order is paid. */
	| { readonly type: 'checkPayment'; readonly run: number }
	/** Saves that the order is placed and its URL, without redirecting. */
	| { readonly type: 'savePlacedOrder'; readonly redirectUrl: string }
	/** Listens for signs that the shopper left the provider's dialog, until the payment ends. */
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
