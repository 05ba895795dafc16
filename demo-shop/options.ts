/**
 * One row per shop in the database. A session may override any option (`/demo/options`), so that tests and visitors can
 * try another currency or tax display without affecting others.
 */
export interface ShopOptions {
	currency: CurrencyCode;
	pricesIncludeTax: boolean;
	taxDisplayCart: 'excl' | 'incl';
	taxDisplayShop: 'excl' | 'incl';
	taxesEnabled: boolean;
	/** One total line per tax instead of a single line. */
	itemizedTaxes: boolean;
	couponsEnabled: boolean;
	shippingEnabled: boolean;
	/** Shows the cart's shipping calculator. Sets both the shop's setting and the block's attribute. */
	shippingCalculator: boolean;
	/** Hides rates until the address is complete enough to calculate them. */
	shippingCostRequiresAddress: boolean;
	localPickupEnabled: boolean;
	/** One package per cart line, as an add-on might split them. */
	severalPackages: boolean;
	handlingFee: boolean;
	/** The sample add-on: data for cart and items, an update callback and a payment requirement. */
	samplePoints: boolean;
	/** The platform can turn it off too. */
	nonceCheck: boolean;
	/** In the configured order. */
	paymentMethods: readonly string[];
	/** Express payment methods in the cart, too. Its page then loads their add-ons. */
	cartExpress: boolean;
	/** Milliseconds for each card payment. */
	cardDelayMs: number;
	guestCheckout: boolean;
	signUp: boolean;
	/** Otherwise the shopper chooses the new account's password. */
	generatePassword: boolean;
	forcedBilling: boolean;
	/** Every order is picked up; the shop doesn't ship. */
	pickupOnly: boolean;
	phoneField: FieldVisibility;
	companyField: FieldVisibility;
	address2Field: FieldVisibility;
	/** Add-on fields: the recorded shop's, or one of every kind. */
	additionalFields: 'none' | 'recorded' | 'all' | 'strict';
	/** Orders require solving a captcha. */
	captcha: boolean;
	/** Checkout replies report the last attempt, and the shop never charges the same attempt twice. */
	orderAttempts: boolean;
	/** Active sample add-ons: `all`, or names separated by commas (`samples/samples.ts`). */
	addOns: string;
	/** Treats the visitor as an administrator, and shows problems of add-ons. */
	administrator: boolean;
	/** Treats the visitor as someone who may edit pages. Administrators always may. */
	editor: boolean;
	/** Shows a store notice until the visitor dismisses it. */
	storeNotice: boolean;
	socialFeed: OptionValue< 'socialFeed' >;
	/** Where we assume a visitor lives before they enter an address: `US:CA`, `GB`, or `''` for unknown. */
	defaultLocation: string;
	/** Add-on data of cart items: plain, hidden, with HTML, and without a name. */
	itemData: boolean;
	fixedQuantities: boolean;
	/** Cart items' catalogue visibility; `own` is each product's. */
	itemVisibility: OptionValue< 'itemVisibility' >;
	/** Shipping rates with a description and a delivery time. */
	rateDetails: boolean;
	/** The server selects no rate. The cart then shows none; the checkout selects the first. */
	unselectedRates: boolean;
	/** Packages for pickup. With a value other than `all`, every cart line is a package. */
	pickupPackages: OptionValue< 'pickupPackages' >;
	shippingError: OptionValue< 'shippingError' >;
	/** A careless add-on might forget the fee's name. */
	unnamedFee: boolean;
	zeroFee: boolean;
	/** A feature that payment methods must support besides products. */
	paymentRequirement: OptionValue< 'paymentRequirement' >;
	/** Fraud protection blocked the session: no payment methods, and no orders. */
	blockedSession: boolean;
	/** Customers with several saved cards, an eCheck, and a token whose gateway has no script. */
	sampleTokens: boolean;
	/** How the trial gateway's script behaves; `off` disables the gateway. */
	trialGateway: OptionValue< 'trialGateway' >;
	observerEvent: OptionValue< 'observerEvent' >;
	observerAnswer: OptionValue< 'observerAnswer' >;
	stepNumbers: boolean;
	stepDescriptions: boolean;
	termsCheckbox: boolean;
	buttonPrice: boolean;
	reassurance: boolean;
	expressStyles: boolean;
	/** Sells to three countries and ships to one of them. */
	narrowCountries: boolean;
	reviewRatingRequired: boolean;
	/** `extensions["demo-reload"].reload` is true in every cart. */
	reloadExtension: boolean;
	/** Shop, product and text pages show nothing of the visitor, so any cache may store them. */
	cachedPages: boolean;
	productsPerPage: OptionValue< 'productsPerPage' >;
	redirectAfterAdd: boolean;
	/** Cookies record where visits come from, and orders include it. */
	orderAttribution: boolean;
	/** Whether the sample `newsletter`'s mailing list may record addresses. */
	mailingList: OptionValue< 'mailingList' >;
	/** The wishlists' protocol; `off` for a shop without them. */
	wishlist: OptionValue< 'wishlist' >;
	/** Several wishlists per visitor, with all features of the platform plugin's paid edition. */
	wishlistSeveral: boolean;
	/** Wishlist buttons on cart lines. They cost the cart a script. */
	wishlistInCart: boolean;
	/** Customers can save cart lines for later. */
	saveForLater: boolean;
	/** A saved product's button removes it, or opens the list. */
	wishlistBehaviour: OptionValue< 'wishlistBehaviour' >;
	miniCartIcon: OptionValue< 'miniCartIcon' >;
	miniCartCount: OptionValue< 'miniCartCount' >;
	miniCartPrice: boolean;
	miniCartAfterAdding: OptionValue< 'miniCartAfterAdding' >;
	miniCartClick: OptionValue< 'miniCartClick' >;
	/** The mini-cart on cart and checkout. `hidden` is the platform's word for a badge that leads to them. */
	miniCartOnCart: OptionValue< 'miniCartOnCart' >;
	/** `''` for the theme's colors. */
	miniCartPriceColor: OptionValue< 'miniCartPriceColor' >;
	miniCartIconColor: OptionValue< 'miniCartIconColor' >;
	miniCartCountColor: OptionValue< 'miniCartCountColor' >;
	miniCartWidth: OptionValue< 'miniCartWidth' >;
	/** The merchant's own labels for the drawer's title and buttons. */
	miniCartLabels: boolean;
	/** `en_US`, `de_DE`, or `ar` for right-to-left pages in English. */
	locale: string;
}

