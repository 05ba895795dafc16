import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { type CartResponse, isRecord, parseCart } from '@shopfront/store-api';
import { type CartPage, createCartPage } from '../../e2e/support/cart-page';
import {
	type CheckoutPage,
	createCheckoutPage,
} from '../../e2e/support/checkout-page';
import type { SiteFacts } from './site';

interface Order {
	id: number;
	total: string;
	shipping: string;
}

interface Fixtures {
	/** What the console may show, and scripts may throw. Browsers log failed requests there. */
	allowedConsoleErrors: RegExp | null;
	cartPage: CartPage;
	checkoutPage: CheckoutPage;
	/** By link, like a shopper without JavaScript. */
	addToCart: (
		...lines: [ id: number, quantity: number ][]
	) => Promise< void >;
	/** The server's cart of this session. */
	serverCart: () => Promise< CartResponse >;
	placedOrder: () => Promise< Order >;
	/** URLs that the page requested since the test started, without prefetches. */
	requested: string[];
}

interface WorkerFixtures {
	site: SiteFacts;
}

/** For a context's pages; see mu-plugins/shopfront-test-switches.php. */
export const setSwitches = async (
	context: BrowserContext,
	baseURL: string,
	...switches: string[]
): Promise< void > =>
	context.addCookies( [
		{ name: 'shopfront_test', value: switches.join( '.' ), url: baseURL },
	] );

const readOrder = async ( page: Page ): Promise< Order > => {
	const address = new URL( page.url() );
	const [ , id ] = address.pathname.match( /order-received\/(\d+)/ ) ?? [];
	const query = new URLSearchParams( {
		key: address.searchParams.get( 'key' ) ?? '',
		billing_email: 'pat@shop.test',
	} );
	const response = await page.request.get(
		`/wp-json/wc/store/v1/order/${ id }?${ query }`
	);
	const order: unknown = await response.json();
	const totals = isRecord( order ) && isRecord( order.totals );
	if ( ! isRecord( order ) || ! totals || ! isRecord( order.totals ) ) {
		throw new Error( `No order: ${ await response.text() }` );
	}
	return {
		id: Number( order.id ),
		total: String( order.totals.total_price ),
		shipping: String( order.totals.total_shipping ),
	};
};

/** Fails on a page's console errors and warnings. */
export const test = base.extend< Fixtures, WorkerFixtures >( {
	site: [
		// Playwright requires a destructuring pattern.

		async ( {}, run ) =>
			run( JSON.parse( process.env.WORDPRESS_SITE ?? '' ) ),
		{ scope: 'worker' },
	],
	allowedConsoleErrors: [ null, { option: true } ],
	page: async ( { page, baseURL, allowedConsoleErrors }, run ) => {
		const problems: string[] = [];
		/** Themes load fonts from other hosts, which tests may not reach. */
		const isOfOtherHost = ( text: string, url: string ) =>
			text.startsWith( 'Failed to load resource' ) &&
			! url.startsWith( baseURL ?? '' );
		const isExpected = ( text: string ) =>
			allowedConsoleErrors?.test( text );
		page.on( 'pageerror', ( error ) => {
			if ( ! isExpected( String( error ) ) ) {
				problems.push( String( error ) );
			}
		} );
		page.on( 'console', ( message ) => {
			if (
				[ 'error', 'warning' ].includes( message.type() ) &&
				! isExpected( message.text() ) &&
				! isOfOtherHost( message.text(), message.location().url )
			) {
				problems.push( `${ message.type() }: ${ message.text() }` );
			}
		} );
		await run( page );
		base.expect( problems, 'errors on the console' ).toEqual( [] );
	},
	requested: async ( { page }, run ) => {
		const requested: string[] = [];
		page.on( 'request', ( request ) => {
			// Prefetches have no type of their own.
			if ( request.resourceType() !== 'other' ) {
				requested.push( request.url() );
			}
		} );
		await run( requested );
	},
	cartPage: async ( { page }, run ) => run( createCartPage( page ) ),
	checkoutPage: async ( { page }, run ) => run( createCheckoutPage( page ) ),
	addToCart: async ( { page }, run ) =>
		run( async ( ...lines ) => {
			for ( const [ id, quantity ] of lines ) {
				await page.goto(
					`/?add-to-cart=${ id }&quantity=${ quantity }`
				);
			}
			// This page prints the notices. On the next one, WooCommerce's script would focus them after half a second.
			await page.request.get( '/cart/' );
		} ),
	serverCart: async ( { page }, run ) =>
		run( async () => {
			const response = await page.request.get(
				'/wp-json/wc/store/v1/cart'
			);
			const cart = parseCart( await response.json() );
			if ( ! cart.ok ) {
				throw new Error( `No cart: ${ cart.path } ${ cart.reason }` );
			}
			return cart.value;
		} ),
	placedOrder: async ( { page }, run ) => run( () => readOrder( page ) ),
} );

export { expect } from '@playwright/test';
