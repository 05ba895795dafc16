/**
 * Options of the demo shop. One row per shop in the database; a session may override any of them (`/demo/options`), so
 * that tests and visitors can try another currency or tax display without affecting others.
 */
export interface ShopOptions {
	currency: CurrencyCode;
	/** Whether catalogue prices include the tax of the shop's own address. */
	pricesIncludeTax: boolean;
	/** Tax display of prices in cart and checkout. */
	taxDisplayCart: 'excl' | 'incl';
	/** Tax display of prices in listings. */
	taxDisplayShop: 'excl' | 'incl';
	taxesEnabled: boolean;
	/** One total line per tax instead of a single one. */
	itemizedTaxes: boolean;
	couponsEnabled: boolean;
	shippingEnabled: boolean;
	/**
	 * Whether carts show the shipping calculator with the rates. Sets both the shop's setting and the block's
	 * attribute.
	 */
	shippingCalculator: boolean;
	/** Whether rates are hidden until the address is complete enough to calculate them. */
	shippingCostRequiresAddress: boolean;
	localPickupEnabled: boolean;
	/** One shipping package per cart line, as an add-on might split them. */
	severalPackages: boolean;
	/** A taxed fee in every cart, as an add-on might add it. */
	handlingFee: boolean;
	/** The sample add-on `sample-points`: data of cart and items, an update callback and a payment requirement. */
	samplePoints: boolean;
	/** Whether requests need a nonce; the platform can turn it off too. */
	nonceCheck: boolean;
	/** The enabled gateways, in the configured order. */
	paymentMethods: readonly string[];
	/** Whether the cart shows express payment methods too; its page then loads their add-ons. */
	cartExpress: boolean;
	/** Processing time of each card payment, in milliseconds. */
	cardDelayMs: number;
	/** Whether visitors without an account can order. */
	guestCheckout: boolean;
	/** Whether an account can be created with an order. */
	signUp: boolean;
	/** Whether the shop generates the password of a new account; otherwise the shopper chooses it. */
	generatePassword: boolean;
	/** Whether orders ship only to the billing address. */
	forcedBilling: boolean;
	/** Whether every order is picked up and the shop does not ship. */
	pickupOnly: boolean;
	phoneField: FieldVisibility;
	companyField: FieldVisibility;
	address2Field: FieldVisibility;
	/** Fields of add-ons: those of the recorded shop, or one of every kind. */
	additionalFields: 'none' | 'recorded' | 'all' | 'strict';
	/** Whether orders require solving a captcha. */
	captcha: boolean;
	/** Whether checkout replies report the last attempt, and the same attempt is never charged twice. */
	orderAttempts: boolean;
	/** The active sample add-ons: `all`, or their names separated by commas (`samples/samples.ts`). */
	addOns: string;
	/** Whether pages treat the visitor as an administrator and show problems of add-ons. */
	administrator: boolean;
	/** Whether pages treat the visitor as somebody who may edit pages. Administrators may. */
	editor: boolean;
	/** Whether pages have a notice of the shop, until the visitor dismisses it. */
	storeNotice: boolean;
	/** The answer to the social feed. */
	socialFeed: OptionValue< 'socialFeed' >;
	/** Assumed location of a visitor without an address: `US:CA`, `GB`, or `''` for none. */
	defaultLocation: string;
	/** Add-on data of cart items: plain, hidden, with HTML, and without a name. */
	itemData: boolean;
	/** Whether quantities of cart items cannot be changed. */
	fixedQuantities: boolean;
	/** Visibility of cart items in the catalogue; `own` is that of each product. */
	itemVisibility: OptionValue< 'itemVisibility' >;
	/** Whether shipping rates have a description and a delivery time. */
	rateDetails: boolean;
	/** Whether the server selects no rate. The cart shows none then; the checkout selects the first one. */
	unselectedRates: boolean;
	/** Packages that can be picked up. With a value other than `all`, every cart line is a package. */
	pickupPackages: OptionValue< 'pickupPackages' >;
	/** The shipping error in the cart's `errors`. */
	shippingError: OptionValue< 'shippingError' >;
	/** A fee without a name, as a careless add-on might add it. */
	unnamedFee: boolean;
	/** A fee of zero. */
	zeroFee: boolean;
	/** A feature that payment methods must support besides products. */
	paymentRequirement: OptionValue< 'paymentRequirement' >;
	/** Whether fraud protection has blocked the session: it has no payment methods, and its orders are refused. */
	blockedSession: boolean;
	/** Whether customers have several saved cards, an eCheck, and a token of a gateway without a script. */
	sampleTokens: boolean;
	/** The behaviour of the trial gateway's script; `off` disables the gateway. */
	trialGateway: OptionValue< 'trialGateway' >;
	/** The checkout event that the observer add-on answers; `none` disables it. */
	observerEvent: OptionValue< 'observerEvent' >;
	/** The answer of the observer add-on. */
	observerAnswer: OptionValue< 'observerAnswer' >;
	/** Whether the checkout block numbers its steps. */
	stepNumbers: boolean;
	/** Whether the steps of the checkout have descriptions. */
	stepDescriptions: boolean;
	/** Whether shoppers must accept the terms with a checkbox. */
	termsCheckbox: boolean;
	/** Whether the place-order button shows the total. */
	buttonPrice: boolean;
	/** Whether a line below the place-order button says what a shopper may rely on. */
	reassurance: boolean;
	/** Whether the express payment block sets the height and corners of buttons. */
	expressStyles: boolean;
	/** Whether the shop sells to three countries and ships to one of them. */
	narrowCountries: boolean;
	/** Whether a review needs a rating. */
	reviewRatingRequired: boolean;
	/** Whether `extensions["demo-reload"].reload` is true in every cart. */
	reloadExtension: boolean;
	/** Whether shop, product and text pages have nothing of the visitor, so that any cache may store them. */
	cachedPages: boolean;
	/** How many products a page of the shop shows. */
	productsPerPage: OptionValue< 'productsPerPage' >;
	/** Whether the cart opens after adding a product. */
	redirectAfterAdd: boolean;
	/** Whether cookies record where visits come from, and orders tell it. */
	orderAttribution: boolean;
	/** Permission of the mailing list in the sample `newsletter` to record addresses. */
	mailingList: OptionValue< 'mailingList' >;
	/** The protocol of wishlists; `off` for a shop without them. */
	wishlist: OptionValue< 'wishlist' >;
	/** Whether visitors can have several wishlists, with all that the paid edition of the platform's plugin has. */
	wishlistSeveral: boolean;
	/** Whether the lines of the cart have wishlist buttons, which cost the cart a script. */
	wishlistInCart: boolean;
	/** Whether customers can save lines of the cart for later. */
	saveForLater: boolean;
	/** The button of a listed product: removes it, or leads to the list. */
	wishlistBehaviour: OptionValue< 'wishlistBehaviour' >;
	/** Icon of the mini-cart. */
	miniCartIcon: OptionValue< 'miniCartIcon' >;
	/** The condition for showing the number of items. */
	miniCartCount: OptionValue< 'miniCartCount' >;
	/** Whether the mini-cart shows the amount. */
	miniCartPrice: boolean;
	/** Whether adding a product opens the drawer. */
	miniCartAfterAdding: OptionValue< 'miniCartAfterAdding' >;
	/** Effect of a click on the mini-cart. */
	miniCartClick: OptionValue< 'miniCartClick' >;
	/** Whether cart and checkout have the mini-cart: `hidden` is the platform's word for a badge that leads to them. */
	miniCartOnCart: OptionValue< 'miniCartOnCart' >;
	/** Colours of the mini-cart; `''` for those of the theme. */
	miniCartPriceColor: OptionValue< 'miniCartPriceColor' >;
	miniCartIconColor: OptionValue< 'miniCartIconColor' >;
	miniCartCountColor: OptionValue< 'miniCartCountColor' >;
	/** Width of the drawer. */
	miniCartWidth: OptionValue< 'miniCartWidth' >;
	/** Whether the drawer has a title and buttons with the merchant's own labels. */
	miniCartLabels: boolean;
	/** Text direction and language of the pages: `en_US`, `de_DE`, or `ar` for right-to-left pages in English. */
	locale: string;
}

/** Colours that an administrator might choose. */
const COLORS = [ '', '#1d4f91', '#a63d1f', '#ffd166' ] as const;

/** The values of options with a fixed list of values. */
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

/** They cover every symbol position, zero, two and three decimals, and equal separators (SEK, on purpose). */
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