const COLORS = [ '', '#1d4f91', '#a63d1f', '#ffd166' ] as const;

export const OPTION_VALUES = {
	itemVisibility: [ 'own', 'search', 'catalog', 'hidden' ],
	pickupPackages: [ 'all', 'first', 'different' ],
	shippingError: [
		'none',
		'missing_country',
		'invalid_country',
		'invalid_state',
	],
	paymentRequirement: [ 'none', 'tokenization', 'subscriptions' ],
	trialGateway: [
		'off',
		'plain',
		'crash-script',
		'crash-availability',
		'availability-error',
		'crash-content',
		'saved-token',
		'own-button',
	],
	observerEvent: [ 'none', 'validation', 'payment', 'success', 'fail' ],
	observerAnswer: [
		'nothing',
		'success',
		'failure',
		'error',
		'field-errors',
		'no-retry',
		'redirect',
		'no-type',
		'throw',
		'never',
	],
	socialFeed: [ 'works', 'refused', 'unreadable', 'unavailable' ],
	mailingList: [ 'on', 'no-consent', 'carts-disabled' ],
	wishlist: [ 'ajax', 'rest', 'shopper-lists', 'off' ],
	wishlistBehaviour: [ 'remove', 'view' ],
	miniCartIcon: [ 'cart', 'bag', 'bag-alt' ],
	miniCartCount: [ 'greater_than_zero', 'always', 'never' ],
	miniCartAfterAdding: [ 'none', 'open_drawer' ],
	miniCartClick: [ 'open_drawer', 'navigate_to_checkout' ],
	miniCartOnCart: [ 'hidden', 'removed' ],
	miniCartPriceColor: COLORS,
	miniCartIconColor: COLORS,
	miniCartCountColor: COLORS,
	miniCartWidth: [ '320px', '480px', '640px' ],
	productsPerPage: [ '12', '24', '48' ],
} as const;

type OptionValue< Name extends keyof typeof OPTION_VALUES > =
	( typeof OPTION_VALUES )[ Name ][ number ];

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

/** Every symbol position; zero, two and three decimals; and equal separators (SEK, on purpose). */
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
	editor: false,
	storeNotice: false,
	socialFeed: 'works',
	defaultLocation: 'US:CA',
	locale: 'en_US',
	itemData: false,
	fixedQuantities: false,
	itemVisibility: 'own',
	rateDetails: true,
	unselectedRates: false,
	pickupPackages: 'all',
	shippingError: 'none',
	unnamedFee: false,
	zeroFee: false,
	paymentRequirement: 'none',
	blockedSession: false,
	sampleTokens: false,
	trialGateway: 'off',
	observerEvent: 'none',
	observerAnswer: 'error',
	stepNumbers: false,
	stepDescriptions: false,
	termsCheckbox: false,
	buttonPrice: true,
	reassurance: true,
	expressStyles: false,
	narrowCountries: false,
	reviewRatingRequired: true,
	reloadExtension: false,
	cachedPages: false,
	productsPerPage: '12',
	redirectAfterAdd: false,
	orderAttribution: false,
	mailingList: 'on',
	wishlist: 'ajax',
	wishlistSeveral: true,
	wishlistInCart: false,
	saveForLater: false,
	wishlistBehaviour: 'remove',
	miniCartIcon: 'cart',
	miniCartCount: 'greater_than_zero',
	miniCartPrice: false,
	miniCartAfterAdding: 'none',
	miniCartClick: 'open_drawer',
	miniCartOnCart: 'hidden',
	miniCartPriceColor: '',
	miniCartIconColor: '',
	miniCartCountColor: '',
	miniCartWidth: '480px',
	miniCartLabels: false,
};
