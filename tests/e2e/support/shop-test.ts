import { test as base } from '@playwright/test';
import type { ShopOptions } from '../../demo-shop/options';
import { type CartPage, createCartPage } from './cart-page';
import { type CheckoutPage, createCheckoutPage } from './checkout-page';
import { type Shop, createShop } from './shop';
import { listenIn, type Wire } from './wire';

/** What a page test may ask for. */
export interface ShopFixtures {
	/** Choices of the owner that a project or a `test.use` makes; laid over the shop's before the test. */
	shopOptions: Partial< ShopOptions >;
	/** What the console may say; without it, no error and no warning. A browser tells of lost requests there. */
	allowedConsoleErrors: RegExp | null;
	shop: Shop;
	cartPage: CartPage;
	checkoutPage: CheckoutPage;
	wire: Wire;
}

/** What a browser says of requests that a test has spoilt. */
export const LOST_REQUESTS = /^Failed to load resource/;

/**
 * `test` with a session of its own in the demo shop. An error that a page throws fails the test, and so does an error
 * or a warning on its console.
 */
export const test = base.extend< ShopFixtures >( {
	shopOptions: [ {}, { option: true } ],
	allowedConsoleErrors: [ null, { option: true } ],
	page: async ( { page, allowedConsoleErrors }, run ) => {
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
