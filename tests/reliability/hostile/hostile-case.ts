/** The globals of the page, loosely typed as for a script without types. */
export interface PageGlobals {
	wp: any;

	wc: any;
}

/** The name under which every hostile add-on registers. It must never be visible to shoppers. */
export const HOSTILE = 'hostile';

/** The message of hostile errors. It must never be visible to shoppers. */
export const HOSTILE_ERROR = 'Hostile outcry';

/** Text of a harmless part, which must remain visible. */
export const HARMLESS_TEXT = 'Gift wrap';

export const throwHostileError = (): never => {
	throw new Error( HOSTILE_ERROR );
};

/** Returns a promise that never settles. */
export const neverSettle = () => new Promise< never >( () => {} );

/** Failures without an add-on: a declined payment, a rejected shipping rate, temporarily missing rates. */
export type ShopFailure = 'declined' | 'rateRefused' | 'noRates';

/** A misbehavior of an add-on at one extension point. */
export interface Misbehaviour {
	/** A short description: `throws during render`. */
	does: string;
	/** The script of the add-on. It has access to the globals only. */
	script: ( pageGlobals: PageGlobals ) => void;
	/**
	 * Matches a line of the reports for administrators. `null` for harmless cases, and for those that cannot be
	 * distinguished from allowed behavior.
	 */
	reported: RegExp | null;
	/** Whether the part remains on the page. */
	staysVisible?: boolean;
	/** Settings that the extension point needs. */
	settings?: Readonly< Record< string, unknown > >;
	/** Whether the shopper first tries to order with the hostile payment method. */
	isTriedFirst?: boolean;
	/** Whether the fault is reported only after the hostile payment method was chosen. */
	isChosenFirst?: boolean;
	/** Whether the fault is reported only after an order was requested. */
	isOrderedFirst?: boolean;
	/** Whether requests are sent with `apiFetch` and its middlewares. */
	usesHttp?: boolean;
	/** Whether the first order request does not reach the server. */
	isFirstOrderLost?: boolean;
	/** A failure of the shop after another payment method was chosen, which triggers the listeners. */
	shopFailure?: ShopFailure;
	/** The end of the order: the next page, or a link to it if the page waits for the add-on. Default `page`. */
	ends?: 'page' | 'link';
	/** The delivery of the order: `pickup`, otherwise shipping. */
	delivery?: 'pickup';
	/** Whether it takes seconds, so that only `npm run test:release` includes it. */
	isSlow?: boolean;
}

/** All misbehaviors at one extension point. */
export interface HostileExtensionPoint {
	extensionPoint: string;
	cases: readonly Misbehaviour[];
}
