import { test as base } from '@playwright/test';
import type { ShopOptions } from '../../demo-shop/options';
import { type Shop, shopBehind } from './shop';

/** What a page test may ask for. */
export interface ShopFixtures {
	/** Choices of the owner that a project or a `test.use` makes; laid over the shop's before the test. */
	shopOptions: Partial< ShopOptions >;
	shop: Shop;
}

/** `test` with a session of its own in the demo shop. An error that a page throws fails the test. */
export const test = base.extend< ShopFixtures >( {
	shopOptions: [ {}, { option: true } ],
	page: async ( { page }, run ) => {
		const errors: Error[] = [];
		page.on( 'pageerror', ( error ) => errors.push( error ) );
		await run( page );
		base.expect( errors ).toEqual( [] );
	},
	shop: [
		async ( { page, shopOptions }, run ) => {
			const shop = shopBehind( page );
			if ( Object.keys( shopOptions ).length > 0 ) {
				await shop.setOptions( shopOptions );
			}
			await run( shop );
		},
		{ auto: true },
	],
} );

export { expect } from '@playwright/test';
