import { expectNoOverflow } from './support/expect-no-overflow';
import {
	CALLIGRAPHY,
	CAP,
	LAMP,
	MUG,
	NOTES,
	PLATTER,
} from './support/products';
import { expect, test } from './support/shop-test';

const PAGES = [
	'/shop/',
	PLATTER.path,
	'/cart/',
	'/checkout/',
	'/contact/',
	'/wishlist/',
];

test.beforeEach( ( { shop } ) =>
	shop.add(
		...[ MUG, CAP, LAMP, NOTES, PLATTER, CALLIGRAPHY ].map(
			( { id } ): [ number, number ] => [ id, 1 ]
		)
	)
);

for ( const { name, width, textSize, locale } of [
	{ name: '320 px', width: 320, textSize: '100%', locale: 'en_US' },
	{
		name: '320 px from right to left',
		width: 320,
		textSize: '100%',
		locale: 'ar',
	},
	{ name: 'twice the text', width: 1280, textSize: '200%', locale: 'en_US' },
] ) {
	// The mirrored page has the least space; its longest words are the other page's.
	const tag = locale === 'ar' ? [] : [ '@all' ];
	test.describe( name, { tag }, () => {
		test.use( {
			viewport: { width, height: 640 },
			shopOptions: { locale },
		} );

		test( 'fits without horizontal scrolling or truncated text', async ( {
			page,
			cartPage,
		} ) => {
			await page.addInitScript( ( size ) => {
				document.addEventListener( 'DOMContentLoaded', () => {
					document.documentElement.style.fontSize = size;
				} );
			}, textSize );
			for ( const path of PAGES ) {
				await page.goto( path );
				await page.waitForLoadState( 'networkidle' );
				await expectNoOverflow( page );
			}

			await cartPage.open();
			await cartPage.applyCoupon( 'ten' );
			await cartPage.enterCoupon( 'old' );
			await expect( page.getByRole( 'alert' ) ).toBeVisible();
			await expectNoOverflow( page );
		} );
	} );
}

test.describe( 'a German shop', { tag: '@all' }, () => {
	test.use( {
		viewport: { width: 320, height: 640 },
		shopOptions: { locale: 'de_DE' },
	} );

	test( 'breaks long words at a syllable, and nothing else', async ( {
		page,
	} ) => {
		for ( const path of PAGES ) {
			await page.goto( path );
			await page.waitForLoadState( 'networkidle' );
			await expectNoOverflow( page );
			await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveCSS(
				'hyphens',
				'auto'
			);
		}
	} );
} );

test.describe( 'a small window', () => {
	test.use( { viewport: { width: 320, height: 640 } } );

	test(
		'shows a snackbar at full width, away from the button to the checkout',
		{ tag: '@all' },
		async ( { page, cartPage } ) => {
			await cartPage.open();
			const bar = page.getByRole( 'region', { name: 'Checkout' } );
			await expect( bar ).toBeVisible();
			await cartPage.enterCoupon( 'ten' );
			const snackbar = page
				.getByRole( 'region', { name: 'Messages' } )
				.getByText( 'Coupon code' );
			await expect( snackbar ).toBeVisible();
			const list = page.locator(
				'.wc-block-components-notice-snackbar-list'
			);
			const box = await list.boundingBox();
			const below = await bar.boundingBox();
			expect( box?.width ).toBeGreaterThan( 280 );
			expect(
				( box?.y ?? 0 ) + ( box?.height ?? 0 )
			).toBeLessThanOrEqual( below?.y ?? 0 );
		}
	);
} );
