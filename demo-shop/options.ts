import { DIALOG_GATEWAY } from './gateways/dialog';
import { findGateway } from './gateways/gateways';
import { isRecord } from './is-record';
import { isSampleList } from './samples/samples';

/**
 * Options decide how the shop behaves. Each has a value for the shop, in its database, and a session may have its own
 * (`/demo/options`), so that tests and visitors can try another currency without affecting others.
 */
export interface Option< Value > {
	/** The default. */
	value: Value;
	isValue: ( value: unknown ) => value is Value;
	label: string;
	/** One sentence. */
	help: string;
	/** On `/demo/`; `null` for an option that has a page of its own. */
	control: 'checkbox' | 'select' | 'checkboxes' | null;
	/** Labels by value, in order. Where the value is a text or a number, requests can send others. */
	choices?: Readonly< Record< string, string > >;
}

const flag = (
	value: boolean,
	label: string,
	help: string
): Option< boolean > => ( {
	value,
	isValue: ( one ) => typeof one === 'boolean',
	label,
	help,
	control: 'checkbox',
} );

const choice = < Value extends string >(
	value: NoInfer< Value >,
	label: string,
	help: string,
	choices: Readonly< Record< Value, string > >
): Option< Value > => ( {
	value,
	isValue: ( one ): one is Value =>
		typeof one === 'string' && Object.hasOwn( choices, one ),
	label,
	help,
	control: 'select',
	choices,
} );

const isText = ( value: unknown ): value is string => typeof value === 'string';

const MAX_DELAY_MS = 60_000;

const isDelay = ( value: unknown ): value is number =>
	typeof value === 'number' && value >= 0 && value <= MAX_DELAY_MS;

const isGatewayList = ( value: unknown ): value is readonly string[] =>
	Array.isArray( value ) &&
	value.every( ( id ) => findGateway( id ) !== null );

const TAX_DISPLAY = { excl: 'Without tax', incl: 'With tax' };

const VISIBILITY = {
	required: 'Required',
	optional: 'Optional',
	hidden: 'Hidden',
};

const COLORS = {
	'': 'Theme',
	'#1d4f91': 'Blue',
	'#a63d1f': 'Red',
	'#ffd166': 'Yellow',
};

