/** What an add-on finds on the window; as loose as it is for a script without types. */
export interface PageGlobals {
	wp: any;

	wc: any;
}

/** The name under which every hostile add-on registers; nothing that a shopper reads may have it in it. */
export const HOSTILE = 'hostile';

/** What it says when it throws; nothing that a shopper reads may have it in it either. */
export const HOSTILE_ERROR = 'Hostile outcry';

/** Text of a part that does nothing wrong, and so has to stay. */
export const HARMLESS_TEXT = 'Gift wrap';

export const throwHostileError = (): never => {
	throw new Error( HOSTILE_ERROR );
};

/** A promise of which nothing is heard. */
export const neverSettle = () => new Promise< never >( () => {} );

/**
 * What goes wrong without an add-on: a payment is declined, the server refuses a rate, or for a while it has no rates.
 */
export type ShopFailure = 'declined' | 'rateRefused' | 'noRates';

/** One way in which an add-on goes wrong at one point. */
export interface Misbehaviour {
	/** In a few words: `throws while it renders`. */
	does: string;
	/** The script of the add-on: it has the globals, and nothing else. */
	script: ( pageGlobals: PageGlobals ) => void;
	/**
	 * How whoever manages the shop hears of it: a line of what the page has told. `null` where nothing has gone wrong
	 * that anybody had to mend, or could be told from what is allowed.
	 */
	reported: RegExp | null;
	/** Whether the part stays on the page, as its text says. */
	staysVisible?: boolean;
	/** What of the page has to be otherwise for the point to be there. */
	settings?: Readonly< Record< string, unknown > >;
	/** Whether the shopper tries the hostile way to pay first, and presses the button with it. */
	isTriedFirst?: boolean;
	/** Whether whoever manages the shop hears of it only after the hostile way to pay was chosen. */
	isChosenFirst?: boolean;
	/** Whether whoever manages the shop hears of it only once an order was asked for. */
	isOrderedFirst?: boolean;
	/** Whether requests go over the wire, by `apiFetch` and all that is registered with it. */
	usesHttp?: boolean;
	/** Whether the first order that the shopper asks for does not reach the server. */
	isFirstOrderLost?: boolean;
	/** What of the shop's goes wrong once another way to pay is chosen, so that there is something to listen to. */
	shopFailure?: ShopFailure;
	/** How the order ends: on the next page, or with a link to it where the add-on is waited for. Default `page`. */
	ends?: 'page' | 'link';
	/** What the shop ships with: `pickup`, or nothing out of the ordinary. */
	delivery?: 'pickup';
}

/** All that may go wrong at one kind of point. */
export interface HostileExtensionPoint {
	extensionPoint: string;
	cases: readonly Misbehaviour[];
}
