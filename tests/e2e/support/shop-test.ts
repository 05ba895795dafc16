import { test as base } from '@playwright/test';
import type { ShopOptions } from '../../../demo-shop/options';
import { watchAnnouncements } from './announcements';
import { type CartPage, createCartPage } from './cart-page';
import { type CheckoutPage, createCheckoutPage } from './checkout-page';
import { type Shop, createShop } from './shop';
import { listenIn, type Wire } from './wire';

export interface ShopFixtures {
	/** From a project or a `test.use`, set before the test. */
	shopOptions: Partial< ShopOptions >;
	/** What the console may show; no errors or warnings by default. Browsers log failed requests there. */
	allowedConsoleErrors: RegExp | null;
	shop: Shop;
	cartPage: CartPage;
	checkoutPage: CheckoutPage;
	wire: Wire;
}

/** The browser's message for a request that a test makes fail. */
export const LOST_REQUESTS = /^Failed to load resource/;

/**
 * Each test has its own session in the demo shop, and fails on a page's uncaught errors, console errors and warnings.
 */
export const test = base.extend< ShopFixtures >( {
	shopOptions: [ {}, { option: true } ],
	allowedConsoleErrors: [ null, { option: true } ],
	page: async ( { page, allowedConsoleErrors }, run ) => {
		await watchAnnouncements( page.context() );
		const problems: string[] = [];
		page.on( 'pageerror', ( error ) => problems.push( String( error ) ) );
		page.on( 'console', ( message ) => {
			if (
				[ 'error', 'warning' ].includes( message.type() ) &&
				! allowedConsoleErrors?.test( message.text() )
			) {
				problems.push( `${ message.type() }: ${ message.text() }` );
			}
		} );
		await run( page );
		base.expect( problems ).toEqual( [] );
	},
	shop: [
		async ( { page, shopOptions }, run ) => {
			const shop = createShop( page );
			if ( Object.keys( shopOptions ).length > 0 ) {
				await shop.setOptions( shopOptions );
			}
			await run( shop );
		},
		{ auto: true },
	],
	cartPage: async ( { page }, run ) => run( createCartPage( page ) ),
	checkoutPage: async ( { page }, run ) => run( createCheckoutPage( page ) ),
	wire: async ( { page }, run ) => run( listenIn( page ) ),
} );

export { expect } from '@playwright/test';
