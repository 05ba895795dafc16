import type { ShopOptions } from '../options';
import type { AddOnDeclaration } from '../pages/add-ons';

/** A page that add-ons take part in. */
export type SamplePage = 'cart' | 'checkout';

/** A small add-on that shows how one of the points is used. */
export interface Sample {
	name: string;
	title: string;
	/** Which point it meets, in a few words. */
	point: string;
	/** What is to be seen of it. */
	does: string;
	/** Address of its script. */
	script: string;
	/** Address of what it was written as. */
	source: string;
	pages: readonly SamplePage[];
	/** How its script is declared, beside its address. */
	declares?: Pick< AddOnDeclaration, 'dependencies' | 'before' | 'after' >;
	/** The gateway on the server that it is the page's part of. */
	gateway?: string;
}

const FOLDER = '/assets/add-ons';

/** Where the samples that are built are served. */
export const SAMPLES_BUILD_PATH = '/build/samples';

/** Written as plain scripts, but for one. */
export const SAMPLES: readonly Sample[] = [
	{
		name: 'invoice',
		title: 'Pay on account',
		point: 'A gateway',
		does: 'A way to pay with a field of its own: the number of a purchase order, checked here and again by the server, and told with the order.',
		script: `${ FOLDER }/invoice.js`,
		source: `${ FOLDER }/invoice.js`,
		pages: [ 'checkout' ],
		gateway: 'demo-invoice',
	},
	{
		name: 'wallet',
		title: 'Demo Wallet',
		point: 'An express payment',
		does: 'A button above the form and in the cart. Its sheet knows an address, asks what it costs to send there, and places the order.',
		script: '/assets/gateways/wallet.js',
		source: '/assets/gateways/wallet.js',
		pages: [ 'cart', 'checkout' ],
		gateway: 'demo-wallet',
	},
	{
		name: 'gift-labels',
		title: 'Gift labels',
		point: 'Filters',
		does: 'Other words where the shop has its own: names of products, the total, coupons, and the button that places the order.',
		script: `${ FOLDER }/gift-labels.js`,
		source: `${ FOLDER }/gift-labels.js`,
		pages: [ 'cart', 'checkout' ],
	},
	{
		name: 'delivery-day',
		title: 'Day of delivery',
		point: 'A checkout block with extension data',
		does: 'A step of the form, written with JSX and built as add-ons are. The server refuses an order without a good day, and the order tells the day.',
		script: `${ SAMPLES_BUILD_PATH }/delivery-day.js`,
		source: `${ FOLDER }/delivery-day.jsx`,
		pages: [ 'checkout' ],
	},
	{
		name: 'gift-wrap',
		title: 'Gift wrap',
		point: 'A slot, and an update of the cart',
		does: 'A tick box below the totals. The server adds a fee to the cart, or takes it off.',
		script: `${ FOLDER }/gift-wrap.js`,
		source: `${ FOLDER }/gift-wrap.js`,
		pages: [ 'cart', 'checkout' ],
	},
	{
		name: 'funnel',
		title: 'Funnel',
		point: 'Events',
		does: 'Counts how far a shopper comes, from all that a page tells of: events of the document, actions, and moments of the checkout. It lists them at the end of the page.',
		script: `${ FOLDER }/funnel.js`,
		source: `${ FOLDER }/funnel.js`,
		pages: [ 'cart', 'checkout' ],
	},
];

/** All samples, in the words of the option `addOns`. */
export const ALL_SAMPLES = 'all';

const namesIn = ( text: string ): string[] =>
	text
		.split( ',' )
		.map( ( name ) => name.trim() )
		.filter( ( name ) => name !== '' );

/** Whether a text names samples: `all`, or names with commas between; `''` for none. */
export const isSampleList = ( value: unknown ): value is string =>
	typeof value === 'string' &&
	( value === ALL_SAMPLES ||
		namesIn( value ).every( ( wanted ) =>
			SAMPLES.some( ( { name } ) => name === wanted )
		) );

/** The samples that are on. */
export function chosenSamples( {
	addOns,
}: Pick< ShopOptions, 'addOns' > ): readonly Sample[] {
	const wanted = namesIn( addOns );
	return addOns === ALL_SAMPLES
		? SAMPLES
		: SAMPLES.filter( ( { name } ) => wanted.includes( name ) );
}

export const isSampleOn = (
	options: Pick< ShopOptions, 'addOns' >,
	name: string
): boolean =>
	chosenSamples( options ).some( ( sample ) => sample.name === name );

/** Options with what samples bring along: their ways to pay, and express payment in the cart. */
export function withSamples( options: ShopOptions ): ShopOptions {
	const gateways = chosenSamples( options ).flatMap(
		( { gateway } ) => gateway ?? []
	);
	return {
		...options,
		paymentMethods: [
			...new Set( [ ...options.paymentMethods, ...gateways ] ),
		],
		cartExpress: options.cartExpress || isSampleOn( options, 'wallet' ),
	};
}
