import { createRandom, type Random } from '../reliability/support/random';
import type { CartPage } from './support/cart-page';
import { expectTrueCart } from './support/expect-true-cart';
import { CAP, COASTERS, MUG, VOUCHER } from './support/products';
import type { Fault } from './support/shop';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

test.use( { consoleMayTell: LOST_REQUESTS } );

const SEEDS = [ 1, 2, 3 ];
const ACTIONS = 25;
const PRODUCTS = [ MUG, CAP, COASTERS, VOUCHER ];

/** What goes wrong on the wire: together about every third request. */
const faultPlan = ( seed: number ): Fault[] =>
	(
		[
			[ 'delay', 0.08 ],
			[ 'drop-before', 0.05 ],
			[ 'drop-after', 0.05 ],
			[ 'error-500', 0.03 ],
			[ 'error-500-after', 0.03 ],
			[ 'html', 0.03 ],
			[ 'cut', 0.05 ],
			[ 'stale-nonce', 0.05 ],
		] as const
	 ).map( ( [ kind, probability ], index ) => ( {
		match: '*',
		kind,
		probability,
		ms: 300,
		seed: seed * 100 + index,
	} ) );

/** Something that a shopper could do now. */
const deed = ( cartPage: CartPage, random: Random ): Promise< void > => {
	const { name } = random.pick( PRODUCTS );
	switch ( random.integer( 0, 9 ) ) {
		case 0:
			return cartPage.remove( name ).click();
		case 1:
		case 2:
			return cartPage.enterCoupon(
				random.pick( [ 'ten', 'five', 'old', 'nonsense' ] )
			);
		case 3:
			return cartPage.chip( random.pick( [ 'ten', 'five' ] ) ).click();
		case 4:
		case 5:
			return cartPage
				.quantity( name )
				.fill( String( random.integer( -1, 12 ) ) );
		case 6:
			return cartPage.minus( name ).click();
		default:
			return cartPage.plus( name ).click();
	}
};

for ( const seed of SEEDS ) {
	test( `the page shows what the server has after ${ ACTIONS } random actions with random faults, seed ${ seed }`, async ( {
		page,
		shop,
		cartPage,
		wire,
	} ) => {
		test.setTimeout( 60_000 );
		const random = createRandom( seed );
		await shop.add(
			...PRODUCTS.map( ( { id } ): [ number, number ] => [ id, 2 ] )
		);
		await cartPage.open();
		await shop.misbehave( ...faultPlan( seed ) );
		page.setDefaultTimeout( 400 );
		for ( let action = 0; action < ACTIONS; action++ ) {
			try {
				await deed( cartPage, random );
			} catch ( error ) {
				// What is at its limit, on its way out or gone cannot be pressed.
				expect( error ).toHaveProperty( 'name', 'TimeoutError' );
			}
		}

		// The shopper looks away and back, which has a cart asked for that could not be.
		await shop.behave();
		await expect( async () => {
			await page.evaluate( () =>
				window.dispatchEvent( new Event( 'online' ) )
			);
			await expectTrueCart( { page, shop, wire }, 3_000 );
		} ).toPass( { timeout: 30_000 } );
		expect( wire.writes().length ).toBeGreaterThan( 5 );
	} );
}
