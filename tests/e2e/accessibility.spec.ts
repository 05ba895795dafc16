import { expectAccessible } from './support/expect-accessible';
import { expectAnnounced } from './support/expect-announced';
import { CAP, MUG, NOTES } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

// States that shoppers reach by using the pages; pages.spec.ts checks the pages as they open.

test.describe( 'a filled cart', () => {
	test.beforeEach( async ( { shop, cartPage } ) => {
		await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ], [ NOTES.id, 1 ] );
		await cartPage.open();
	} );

	test( 'is accessible while requests are pending @quick', async ( {
		page,
		cartPage,
		wire,
	} ) => {
		const release = await wire.hold();
		await cartPage.plus( MUG.name ).click();
		await cartPage.remove( CAP.name ).click();
		await cartPage.enterCoupon( 'ten' );
		await expect( cartPage.apply ).toHaveAttribute( 'aria-busy', 'true' );
		await expectAccessible( page );
		release();
		await expect( cartPage.chip( 'ten' ) ).toBeVisible();
	} );

	test.describe( 'with failed requests', () => {
		test.use( { allowedConsoleErrors: LOST_REQUESTS } );

		test( 'is accessible with a coupon, a refused code in an open panel and an error notice', async ( {
			page,
			shop,
			cartPage,
		} ) => {
			await cartPage.applyCoupon( 'ten' );
			await cartPage.enterCoupon( 'old' );
			await expect( page.getByRole( 'alert' ) ).toBeVisible();
			await shop.injectFault( { match: '*', kind: 'error-500' } );
			await cartPage.plus( MUG.name ).click();
			await expectAnnounced(
				page,
				'Our shop had a problem, so your last change may not have been saved. Please reload the page and try again. If this happens again, please contact us.'
			);
			await expect( cartPage.couponField ).toHaveAttribute(
				'aria-invalid',
				'true'
			);
			await expectAccessible( page );
		} );
	} );
} );

test( 'an empty cart is accessible', async ( { page, cartPage } ) => {
	await cartPage.open();
	await expect( cartPage.emptyHeading ).toBeVisible();
	await expectAccessible( page );
} );
