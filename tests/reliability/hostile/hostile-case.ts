/** Loosely typed, as for a script without types. */
export interface PageGlobals {
	wp: any;

	wc: any;
}

/** Every hostile add-on registers under this name. Shoppers must never see it. */
export const HOSTILE = 'hostile';

/** Shoppers must never see this message. */
export const HOSTILE_ERROR = 'Hostile outcry';

/** Text of a harmless part, which must stay visible. */
export const HARMLESS_TEXT = 'Gift wrap';

export const throwHostileError = (): never => {
	throw new Error( HOSTILE_ERROR );
};

export const neverSettle = () => new Promise< never >( () => {} );

/** Failures without an add-on: a declined payment, a rejected shipping rate, temporarily missing rates. */
export type ShopFailure = 'declined' | 'rateRefused' | 'noRates';

export interface Misbehaviour {
	/** A short description: `throws during render`. */
	does: string;
	/** The add-on's script, which can only access the globals. */
	script: ( pageGlobals: PageGlobals ) => void;
	/** A line of the administrators' reports. `null` if the case is harmless, or looks like allowed behavior. */
	reported: RegExp | null;
	/** The part stays on the page. */
	staysVisible?: boolean;
	settings?: Readonly< Record< string, unknown > >;
	/** The shopper first tries to order with the hostile payment method. */
	isTriedFirst?: boolean;
	/** The report comes only after the shopper chose the hostile payment method. */
	isChosenFirst?: boolean;
	/** The report comes only after the shopper ordered. */
	isOrderedFirst?: boolean;
	usesHttp?: boolean;
	/** The first order request never reaches the server. */
	isFirstOrderLost?: boolean;
	/** The shop's failure after the shopper chose another payment method, which triggers the listeners. */
	shopFailure?: ShopFailure;
	/** Where the order ends: the next page, or a link to it if the page waits for the add-on. Default `page`. */
	ends?: 'page' | 'link';
	delivery?: 'pickup';
	/** Takes seconds, so only `npm run test:release` includes it. */
	isSlow?: boolean;
}

export interface HostileExtensionPoint {
	extensionPoint: string;
	cases: readonly Misbehaviour[];
}
