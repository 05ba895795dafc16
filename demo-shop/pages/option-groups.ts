import { DIALOG_GATEWAY } from '../gateways/dialog';
import type { ShopOptions } from '../options';

/** A checkbox, a select with choices, or a list of checkboxes with several choices. */
export interface OptionControl {
	option: keyof ShopOptions;
	label: string;
	help: string;
	/** In order; missing for an option that is on or off. */
	choices?: ReadonlyArray< readonly [ value: string, label: string ] >;
	/** Any number of choices can be on. */
	hasSeveral?: boolean;
}

export interface OptionGroup {
	title: string;
	controls: readonly OptionControl[];
}

const TAX_DISPLAY = [
	[ 'excl', 'Without tax' ],
	[ 'incl', 'With tax' ],
] as const;

const FIELD_VISIBILITY = [
	[ 'required', 'Required' ],
	[ 'optional', 'Optional' ],
	[ 'hidden', 'Hidden' ],
] as const;

const COLORS = [
	[ '', 'Theme' ],
	[ '#1d4f91', 'Blue' ],
	[ '#a63d1f', 'Red' ],
	[ '#ffd166', 'Yellow' ],
] as const;

/** For `/demo/`, in the order of the page. */
export const OPTION_GROUPS: readonly OptionGroup[] = [
	{
		title: 'Language and money',
		controls: [
			{
				option: 'locale',
				label: 'Language and direction',
				help: 'German translates the shop, its cart and its checkout, and Arabic mirrors pages without translating them.',
				choices: [
					[ 'en_US', 'English' ],
					[ 'de_DE', 'German' ],
					[ 'ar', 'Right to left (Arabic)' ],
				],
			},
			{
				option: 'currency',
				label: 'Currency',
				help: 'Changes the symbol, its position and the number of decimals, but not the amounts.',
				choices: [
					[ 'USD', 'US dollar' ],
					[ 'EUR', 'Euro' ],
					[ 'GBP', 'Pound sterling' ],
					[ 'JPY', 'Yen, no decimals' ],
					[ 'KWD', 'Kuwaiti dinar, three decimals' ],
					[ 'CHF', 'Swiss franc' ],
					[ 'SEK', 'Swedish krona' ],
				],
			},
			{
				option: 'defaultLocation',
				label: 'Location of new visitors',
				help: 'The shop calculates taxes and shipping for it until the shopper enters an address.',
				choices: [
					[ 'US:CA', 'California' ],
					[ 'US:NY', 'New York' ],
					[ 'GB', 'United Kingdom' ],
					[ 'DE', 'Germany' ],
					[ '', 'Unknown' ],
				],
			},
		],
	},
	{
		title: 'Taxes',
		controls: [
			{
				option: 'taxesEnabled',
				label: 'Taxes',
				help: 'The shop charges taxes.',
			},
			{
				option: 'itemizedTaxes',
				label: 'A row for each tax',
				help: 'Totals list each tax instead of their sum.',
			},
			{
				option: 'taxDisplayCart',
				label: 'Prices and rates in cart and checkout',
				help: 'Shows goods, fees and shipping rates with or without tax.',
				choices: TAX_DISPLAY,
			},
			{
				option: 'taxDisplayShop',
				label: 'Prices in the shop',
				help: 'Shows product prices with or without tax.',
				choices: TAX_DISPLAY,
			},
			{
				option: 'pricesIncludeTax',
				label: 'Entered prices include tax',
				help: 'Catalogue prices include the tax of the shop’s own address.',
			},
		],
	},
	{
		title: 'Cart',
		controls: [
			{
				option: 'couponsEnabled',
				label: 'Coupons',
				help: 'Cart and checkout accept coupons, for example “ten”.',
			},
			{
				option: 'redirectAfterAdd',
				label: 'Cart after adding',
				help: 'Adding a product leads to the cart.',
			},
			{
				option: 'handlingFee',
				label: 'Handling fee',
				help: 'Adds a taxed fee to every cart.',
			},
			{
				option: 'unnamedFee',
				label: 'Fee without a name',
				help: 'Adds a fee that has an empty name.',
			},
			{
				option: 'zeroFee',
				label: 'Fee of zero',
				help: 'Adds a fee that costs nothing.',
			},
			{
				option: 'itemData',
				label: 'Data of items',
				help: 'Items have plain, hidden, formatted and unnamed data of an add-on.',
			},
			{
				option: 'fixedQuantities',
				label: 'Fixed quantities',
				help: 'Quantities cannot be changed, and the server refuses to do so.',
			},
			{
				option: 'itemVisibility',
				label: 'Items in the catalogue',
				help: 'Cart lines report this visibility, and only those found in listings have links; the Replacement Wick, the Brass Wall Hook and the Hidden Gift have a visibility of their own.',
				choices: [
					[ 'own', 'As each product is' ],
					[ 'search', 'Only by searching' ],
					[ 'catalog', 'Only in listings' ],
					[ 'hidden', 'Nowhere' ],
				],
			},
			{
				option: 'samplePoints',
				label: 'Sample points',
				help: 'An add-on stores data in the cart and requires a feature that no payment method supports.',
			},
		],
	},
	{
		title: 'Wishlists',
		controls: [
			{
				option: 'wishlist',
				label: 'Protocol',
				help: 'The requests with which scripts change wishlists; the pages are the same.',
				choices: [
					[ 'ajax', 'AJAX with parts of pages' ],
					[ 'rest', 'REST API' ],
					[
						'shopper-lists',
						'The platform’s own lists, for customers only',
					],
					[ 'off', 'No wishlists' ],
				],
			},
			{
				option: 'wishlistSeveral',
				label: 'Several lists',
				help: 'A visitor can have several lists, sort them, set quantities and ask for an estimate.',
			},
			{
				option: 'wishlistInCart',
				label: 'Buttons in the cart',
				help: 'The lines of the cart have wishlist buttons, which cost the cart a script.',
			},
			{
				option: 'saveForLater',
				label: 'Save for later',
				help: 'Customers can move lines of the cart to a list of the platform.',
			},
			{
				option: 'wishlistBehaviour',
				label: 'Button of a listed product',
				help: 'What the button does when the product is in a list.',
				choices: [
					[ 'remove', 'Removes the product' ],
					[ 'view', 'Opens the list' ],
				],
			},
		],
	},
	{
		title: 'Visits',
		controls: [
			{
				option: 'orderAttribution',
				label: 'Source of visits',
				help: 'Cookies record where a visit comes from, and the order tells it; open the shop with ?utm_source=news to see it.',
			},
			{
				option: 'mailingList',
				label: 'Mailing list',
				help: 'What the sample add-on Newsletter may record of a visitor who has not ordered.',
				choices: [
					[ 'on', 'The email address with the cart' ],
					[ 'no-consent', 'Nothing: the visitor has not agreed' ],
					[ 'carts-disabled', 'Nothing: the shop records no carts' ],
				],
			},
		],
	},
	{
		title: 'Mini-cart',
		controls: [
			{
				option: 'miniCartIcon',
				label: 'Icon',
				help: 'The drawing of the mini-cart in the header.',
				choices: [
					[ 'cart', 'Cart' ],
					[ 'bag', 'Bag' ],
					[ 'bag-alt', 'Another bag' ],
				],
			},
			{
				option: 'miniCartCount',
				label: 'Number of items',
				help: 'When the icon shows how many items are in the cart.',
				choices: [
					[ 'greater_than_zero', 'If there are any' ],
					[ 'always', 'Always' ],
					[ 'never', 'Never' ],
				],
			},
			{
				option: 'miniCartPrice',
				label: 'Amount',
				help: 'Shows the subtotal beside the icon.',
			},
			{
				option: 'miniCartAfterAdding',
				label: 'After adding a product',
				help: 'Whether the drawer opens by itself.',
				choices: [
					[ 'none', 'Stay on the page' ],
					[ 'open_drawer', 'Open the drawer' ],
				],
			},
			{
				option: 'miniCartClick',
				label: 'On a click',
				help: 'What the icon does.',
				choices: [
					[ 'open_drawer', 'Open the drawer' ],
					[ 'navigate_to_checkout', 'Go to the checkout' ],
				],
			},
			{
				option: 'miniCartOnCart',
				label: 'On cart and checkout pages',
				help: 'Whether these pages have the icon too.',
				choices: [
					[ 'hidden', 'Leads to the cart' ],
					[ 'removed', 'Removed' ],
				],
			},
			{
				option: 'miniCartPriceColor',
				label: 'Colour of the amount',
				help: 'Replaces the colour of the theme.',
				choices: COLORS,
			},
			{
				option: 'miniCartIconColor',
				label: 'Colour of the icon',
				help: 'Replaces the colour of the theme.',
				choices: COLORS,
			},
			{
				option: 'miniCartCountColor',
				label: 'Colour of the number',
				help: 'Replaces the background of the theme.',
				choices: COLORS,
			},
			{
				option: 'miniCartWidth',
				label: 'Width of the drawer',
				help: 'Narrow screens show the drawer at full width.',
				choices: [
					[ '320px', '320 pixels' ],
					[ '480px', '480 pixels' ],
					[ '640px', '640 pixels' ],
				],
			},
			{
				option: 'miniCartLabels',
				label: 'Other labels',
				help: 'Title and buttons of the drawer have labels of the merchant.',
			},
		],
	},
	{
		title: 'Shipping and pickup',
		controls: [
			{
				option: 'shippingEnabled',
				label: 'Shipping',
				help: 'The shop ships its goods.',
			},
			{
				option: 'shippingCalculator',
				label: 'Shipping calculator',
				help: 'The cart shows rates and a form for the address.',
			},
			{
				option: 'shippingCostRequiresAddress',
				label: 'Rates need an address',
				help: 'Hides rates until the address is complete.',
			},
			{
				option: 'severalPackages',
				label: 'Several packages',
				help: 'Ships every cart line as a package of its own.',
			},
			{
				option: 'rateDetails',
				label: 'Details of rates',
				help: 'Shipping rates have a description and a delivery time.',
			},
			{
				option: 'unselectedRates',
				label: 'No rate selected',
				help: 'The server selects no rate: the cart has no shipping costs, and the checkout selects the first rate.',
			},
			{
				option: 'shippingError',
				label: 'Shipping error',
				help: 'Adds an error about shipping to every cart.',
				choices: [
					[ 'none', 'None' ],
					[ 'missing_country', 'Missing country' ],
					[ 'invalid_country', 'Invalid country' ],
					[ 'invalid_state', 'Invalid state' ],
				],
			},
			{
				option: 'pickupPackages',
				label: 'Pickup of packages',
				help: 'With a choice other than the first, every cart line is a package.',
				choices: [
					[ 'all', 'Every package, anywhere' ],
					[ 'first', 'Only the first package' ],
					[ 'different', 'Each at another location' ],
				],
			},
			{
				option: 'localPickupEnabled',
				label: 'Pickup',
				help: 'Shoppers can pick up their order at two locations.',
			},
			{
				option: 'pickupOnly',
				label: 'Pickup only',
				help: 'The shop does not ship.',
			},
			{
				option: 'forcedBilling',
				label: 'Ship to the billing address',
				help: 'The checkout has one address for billing and shipping.',
			},
		],
	},
	{
		title: 'Checkout form and accounts',
		controls: [
			{
				option: 'phoneField',
				label: 'Phone',
				help: 'Visibility of the phone field.',
				choices: FIELD_VISIBILITY,
			},
			{
				option: 'companyField',
				label: 'Company',
				help: 'Visibility of the company field.',
				choices: FIELD_VISIBILITY,
			},
			{
				option: 'address2Field',
				label: 'Second address line',
				help: 'Visibility of the apartment field.',
				choices: FIELD_VISIBILITY,
			},
			{
				option: 'additionalFields',
				label: 'Fields of add-ons',
				help: 'Adds fields to contact, addresses and order.',
				choices: [
					[ 'none', 'None' ],
					[ 'recorded', 'Three plain fields' ],
					[ 'all', 'One of every kind, with rules' ],
					[ 'strict', 'Required checkboxes' ],
				],
			},
			{
				option: 'narrowCountries',
				label: 'Few countries',
				help: 'The shop sells to three countries and ships to the United States only.',
			},
			{
				option: 'guestCheckout',
				label: 'Guest checkout',
				help: 'Visitors can order without an account.',
			},
			{
				option: 'signUp',
				label: 'Account with an order',
				help: 'Shoppers can create an account while ordering.',
			},
			{
				option: 'generatePassword',
				label: 'Generated passwords',
				help: 'The shop generates the password of a new account and emails a link.',
			},
			{
				option: 'captcha',
				label: 'Captcha',
				help: 'Every order requires a solved captcha.',
			},
		],
	},
	{
		title: 'Attributes of the checkout block',
		controls: [
			{
				option: 'stepNumbers',
				label: 'Step numbers',
				help: 'Numbers the steps of the form.',
			},
			{
				option: 'stepDescriptions',
				label: 'Step descriptions',
				help: 'Adds a sentence below the title of each step.',
			},
			{
				option: 'termsCheckbox',
				label: 'Terms checkbox',
				help: 'Shoppers must accept the terms.',
			},
			{
				option: 'buttonPrice',
				label: 'Price on the button',
				help: 'The place-order button shows the total.',
			},
			{
				option: 'reassurance',
				label: 'Line below the button',
				help: 'Says what a shopper may rely on.',
			},
			{
				option: 'expressStyles',
				label: 'Styles of express buttons',
				help: 'Sets height and corners of the express payment buttons.',
			},
		],
	},
	{
		title: 'Payment and orders',
		controls: [
			{
				option: 'paymentMethods',
				label: 'Payment methods',
				help: 'The shop offers the chosen ones; sample add-ons add theirs.',
				choices: [
					[ 'cod', 'Cash on delivery' ],
					[ 'bacs', 'Direct bank transfer' ],
					[ 'cheque', 'Check payments' ],
					[ 'demo-card', 'Card' ],
					[ DIALOG_GATEWAY, 'Payment window' ],
					[ 'demo-wallet', 'Demo Wallet (express)' ],
				],
				hasSeveral: true,
			},
			{
				option: 'cartExpress',
				label: 'Express payment in the cart',
				help: 'The cart shows express payment buttons too.',
			},
			{
				option: 'cardDelayMs',
				label: 'Duration of card payments',
				help: 'How long the card gateway takes for each payment.',
				choices: [
					[ '0', 'None' ],
					[ '3000', 'Three seconds' ],
					[ '20000', 'Twenty seconds' ],
				],
			},
			{
				option: 'paymentRequirement',
				label: 'Payment requirement',
				help: 'The cart requires a feature, and payment methods without it are not offered.',
				choices: [
					[ 'none', 'None' ],
					[
						'tokenization',
						'Saved payment methods: only some are left',
					],
					[ 'subscriptions', 'Subscriptions: none is left' ],
				],
			},
			{
				option: 'blockedSession',
				label: 'Blocked session',
				help: 'Fraud protection leaves no payment methods and refuses orders with 403.',
			},
			{
				option: 'sampleTokens',
				label: 'Several saved payment methods',
				help: 'Customers have three more cards of which the second is the default, an eCheck of the trial gateway, and a token of an inactive gateway.',
			},
			{
				option: 'trialGateway',
				label: 'Trial gateway',
				help: 'Adds a gateway that pays every order and whose script behaves as chosen.',
				choices: [
					[ 'off', 'Off' ],
					[ 'plain', 'Works' ],
					[ 'crash-script', 'Its script crashes' ],
					[ 'crash-availability', 'canMakePayment() throws' ],
					[
						'availability-error',
						'canMakePayment() returns an error',
					],
					[ 'crash-content', 'Its content crashes' ],
					[ 'saved-token', 'Has a component for saved tokens' ],
					[ 'own-button', 'Has its own place-order button' ],
				],
			},
			{
				option: 'orderAttempts',
				label: 'Order attempts',
				help: 'The shop recognises a repeated order and never charges it twice; platforms without our plugin do not.',
			},
		],
	},
	{
		title: 'Server and add-ons',
		controls: [
			{
				option: 'observerEvent',
				label: 'Observed event',
				help: 'An add-on observes this event of the checkout; “Payment” needs the trial gateway, which it adds.',
				choices: [
					[ 'none', 'None' ],
					[ 'validation', 'Validation' ],
					[ 'payment', 'Payment' ],
					[ 'success', 'Success' ],
					[ 'fail', 'Failure' ],
				],
			},
			{
				option: 'observerAnswer',
				label: 'Answer of the observer',
				help: 'The add-on returns this from the observed event.',
				choices: [
					[ 'nothing', 'Nothing' ],
					[ 'success', 'Success' ],
					[ 'failure', 'Failure with a message' ],
					[ 'error', 'Error with a message' ],
					[ 'field-errors', 'Error of the city field' ],
					[ 'no-retry', 'Error that forbids another try' ],
					[ 'redirect', 'Success with another address' ],
					[ 'no-type', 'An object without a type' ],
					[ 'throw', 'Throws' ],
					[ 'never', 'Never answers' ],
				],
			},
			{
				option: 'reloadExtension',
				label: 'Reload',
				help: 'Every cart asks the page to reload, which it should do once, after the first change.',
			},
			{
				option: 'reviewRatingRequired',
				label: 'Rating of reviews',
				help: 'A review needs stars.',
			},
			{
				option: 'cachedPages',
				label: 'Cacheable pages',
				help: 'Shop, product and text pages have nothing of the visitor, so that any cache may store them.',
			},
			{
				option: 'nonceCheck',
				label: 'Nonce check',
				help: 'Requests that change something need a nonce.',
			},
			{
				option: 'administrator',
				label: 'Administrator',
				help: 'Pages show problems of add-ons, and that the shop is not open yet.',
			},
			{
				option: 'editor',
				label: 'Editor',
				help: 'Pages show the bar of the back end and links that edit their parts, as for administrators.',
			},
		],
	},
	{
		title: 'Site',
		controls: [
			{
				option: 'productsPerPage',
				label: 'Products per page',
				help: 'The shop page and its categories have pages of this length.',
				choices: [
					[ '12', '12' ],
					[ '24', '24' ],
					[ '48', '48' ],
				],
			},
			{
				option: 'storeNotice',
				label: 'Store notice',
				help: 'Pages show a notice until you dismiss it.',
			},
			{
				option: 'socialFeed',
				label: 'Photos on the home page',
				help: 'The answer of the server that has them.',
				choices: [
					[ 'works', 'Six photos' ],
					[ 'refused', 'An error' ],
					[ 'unreadable', 'A page instead of data' ],
					[ 'unavailable', 'Too many requests' ],
				],
			},
		],
	},
];
