import { atLevel } from '../run/test-level';
import { expectAnnounced } from './support/expect-announced';
import { expectServerCart } from './support/expect-server-cart';
import { CAP, MUG, TROWEL } from './support/products';
import type { Fault } from './support/shop';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

test.use( { allowedConsoleErrors: LOST_REQUESTS } );

test.beforeEach( async ( { shop } ) => {
	await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] );
} );

const ON_UPDATE: [ Fault[ 'kind' ], number, string ][] = [
	[ 'drop-before', 3, '' ],
	[ 'drop-after', 3, '' ],
	[ 'cut', 3, '' ],
	[ 'stale-nonce', 3, '' ],
	[ 'reorder', 3, '' ],
	[ 'delay', 3, '' ],
	[ 'error-500-after', 3, '' ],
	[
		'error-500',
		2,
		'Our shop had a problem, so your last change may not have been saved. Please reload the page and try again. If this happens again, please contact us.',
	],
	[ 'html', 2, 'Something went wrong. Please contact us to get assistance.' ],
];

const KINDS: readonly string[] = atLevel( {
	// A stale nonce has its own test below.
	usual: [ 'drop-after', 'reorder', 'html' ],
	all: ON_UPDATE.map( ( [ kind ] ) => kind ),
} );

for ( const [ kind, quantity, message ] of ON_UPDATE.filter( ( [ each ] ) =>
	KINDS.includes( each )
) ) {
	test( `after ${ kind } on a quantity the page shows the server's cart`, async ( {
		page,
		shop,
		cartPage,
		wire,
	} ) => {
		await cartPage.open();
		await shop.injectFault( {
			match: 'cart/update-item',
			kind,
			times: 1,
		} );
		await cartPage.plus( MUG.name ).click();
		await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '3' );
		await expect.poll( wire.writes ).not.toHaveLength( 0 );

		if ( message ) {
			await expectAnnounced( page, message );
		}
		await expect( cartPage.quantity( MUG.name ) ).toHaveValue(
			String( quantity )
		);
		await expectServerCart( { page, shop, wire } );
		await expect(
			page.getByRole( 'button', { name: 'Dismiss this notice' } )
		).toHaveCount( message ? 1 : 0 );
		expect(
			( await shop.cart() ).items.map( ( item ) => item.quantity )
		).toEqual( [ quantity, 1 ] );
	} );
}

test( 'a stale nonce costs one more request', async ( {
	page,
	shop,
	cartPage,
	wire,
} ) => {
	await cartPage.open();
	await shop.injectFault( { match: '*', kind: 'stale-nonce', times: 1 } );
	await cartPage.plus( MUG.name ).click();
	await expect.poll( wire.writes ).toHaveLength( 2 );
	await expectServerCart( { page, shop, wire } );
	expect( wire.requests() ).toEqual( [ 'POST batch', 'POST batch' ] );
	expect( ( await shop.cart() ).items_count ).toBe( 4 );
} );

test( 'a server that stays unreachable loses no changes @quick', async ( {
	page,
	shop,
	cartPage,
	wire,
} ) => {
	await cartPage.open();
	await shop.injectFault( { match: '*', kind: 'drop-before' } );
	await cartPage.plus( MUG.name ).click();
	await expectAnnounced(
		page,
		'The server could not be reached. Please check your internet connection.',
		// Three attempts at the change, and three to load the cart.
		15_000
	);
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '2' );
	await expect( cartPage.line( CAP.name ) ).toBeVisible();

	await shop.clearFaults();
	await cartPage.plus( MUG.name ).click();
	await expect
		.poll( async () => ( await shop.cart() ).items_count )
		.toBe( 4 );
	await expectServerCart( { page, shop, wire } );
} );

for ( const kind of atLevel( {
	usual: [ 'drop-after' ],
	all: [ 'drop-after', 'cut', 'error-500-after' ],
} as const ) ) {
	test( `a coupon whose response is lost (${ kind }) is applied and not reported as failed`, async ( {
		page,
		shop,
		cartPage,
		wire,
	} ) => {
		await cartPage.open();
		await shop.injectFault( {
			match: 'cart/apply-coupon',
			kind,
			times: 1,
		} );
		await cartPage.enterCoupon( 'ten' );
		await expect( cartPage.chip( 'ten' ) ).toBeVisible();
		await expect( page.getByRole( 'alert' ) ).toHaveCount( 0 );
		await expectServerCart( { page, shop, wire } );
	} );
}

for ( const kind of atLevel( {
	usual: [ 'drop-after' ],
	all: [ 'drop-after', 'stale-nonce' ],
} as const ) ) {
	test( `removes a line despite ${ kind }`, async ( {
		page,
		shop,
		cartPage,
		wire,
	} ) => {
		await cartPage.open();
		await shop.injectFault( {
			match: 'cart/remove-item',
			kind,
			times: 1,
		} );
		await cartPage.remove( MUG.name ).click();
		await expect( cartPage.line( MUG.name ) ).toHaveCount( 0 );
		await expectAnnounced(
			page,
			'Stone Mug has been removed from your cart.'
		);
		await expectServerCart( { page, shop, wire } );
	} );
}

test(
	'a quantity above the stock is reverted with the reason',
	{ tag: '@all' },
	async ( { page, shop, cartPage, wire } ) => {
		// The stock belongs to the shop, so an earlier attempt at this test may have changed it.
		await shop.setStock( TROWEL.id, 5 );
		await shop.add( [ TROWEL.id, 1 ] );
		await cartPage.open();
		// Another shopper bought some since the page opened.
		await shop.setStock( TROWEL.id, 1 );
		let send = () => {};
		const isSeen = new Promise< void >( ( resolve ) => {
			send = resolve;
		} );
		await page.route( /\/wp-json\//, async ( route ) => {
			await isSeen;
			await route.continue();
		} );
		await cartPage.plus( TROWEL.name ).click();
		await expect( cartPage.quantity( TROWEL.name ) ).toHaveValue( '2' );
		send();

		const reason =
			'The maximum quantity of "Garden Trowel" allowed in the cart is 1';
		const notice = page.getByRole( 'main' ).getByText( reason );
		await expect( notice ).toBeVisible();
		await expectAnnounced( page, reason );
		await expect( cartPage.quantity( TROWEL.name ) ).toHaveValue( '1' );
		await expect( cartPage.plus( TROWEL.name ) ).toBeDisabled();
		await expectServerCart( { page, shop, wire } );

		await page
			.getByRole( 'button', { name: 'Dismiss this notice' } )
			.first()
			.click();
		await expect( notice ).toHaveCount( 0 );
	}
);
