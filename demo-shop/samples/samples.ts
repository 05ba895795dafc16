import type { ShopOptions } from '../options';

export type SamplePage = 'cart' | 'checkout';

export interface Sample {
	name: string;
	title: string;
	point: string;
	does: string;
	script: string;
	source: string;
	pages: readonly SamplePage[];
	gateway?: string;
	/** Handles as in the script's `*.asset.php`. */
	dependencies: readonly string[];
	before?: readonly string[];
	after?: readonly string[];
	results?: string;
}

const FOLDER = '/assets/add-ons';

export const SAMPLES_BUILD_PATH = '/build/samples';

/** A script that pages load as it is written. */
const plain = ( file: string ) => ( {
	script: `${ FOLDER }/${ file }`,
	source: `${ FOLDER }/${ file }`,
} );

export const SAMPLES: readonly Sample[] = [
	{
		name: 'invoice',
		title: 'Pay on account',
		point: 'A gateway',
		does: 'A payment method with its own field: a purchase order number, validated here and by the server, and saved with the order.',
		...plain( 'invoice.js' ),
		pages: [ 'checkout' ],
		gateway: 'demo-invoice',
		dependencies: [
			'wc-blocks-checkout',
			'wc-blocks-registry',
			'wc-settings',
			'wp-element',
			'wp-i18n',
		],
	},
	{
		name: 'wallet',
		title: 'Demo Wallet',
		point: 'An express payment',
		does: 'A button above the form and in the cart. Its sheet provides an address, requests shipping costs and places the order.',
		script: '/assets/gateways/wallet.js',
		source: '/assets/gateways/wallet.js',
		pages: [ 'cart', 'checkout' ],
		gateway: 'demo-wallet',
		dependencies: [
			'wc-blocks-registry',
			'wc-settings',
			'wp-data',
			'wp-element',
			'wp-i18n',
		],
	},
	{
		name: 'gift-labels',
		title: 'Gift labels',
		point: 'Filters',
		does: 'Replaces texts of the shop: product names, the total, coupons and the label of Place Order.',
		...plain( 'gift-labels.js' ),
		pages: [ 'cart', 'checkout' ],
		dependencies: [ 'wc-blocks-checkout', 'wp-i18n' ],
	},
	{
		name: 'delivery-day',
		title: 'Day of delivery',
		point: 'A checkout block with extension data',
		does: 'A step of the form, written with JSX and built as add-ons are. The server rejects an order without a valid day and saves the day with the order.',
		script: `${ SAMPLES_BUILD_PATH }/delivery-day.js`,
		source: `${ FOLDER }/delivery-day.jsx`,
		pages: [ 'checkout' ],
		dependencies: [
			'react-jsx-runtime',
			'wc-blocks-checkout',
			'wc-blocks-components',
			'wc-blocks-data-store',
			'wc-settings',
			'wp-data',
			'wp-element',
			'wp-i18n',
		],
	},
	{
		name: 'gift-wrap',
		title: 'Gift wrap',
		point: 'A slot, and an update of the cart',
		does: 'A tick box below the totals. The server adds a fee to the cart or removes it.',
		...plain( 'gift-wrap.js' ),
		pages: [ 'cart', 'checkout' ],
		dependencies: [
			'wc-blocks-checkout',
			'wp-element',
			'wp-i18n',
			'wp-plugins',
		],
	},
	{
		name: 'safe-place',
		title: 'A safe place',
		point: 'A checkout block by the official scaffold',
		does: 'A block that is always in the form, with its own editor part. It writes its data in effects and requires a location before a parcel may be left.',
		script: `${ SAMPLES_BUILD_PATH }/safe-place.js`,
		source: `${ FOLDER }/safe-place/block.jsx`,
		pages: [ 'checkout' ],
		dependencies: [
			'react-jsx-runtime',
			'wc-blocks-checkout',
			'wp-data',
			'wp-element',
			'wp-i18n',
		],
	},
	{
		name: 'pocket',
		title: 'Demo Pocket',
		point: 'An express payment in iframes',
		does: 'A button and a sheet that are pages of their own. They exchange messages with the checkout, offer addresses and shipping rates, and place the order.',
		...plain( 'pocket/pocket.js' ),
		pages: [ 'cart', 'checkout' ],
		gateway: 'demo-pocket',
		dependencies: [
			'wc-blocks-registry',
			'wc-settings',
			'wp-data',
			'wp-element',
			'wp-i18n',
		],
	},
	{
		name: 'refill',
		title: 'Monthly refill',
		point: 'Recurring shipping packages',
		does: 'All that is shipped comes again each month. The shopper chooses how the refill is shipped, sees what it costs, and the order keeps the choice.',
		...plain( 'refill.js' ),
		pages: [ 'cart', 'checkout' ],
		dependencies: [
			'wc-blocks-checkout',
			'wp-element',
			'wp-i18n',
			'wp-plugins',
		],
	},
	{
		name: 'human-check',
		title: 'Human check',
		point: 'A captcha that starts with DOMContentLoaded',
		does: 'A box before the button. The server refuses an order without the token that ticking it returns.',
		...plain( 'human-check.js' ),
		pages: [ 'checkout' ],
		dependencies: [ 'wc-blocks-checkout-events', 'wp-data', 'wp-i18n' ],
	},
	{
		name: 'direct-debit',
		title: 'Direct debit',
		point: 'A gateway written with jQuery',
		does: 'A payment method with fields of the document. It blocks them while its server makes a token of the account.',
		...plain( 'direct-debit.js' ),
		pages: [ 'checkout' ],
		gateway: 'demo-debit',
		dependencies: [
			'jquery',
			'jquery-blockui',
			'wc-blocks-registry',
			'wc-settings',
			'wp-element',
			'wp-i18n',
		],
		before: [ 'window.demoDebit = { tokens: "/demo/tokens" };' ],
	},
	{
		name: 'postcode-lookup',
		title: 'City of a postcode',
		point: 'A lookup of addresses',
		does: 'In the United States, Germany and Japan, the postcode fills in the city and the state. Try 62701, 42223 in two states, or 21039 with three places.',
		...plain( 'postcode-lookup.js' ),
		pages: [ 'checkout' ],
		dependencies: [ 'wc-blocks-registry' ],
	},
	{
		name: 'address-suggestions',
		title: 'Suggested addresses',
		point: 'An address autocomplete provider',
		does: 'Suggests addresses while the first line is typed, such as “market” in the United States.',
		...plain( 'address-suggestions.js' ),
		pages: [ 'checkout' ],
		dependencies: [ 'wc-blocks-registry' ],
	},
	{
		name: 'newsletter',
		title: 'Newsletter',
		point: 'A checkout block of an add-on, and a script on every page',
		does: 'A tick box below the email address, with the consents that it needs. The address that a visitor enters is recorded before they order, so that a shop can write about a cart that was left.',
		...plain( 'newsletter.js' ),
		pages: [ 'checkout' ],
		dependencies: [
			'wc-blocks-checkout',
			'wc-settings',
			'wp-element',
			'wp-i18n',
		],
	},
	{
		name: 'statistics',
		title: 'Statistics',
		point: 'Actions, events and stores',
		does: 'Counts what a shopper does, and sends it to the shop by beacons. Each purchase is counted once.',
		...plain( 'statistics.js' ),
		pages: [ 'cart', 'checkout' ],
		results: '/demo/statistics/',
		dependencies: [ 'wc-blocks-checkout-events', 'wp-data', 'wp-hooks' ],
	},
	{
		name: 'funnel',
		title: 'Funnel',
		point: 'Events',
		does: 'Counts how far a shopper comes, from all that a page tells of: events of the document, actions, and moments of the checkout. It lists them at the end of the page.',
		...plain( 'funnel.js' ),
		pages: [ 'cart', 'checkout' ],
		dependencies: [ 'wc-blocks-checkout-events', 'wp-hooks', 'wp-i18n' ],
	},
];

