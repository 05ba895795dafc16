import type { Hands } from './hands';
import { pause, type Visit } from './visit';

export interface Journey {
	visit: Visit;
	hands: Hands;
	/** Without a trailing slash. */
	address: string;
}

/** Its announcements are a section of the transcript with its title. */
export interface Part {
	title: string;
	/** Only `npm run e2e:engines` runs it, not `npm test`. */
	isLong?: boolean;
	run: ( journey: Journey ) => Promise< void >;
}

const waitForPage = async ( { visit }: Journey, path: RegExp ) => {
	await visit.until(
		`isAt(${ JSON.stringify( path.source ) })`,
		`${ path }`
	);
	await visit.settle();
};

/** After an action, focus must still be on the page. */
/** Longer than the pause after which the page sends typed text. */
const TYPING_PAUSE_MS = 2000;

const settle = async ( { visit, hands }: Journey ) => {
	await visit.settle();
	await hands.checkFocus();
};

const expectFocus = async ( { visit }: Journey, target: RegExp ) => {
	const focus = await visit.focus();
	if ( ! focus || ! target.test( focus.name ) ) {
		visit.problems.push(
			`Focus should be on ${ target }, not on ${ focus?.name ?? 'nothing' }.`
		);
	}
};

const listing: Part = {
	title: 'Listing',
	run: async ( journey ) => {
		const { visit, hands, address } = journey;
		await visit.page.goto( `${ address }/shop/` );
		await hands.activate( 'Add to cart: Stone Mug' );
		await settle( journey );
		await hands.activate( 'Canvas Cap' );
		await waitForPage( journey, /canvas-cap/ );
	},
};

const product: Part = {
	title: 'Product',
	run: async ( journey ) => {
		const { visit, hands } = journey;
		// The gallery scrolls its pictures once its code is there, sooner than a shopper tabs.
		await visit.settle();
		await hands.activate( /^Add to cart/ );
		await settle( journey );
		await hands.activate( 'Number of items in the cart: 2', {
			isAbove: true,
		} );
		await hands.activate( 'View my cart' );
		await waitForPage( journey, /\/cart\// );
	},
};

const quantity: Part = {
	title: 'Quantity',
	run: async ( journey ) => {
		await journey.hands.activate( 'Increase quantity of Stone Mug' );
		await settle( journey );
	},
};

/** Leaves the cart as it was, so that later announcements don't depend on it. */
const cartChanges: Part = {
	title: 'Cross-sell, removal and coupon',
	isLong: true,
	run: async ( journey ) => {
		const { hands } = journey;
		await hands.activate( 'Add to cart: “Coaster Pair”' );
		await settle( journey );
		await hands.activate( 'Remove Coaster Pair from cart', {
			isAbove: true,
		} );
		await settle( journey );
		await hands.activate( 'Add coupons' );
		await hands.fill( 'Enter code', 'ten' );
		await hands.activate( 'Apply' );
		await settle( journey );
		await hands.activate( 'Remove coupon "ten"' );
		await settle( journey );
	},
};

const proceed: Part = {
	title: 'Proceed to checkout',
	run: async ( journey ) => {
		await journey.hands.activate( /^Proceed to Checkout/i );
		await waitForPage( journey, /\/checkout\// );
	},
};

const checkout: Part = {
	title: 'Checkout',
	run: async ( journey ) => {
		const { hands } = journey;
		await hands.fill( 'Email address', 'pat@' );
		await hands.fill( 'First name', 'Pat' );
		await hands.fill( 'Last name', 'Guest' );
		await hands.fill( 'Address', '500 Howard Street' );
		await hands.fill( 'City', 'San Francisco' );
		await hands.pick( 'State', 'California' );
		// Each change that affects the rates has its own announcement.
		await settle( journey );
		await hands.fill( 'ZIP Code', '94105' );
		await settle( journey );
		await hands.choose( /^Card/ );
		await settle( journey );
		await hands.fill( 'Card number', '4242424242424242' );
		await hands.fill( 'Expiry date (MM/YY)', '1240' );
		await hands.fill( 'Security code', '123' );
		await hands.activate( /^Place Order/i );
		await settle( journey );
		await expectFocus( journey, /^Email address/ );
		await hands.fill( 'Email address', 'pat@shop.test' );
		await settle( journey );
	},
};

const refusedPayment: Part = {
	title: 'Refused payment',
	isLong: true,
	run: async ( journey ) => {
		const { visit, hands } = journey;
		await hands.fill( 'Card number', '4000000000000002' );
		// An order that waits for the total announces that too.
		await settle( journey );
		await hands.activate( /^Place Order/i );
		await visit.until(
			'announced().some( ( text ) => /declined/.test( text ) )',
			'the refusal'
		);
		await settle( journey );
		await expectFocus(
			journey,
			/^Card number|declined|payment didn’t go through/
		);
		await hands.fill( 'Card number', '4242424242424242' );
		await hands.fill( 'Expiry date (MM/YY)', '1240' );
		await hands.fill( 'Security code', '123' );
	},
};

const order: Part = {
	title: 'Order',
	run: async ( journey ) => {
		// The page sends typed text after a pause; an order that waits for its total announces that.
		await pause( TYPING_PAUSE_MS );
		await settle( journey );
		await journey.hands.activate( /^Place Order/i );
		await waitForPage( journey, /order-received/ );
	},
};

const back: Part = {
	title: 'Back after the order',
	isLong: true,
	run: async ( journey ) => {
		const { page } = journey.visit;
		await page.back();
		await waitForPage( journey, /\/checkout\/$/ );
	},
};

export const PARTS: readonly Part[] = [
	listing,
	product,
	quantity,
	cartChanges,
	proceed,
	checkout,
	refusedPayment,
	order,
	back,
];