/** By the titles of `/demo/`, in its order. `npm run generate` writes them to OPTIONS.md. */
export const OPTION_GROUPS = {
	'Language and money': {
		locale: {
			value: 'en_US',
			isValue: isText,
			label: 'Language and direction',
			help: 'German translates the shop, its cart, its checkout and its orders, but neither the catalogue nor errors of the API; Arabic mirrors pages without translating them.',
			control: 'select',
			choices: {
				en_US: 'English',
				de_DE: 'German',
				ar: 'Right to left (Arabic)',
			},
		},
		currency: choice(
			'USD',
			'Currency',
			'Changes the symbol, its position and the number of decimals, but not the amounts.',
			{
				USD: 'US dollar',
				EUR: 'Euro',
				GBP: 'Pound sterling',
				JPY: 'Yen, no decimals',
				KWD: 'Kuwaiti dinar, three decimals',
				CHF: 'Swiss franc',
				SEK: 'Swedish krona',
			}
		),
		defaultLocation: {
			value: 'US:CA',
			isValue: isText,
			label: 'Location of new visitors',
			help: 'The shop calculates taxes and shipping for it until the shopper enters an address.',
			control: 'select',
			choices: {
				'US:CA': 'California',
				'US:NY': 'New York',
				GB: 'United Kingdom',
				DE: 'Germany',
				'': 'Unknown',
			},
		},
	},
	Taxes: {
		taxesEnabled: flag( true, 'Taxes', 'The shop charges taxes.' ),
		itemizedTaxes: flag(
			true,
			'A row for each tax',
			'Totals list each tax instead of their sum.'
		),
		taxDisplayCart: choice(
			'excl',
			'Prices and rates in cart and checkout',
			'Shows goods, fees and shipping rates with or without tax.',
			TAX_DISPLAY
		),
		taxDisplayShop: choice(
			'excl',
			'Prices in the shop',
			'Shows product prices with or without tax.',
			TAX_DISPLAY
		),
		pricesIncludeTax: flag(
			false,
			'Entered prices include tax',
			'Catalogue prices include the tax of the shop’s own address.'
		),
	},
	Cart: {
		couponsEnabled: flag(
			true,
			'Coupons',
			'Cart and checkout accept coupons, for example “ten”.'
		),
		redirectAfterAdd: flag(
			false,
			'Cart after adding',
			'Adding a product leads to the cart.'
		),
		handlingFee: flag(
			false,
			'Handling fee',
			'Adds a taxed fee to every cart.'
		),
		/** A careless add-on might forget the fee's name. */
		unnamedFee: flag(
			false,
			'Fee without a name',
			'Adds a fee that has an empty name.'
		),
		zeroFee: flag( false, 'Fee of zero', 'Adds a fee that costs nothing.' ),
		itemData: flag(
			false,
			'Data of items',
			'Items have plain, hidden, formatted and unnamed data of an add-on.'
		),
		fixedQuantities: flag(
			false,
			'Fixed quantities',
			'Quantities cannot be changed, and the server refuses to do so.'
		),
		itemVisibility: choice(
			'own',
			'Items in the catalogue',
			'Cart lines report this visibility, and only those found in listings have links; the Replacement Wick, the Brass Wall Hook and the Hidden Gift have a visibility of their own.',
			{
				own: 'As each product is',
				search: 'Only by searching',
				catalog: 'Only in listings',
				hidden: 'Nowhere',
			}
		),
		samplePoints: flag(
			false,
			'Sample points',
			'An add-on stores data in the cart and requires a feature that no payment method supports.'
		),
	},
	Wishlists: {
		wishlist: choice(
			'ajax',
			'Protocol',
			'The requests with which scripts change wishlists; the pages are the same.',
			{
				ajax: 'AJAX with parts of pages',
				rest: 'REST API',
				'shopper-lists': 'The platform’s own lists, for customers only',
				off: 'No wishlists',
			}
		),
		wishlistSeveral: flag(
			true,
			'Several lists',
			'A visitor can have several lists, sort them, set quantities and ask for an estimate.'
		),
		wishlistInCart: flag(
			false,
			'Buttons in the cart',
			'The lines of the cart have wishlist buttons, which cost the cart a script.'
		),
		saveForLater: flag(
			false,
			'Save for later',
			'Customers can move lines of the cart to a list of the platform.'
		),
		wishlistBehaviour: choice(
			'remove',
			'Button of a listed product',
			'What the button does when the product is in a list.',
			{ remove: 'Removes the product', view: 'Opens the list' }
		),
	},
	Visits: {
		orderAttribution: flag(
			false,
			'Source of visits',
			'Cookies record where a visit comes from, and the order tells it; open the shop with ?utm_source=news to see it.'
		),
		fieldData: flag(
			false,
			'Field data',
			'Pages of the shop report how fast they are, how long fields take and why orders are refused, without anything of the visitor; /demo/figures/ shows it.'
		),
		mailingList: choice(
			'on',
			'Mailing list',
			'What the sample add-on Newsletter may record of a visitor who has not ordered.',
			{
				on: 'The email address with the cart',
				'no-consent': 'Nothing: the visitor has not agreed',
				'carts-disabled': 'Nothing: the shop records no carts',
			}
		),
	},
	'Mini-cart': {
		miniCartIcon: choice(
			'cart',
			'Icon',
			'The drawing of the mini-cart in the header.',
			{ cart: 'Cart', bag: 'Bag', 'bag-alt': 'Another bag' }
		),
		miniCartCount: choice(
			'greater_than_zero',
			'Number of items',
			'When the icon shows how many items are in the cart.',
			{
				greater_than_zero: 'If there are any',
				always: 'Always',
				never: 'Never',
			}
		),
		miniCartPrice: flag(
			false,
			'Amount',
			'Shows the subtotal beside the icon.'
		),
		miniCartAfterAdding: choice(
			'none',
			'After adding a product',
			'Whether the drawer opens by itself.',
			{ none: 'Stay on the page', open_drawer: 'Open the drawer' }
		),
		miniCartClick: choice(
			'open_drawer',
			'On a click',
			'What the icon does.',
			{
				open_drawer: 'Open the drawer',
				navigate_to_checkout: 'Go to the checkout',
			}
		),
		/** `hidden` is the platform's word for a badge that leads to them. */
		miniCartOnCart: choice(
			'hidden',
			'On cart and checkout pages',
			'Whether these pages have the icon too.',
			{ hidden: 'Leads to the cart', removed: 'Removed' }
		),
		miniCartPriceColor: choice(
			'',
			'Color of the amount',
			'Replaces the color of the theme.',
			COLORS
		),
		miniCartIconColor: choice(
			'',
			'Color of the icon',
			'Replaces the color of the theme.',
			COLORS
		),
		miniCartCountColor: choice(
			'',
			'Color of the number',
			'Replaces the background of the theme.',
			COLORS
		),
		miniCartWidth: choice(
			'480px',
			'Width of the drawer',
			'Narrow screens show the drawer at full width.',
			{
				'320px': '320 pixels',
				'480px': '480 pixels',
				'640px': '640 pixels',
			}
		),
		miniCartLabels: flag(
			false,
			'Other labels',
			'Title and buttons of the drawer have labels of the merchant.'
		),
	},
	'Shipping and pickup': {
		shippingEnabled: flag( true, 'Shipping', 'The shop ships its goods.' ),
		/** Sets both the shop's setting and the block's attribute. */
		shippingCalculator: flag(
			false,
			'Shipping calculator',
			'The cart shows rates and a form for the address.'
		),
		shippingCostRequiresAddress: flag(
			false,
			'Rates need an address',
			'Hides rates until the address is complete.'
		),
		severalPackages: flag(
			false,
			'Several packages',
			'Ships every cart line as a package of its own.'
		),
		rateDetails: flag(
			true,
			'Details of rates',
			'Shipping rates have a description and a delivery time.'
		),
		unselectedRates: flag(
			false,
			'No rate selected',
			'The server selects no rate: the cart has no shipping costs, and the checkout selects the first rate.'
		),
		shippingError: choice(
			'none',
			'Shipping error',
			'Adds an error about shipping to every cart.',
			{
				none: 'None',
				missing_country: 'Missing country',
				invalid_country: 'Invalid country',
				invalid_state: 'Invalid state',
			}
		),
		pickupPackages: choice(
			'all',
			'Pickup of packages',
			'With a choice other than the first, every cart line is a package.',
			{
				all: 'Every package, anywhere',
				first: 'Only the first package',
				different: 'Each at another location',
			}
		),
		localPickupEnabled: flag(
			true,
			'Pickup',
			'Shoppers can pick up their order at two locations.'
		),
		pickupOnly: flag( false, 'Pickup only', 'The shop does not ship.' ),
		forcedBilling: flag(
			false,
			'Ship to the billing address',
			'The checkout has one address for billing and shipping.'
		),
	},
	'Checkout form and accounts': {
		phoneField: choice(
			'optional',
			'Phone',
			'Visibility of the phone field.',
			VISIBILITY
		),
		companyField: choice(
			'hidden',
			'Company',
			'Visibility of the company field.',
			VISIBILITY
		),
		address2Field: choice(
			'optional',
			'Second address line',
			'Visibility of the apartment field.',
			VISIBILITY
		),
		additionalFields: choice(
			'none',
			'Fields of add-ons',
			'Adds fields to contact, addresses and order, of which some depend on others or on the payment method.',
			{
				none: 'None',
				recorded: 'Three plain fields',
				all: 'One of every kind, with rules',
				strict: 'Required checkboxes',
			}
		),
		narrowCountries: flag(
			false,
			'Few countries',
			'The shop sells to three countries and ships to the United States only.'
		),
		guestCheckout: flag(
			true,
			'Guest checkout',
			'Visitors can order without an account.'
		),
		signUp: flag(
			true,
			'Account with an order',
			'Shoppers can create an account while ordering.'
		),
		generatePassword: flag(
			true,
			'Generated passwords',
			'The shop generates the password of a new account and emails a link.'
		),
		captcha: flag(
			false,
			'Captcha',
			'Every order requires the token of a solved captcha.'
		),
	},
	'Attributes of the checkout block': {
		stepNumbers: flag(
			false,
			'Step numbers',
			'Numbers the steps of the form.'
		),
		stepDescriptions: flag(
			false,
			'Step descriptions',
			'Adds a sentence below the title of each step.'
		),
		termsCheckbox: flag(
			false,
			'Terms checkbox',
			'Shoppers must accept the terms.'
		),
		buttonPrice: flag(
			true,
			'Price on the button',
			'The place-order button shows the total.'
		),
		reassurance: flag(
			true,
			'Line below the button',
			'Says what a shopper may rely on.'
		),
		expressStyles: flag(
			false,
			'Styles of express buttons',
			'Sets height and corners of the express payment buttons.'
		),
	},
	'Payment and orders': {
		paymentMethods: {
			value: [ 'cod', 'bacs', 'cheque', 'demo-card', 'demo-wallet' ],
			isValue: isGatewayList,
			label: 'Payment methods',
			help: 'The shop offers the chosen ones; sample add-ons add theirs.',
			control: 'checkboxes',
			choices: {
				cod: 'Cash on delivery',
				bacs: 'Direct bank transfer',
				cheque: 'Check payments',
				'demo-card': 'Card',
				[ DIALOG_GATEWAY ]: 'Payment window',
				'demo-wallet': 'Demo Wallet (express)',
			},
		},
		cartExpress: flag(
			false,
			'Express payment in the cart',
			'The cart shows express payment buttons too, for which its page loads the extensibility code.'
		),
		cardDelayMs: {
			value: 0,
			isValue: isDelay,
			label: 'Duration of card payments',
			help: 'How long the card gateway takes for each payment.',
			control: 'select',
			choices: {
				'0': 'None',
				'3000': 'Three seconds',
				'20000': 'Twenty seconds',
			},
		},
		paymentRequirement: choice(
			'none',
			'Payment requirement',
			'The cart requires a feature, and payment methods without it are not offered.',
			{
				none: 'None',
				tokenization: 'Saved payment methods: only some are left',
				subscriptions: 'Subscriptions: none is left',
			}
		),
		blockedSession: flag(
			false,
			'Blocked session',
			'Fraud protection leaves no payment methods and refuses orders with 403.'
		),
		sampleTokens: flag(
			false,
			'Several saved payment methods',
			'Customers have three more cards of which the second is the default, an eCheck of the trial gateway, and a token of an inactive gateway.'
		),
		trialGateway: choice(
			'off',
			'Trial gateway',
			'Adds a gateway that pays every order and whose script behaves as chosen.',
			{
				off: 'Off',
				plain: 'Works',
				'crash-script': 'Its script crashes',
				'crash-availability': 'canMakePayment() throws',
				'availability-error': 'canMakePayment() returns an error',
				'crash-content': 'Its content crashes',
				'saved-token': 'Has a component for saved tokens',
				'own-button': 'Has its own place-order button',
			}
		),
		orderAttempts: flag(
			true,
			'Order attempts',
			'The shop recognizes a repeated order and never charges it twice; platforms without our plugin do not.'
		),
	},
	'Server and add-ons': {
		waitingScripts: flag(
			true,
			'Waiting scripts',
			'Cart and checkout load their scripts when somebody touches the page, or when it is idle.'
		),
		serverTiming: flag(
			false,
			'Server timing',
			'Responses name in the header Server-Timing how long their parts took on the server.'
		),
		observerEvent: choice(
			'none',
			'Observed event',
			'An add-on observes this event of the checkout; “Payment” needs the trial gateway, which it adds.',
			{
				none: 'None',
				validation: 'Validation',
				payment: 'Payment',
				success: 'Success',
				fail: 'Failure',
			}
		),
		observerAnswer: choice(
			'error',
			'Answer of the observer',
			'The add-on returns this from the observed event.',
			{
				nothing: 'Nothing',
				success: 'Success',
				failure: 'Failure with a message',
				error: 'Error with a message',
				'field-errors': 'Error of the city field',
				'no-retry': 'Error that forbids another try',
				redirect: 'Success with another address',
				'no-type': 'An object without a type',
				throw: 'Throws',
				never: 'Never answers',
			}
		),
		/** `extensions["demo-reload"].reload`. */
		reloadExtension: flag(
			false,
			'Reload',
			'Every cart asks the page to reload, which it should do once, after the first change.'
		),
		reviewRatingRequired: flag(
			true,
			'Rating of reviews',
			'A review needs stars.'
		),
		cachedPages: flag(
			false,
			'Cacheable pages',
			'Shop, product and text pages have nothing of the visitor, so that any cache may store them.'
		),
		/** The platform can turn it off too. */
		nonceCheck: flag(
			true,
			'Nonce check',
			'Requests that change something need a nonce.'
		),
		administrator: flag(
			false,
			'Administrator',
			'Pages show problems of add-ons, and that the shop is not open yet.'
		),
		addOns: {
			value: '',
			isValue: isSampleList,
			label: 'Sample add-ons',
			help: 'The active ones: `all`, or names separated by commas; /add-ons/ turns them on.',
			control: null,
		},
		editor: flag(
			false,
			'Editor',
			'Pages show the bar of the back end and links that edit their parts, as for administrators.'
		),
	},
	Site: {
		productsPerPage: choice(
			'12',
			'Products per page',
			'The shop page and its categories have pages of this length.',
			{ '12': '12', '24': '24', '48': '48' }
		),
		storeNotice: flag(
			false,
			'Store notice',
			'Pages show a notice until you dismiss it.'
		),
		socialFeed: choice(
			'works',
			'Photos on the home page',
			'The answer of the server that has them.',
			{
				works: 'Six photos',
				refused: 'An error',
				unreadable: 'A page instead of data',
				unavailable: 'Too many requests',
			}
		),
	},
} satisfies Record< string, Record< string, Option< unknown > > >;