export const ALL_SAMPLES = 'all';

const namesIn = ( text: string ): string[] =>
	text
		.split( ',' )
		.map( ( name ) => name.trim() )
		.filter( ( name ) => name !== '' );

/** Accepts `all`, or names separated by commas; `''` for none. */
export const isSampleList = ( value: unknown ): value is string =>
	typeof value === 'string' &&
	( value === ALL_SAMPLES ||
		namesIn( value ).every( ( listed ) =>
			SAMPLES.some( ( { name } ) => name === listed )
		) );

export const chosenSamples = ( {
	addOns,
}: Pick< ShopOptions, 'addOns' > ): readonly Sample[] => {
	const names = namesIn( addOns );
	return addOns === ALL_SAMPLES
		? SAMPLES
		: SAMPLES.filter( ( { name } ) => names.includes( name ) );
};

export const isSampleOn = (
	options: Pick< ShopOptions, 'addOns' >,
	name: string
): boolean =>
	chosenSamples( options ).some( ( sample ) => sample.name === name );

/** Adds the options that active samples need: their payment methods, and express payment in the cart. */
export const withSamples = ( options: ShopOptions ): ShopOptions => {
	const gateways = chosenSamples( options ).flatMap(
		( { gateway } ) => gateway ?? []
	);
	return {
		...options,
		paymentMethods: [
			...new Set( [ ...options.paymentMethods, ...gateways ] ),
		],
		cartExpress:
			options.cartExpress ||
			isSampleOn( options, 'wallet' ) ||
			isSampleOn( options, 'pocket' ),
	};
};
