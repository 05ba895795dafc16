import { announcements } from './support/announcements';
import { expectAccessible } from './support/expect-accessible';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { MUG, VOUCHER } from './support/products';
import { expect, test } from './support/shop-test';

// Each change of the total has its reason beside the total.

const ISOLATES = /[\u2068\u2069]/g;

test.beforeEach( async ( { page, shop } ) => {
	await watchLayoutShifts( page );
	await shop.add( [ MUG.id, 2 ] );
} );

for ( const { name, width, locale } of [
	{ name: 'a phone', width: 390, locale: 'en_US' },
	{ name: 'a desktop', width: 1280, locale: 'en_US' },
	{ name: 'a small mirrored page', width: 320, locale: 'ar' },
] as const ) {
	// The small mirrored page has the least space.
	const tag = locale === 'ar' ? [] : [ '@all' ];
	test.describe( name, { tag }, () => {
		test.use( {
			viewport: { width, height: 844 },
			shopOptions: { locale },
		} );

		test( 'explains at the checkout what pickup changes, and announces it once', async ( {
			page,
			checkoutPage,
		} ) => {
			await checkoutPage.open();
			await checkoutPage.step( 'Delivery' ).waitFor();
			await page.getByRole( 'radio', { name: 'Pickup' } ).check();
			const change = page.locator( '.sf-total-change' ).last();
			await expect( change ).toContainText( 'pickup is free' );
			// By key: the summary above may still move the button.
			await change
				.getByRole( 'button', { name: 'Why did the total change?' } )
				.press( 'Enter' );
			await expect(
				change.getByRole( 'listitem' ).first()
			).toBeVisible();
			await expectAccessible( page );
			await expect
				.poll( async () =>
					( await announcements( page ) ).filter( ( text ) =>
						text.includes( 'pickup is free' )
					)
				)
				.toHaveLength( 1 );
		} );
	} );
}

test( 'moves nothing in the cart, and loads its code with the first change', async ( {
	page,
	cartPage,
} ) => {
	const loaded: string[] = [];
	page.on( 'request', ( request ) => loaded.push( request.url() ) );
	const isLoaded = () =>
		loaded.some( ( url ) => url.includes( 'total-changes' ) );
	await cartPage.open();
	await page.mouse.move( 5, 5 );
	await page.mouse.move( 6, 6 );
	await page.waitForLoadState( 'networkidle' );
	expect( isLoaded() ).toBe( false );
	const total = page.locator(
		'.wc-block-components-totals-footer-item .wc-block-components-totals-item__value'
	);
	const proceed = page
		.getByRole( 'link', { name: 'Proceed to Checkout' } )
		.first();
	const edges = async () => {
		const [ amount, button ] = await Promise.all( [
			total.boundingBox(),
			proceed.boundingBox(),
		] );
		return [
			Math.round( ( amount?.x ?? 0 ) + ( amount?.width ?? 0 ) ),
			button?.y,
		];
	};
	const before = await edges();
	await cartPage.plus( MUG.name ).click();
	const text = page.locator( '.sf-total-change__text' );
	await expect( text ).toBeVisible();
	expect( ( await text.innerText() ).replace( ISOLATES, '' ) ).toMatch(
		/^\+\$[\d.]+: now 3 × Stone Mug$/
	);
	expect( isLoaded() ).toBe( true );
	expect( await edges() ).toEqual( before );
	expect( await layoutShifts( page ) ).toEqual( [] );
	const line = await text.boundingBox();
	expect( ( line?.y ?? 0 ) + ( line?.height ?? 0 ) ).toBeLessThanOrEqual(
		( await proceed.boundingBox() )?.y ?? 0
	);
} );

test(
	'keeps the reason of a change that the shopper did not make until it is dismissed',
	{ tag: '@all' },
	async ( { page, shop, cartPage } ) => {
		await shop.add( [ VOUCHER.id, 1 ] );
		await cartPage.open();
		await page.keyboard.press( 'Tab' );
		// Another window removes a product. This page learns of it with its own next change.
		await shop.remove( VOUCHER.id );
		await cartPage.plus( MUG.name ).click();
		const change = page.locator( '.sf-total-change' );
		await expect( change ).toContainText( /Untaxed Voucher.*removed/ );
		await change
			.getByRole( 'button', { name: 'Dismiss this notice' } )
			.click();
		await expect( page.locator( '.sf-total-change__text' ) ).toHaveCount(
			0
		);
		await expect(
			change.getByRole( 'button', { name: 'Why did the total change?' } )
		).toBeFocused();
	}
);