type Groups = typeof OPTION_GROUPS;

/** A pair of name and option, for each option. */
type Entry = {
	[ Group in keyof Groups ]: {
		[ Name in keyof Groups[ Group ] ]: [ Name, Groups[ Group ][ Name ] ];
	}[ keyof Groups[ Group ] ];
}[ keyof Groups ];

type ValueOf< One > = One extends {
	isValue: ( value: unknown ) => value is infer Value;
}
	? Value
	: never;

export type ShopOptions = {
	[ One in Entry as One[ 0 ] ]: ValueOf< One[ 1 ] >;
};

export type FieldVisibility = ShopOptions[ 'phoneField' ];

const OPTIONS: ReadonlyMap< string, Option< unknown > > = new Map(
	Object.values( OPTION_GROUPS ).flatMap(
		( group ): Array< [ string, Option< unknown > ] > =>
			Object.entries( group )
	)
);

const isOptions = (
	value: Record< string, unknown >
): value is Partial< ShopOptions > =>
	Object.entries( value ).every(
		( [ name, option ] ) => OPTIONS.get( name )?.isValue( option ) === true
	);

/** Or the names of unknown and invalid options. */
export const readOptions = (
	value: unknown
):
	| { ok: true; options: Partial< ShopOptions > }
	| { ok: false; wrong: string[] } => {
	const sent = isRecord( value ) ? value : {};
	if ( isOptions( sent ) ) {
		return { ok: true, options: sent };
	}
	return {
		ok: false,
		wrong: Object.keys( sent ).filter(
			( name ) => ! isOptions( { [ name ]: sent[ name ] } )
		),
	};
};

const isComplete = (
	options: Partial< ShopOptions >
): options is ShopOptions =>
	[ ...OPTIONS.keys() ].every( ( name ) => name in options );

const readDefaults = (): ShopOptions => {
	const defaults = readOptions(
		Object.fromEntries(
			[ ...OPTIONS ].map( ( [ name, { value } ] ) => [ name, value ] )
		)
	);
	if ( ! defaults.ok || ! isComplete( defaults.options ) ) {
		throw new Error( 'A default is not a value of its option.' );
	}
	return defaults.options;
};

export const DEFAULT_OPTIONS = readDefaults();
