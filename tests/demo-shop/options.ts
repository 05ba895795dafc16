/**
 * What the owner of the demo shop may choose. One row per shop in the database; a session may override any of it
 * (`/demo/options`), so that tests and visitors can try another currency or tax display without touching others.
 */
export interface ShopOptions {
	currency: CurrencyCode;
	/** Whether catalogue prices already contain the tax of the shop's own address. */
	pricesIncludeTax: boolean;
	/** How prices are shown in the cart and checkout. */
	taxDisplayCart: 'excl' | 'incl';
	/** How prices are shown in the listing. */
	taxDisplayShop: 'excl' | 'incl';
	taxesEnabled: boolean;
	/** One total line per tax instead of a single one. */
	itemizedTaxes: boolean;
	couponsEnabled: boolean;
	shippingEnabled: boolean;
	/** Carts show the shipping calculator with the rates, as the shop's owner asked for in both places. */
	shippingCalculator: boolean;
	/** No rates until the address is complete enough to tell them. */
	shippingCostRequiresAddress: boolean;
	localPickupEnabled: boolean;
	/** One shipping package for each line of the cart, as an add-on would split it. */
	severalPackages: boolean;
	/** A taxed fee on every cart, as an add-on would put it. */
	handlingFee: boolean;
	/** The sample add-on `sample-points`: data on cart and items, an update callback and a payment requirement. */
	samplePoints: boolean;
	/** The nonce feature can be switched off, as the platform allows. */
	nonceCheck: boolean;
	/** The gateways that are on, in the order in which the shop's owner put them. */
	paymentMethods: readonly string[];
	/** Whether the cart has the buttons of express payment too; its page then loads the add-ons that bring them. */
	cartExpress: boolean;
	/** How long the card gateway thinks about each payment, in milliseconds. */
	cardDelayMs: number;
	/** Whether someone without an account may order. */
	guestCheckout: boolean;
	/** Whether an account may be made while ordering. */
	signUp: boolean;
	/** Whether the shop makes up the password of a new account; the shopper chooses it otherwise. */
	generatePassword: boolean;
	/** Orders go to the billing address and nowhere else. */
	forcedBilling: boolean;
	/** Nothing is sent: everything is fetched. */
	pickupOnly: boolean;
	phoneField: FieldVisibility;
	companyField: FieldVisibility;
	address2Field: FieldVisibility;
	/** Fields that an add-on registers: those of the recorded shop, or one of every kind. */
	additionalFields: 'none' | 'recorded' | 'all';
	/** Orders need the answer to a small challenge. */
	captcha: boolean;
	/** Replies of the checkout tell what became of the last try, and the same try is never charged twice. */
	orderAttempts: boolean;
	/** The sample add-ons that are on: `all`, or their names with commas between (`samples/samples.ts`). */
	addOns: string;
	/** Whether pages take the visitor for who manages the shop, and tell them what goes wrong with add-ons. */
	administrator: boolean;
	/** Where a visitor without an address is assumed to be: `US:CA`, `GB`, or `''` for nowhere. */
	defaultLocation: string;
	/** Text direction and language of the pages: `en_US`, or `ar` for right-to-left. */
	locale: string;
}

export type FieldVisibility = 'required' | 'optional' | 'hidden';

export type CurrencyCode =
	'USD' | 'EUR' | 'GBP' | 'JPY' | 'KWD' | 'CHF' | 'SEK';

export interface CurrencyDefinition {
	code: CurrencyCode;
	symbol: string;
	position: 'left' | 'left_space' | 'right' | 'right_space';
	minorUnit: number;
	decimalSeparator: string;
	thousandSeparator: string;
}

/** Between them: every symbol position, none, two and three decimals, and equal separators (SEK, on purpose). */
export const CURRENCIES: Record< CurrencyCode, CurrencyDefinition > = {
	USD: {
		code: 'USD',
		symbol: '$',
		position: 'left',
		minorUnit: 2,
		decimalSeparator: '.',
		thousandSeparator: ',',
	},
	EUR: {
		code: 'EUR',
		symbol: '€',
		position: 'right_space',
		minorUnit: 2,
		decimalSeparator: ',',
		thousandSeparator: '.',
	},
	GBP: {
		code: 'GBP',
		symbol: '£',
		position: 'left',
		minorUnit: 2,
		decimalSeparator: '.',
		thousandSeparator: ',',
	},
	JPY: {
		code: 'JPY',
		symbol: '¥',
		position: 'left',
		minorUnit: 0,
		decimalSeparator: '.',
		thousandSeparator: ',',
	},
	KWD: {
		code: 'KWD',
		symbol: 'د.ك',
		position: 'right',
		minorUnit: 3,
		decimalSeparator: '.',
		thousandSeparator: ',',
	},
	CHF: {
		code: 'CHF',
		symbol: 'CHF',
		position: 'left_space',
		minorUnit: 2,
		decimalSeparator: '.',
		thousandSeparator: '’',
	},
	SEK: {
		code: 'SEK',
		symbol: 'kr',
		position: 'right_space',
		minorUnit: 2,
		decimalSeparator: ',',
		thousandSeparator: ',',
	},
};

export const DEFAULT_OPTIONS: ShopOptions = {
	currency: 'USD',
	pricesIncludeTax: false,
	taxDisplayCart: 'excl',
	taxDisplayShop: 'excl',
	taxesEnabled: true,
	itemizedTaxes: true,
	couponsEnabled: true,
	shippingEnabled: true,
	shippingCalculator: false,
	shippingCostRequiresAddress: false,
	localPickupEnabled: true,
	severalPackages: false,
	handlingFee: false,
	samplePoints: false,
	nonceCheck: true,
	paymentMethods: [ 'cod', 'bacs', 'cheque', 'demo-card', 'demo-wallet' ],
	cartExpress: false,
	cardDelayMs: 0,
	guestCheckout: true,
	signUp: true,
	generatePassword: true,
	forcedBilling: false,
	pickupOnly: false,
	phoneField: 'optional',
	companyField: 'hidden',
	address2Field: 'optional',
	additionalFields: 'none',
	captcha: false,
	orderAttempts: true,
	addOns: '',
	administrator: false,
	defaultLocation: 'US:CA',
	locale: 'en_US',
};
