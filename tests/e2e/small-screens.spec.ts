import { expectFit } from './support/expect-fit';
import {
	CALLIGRAPHY,
	CAP,
	LAMP,
	MUG,
	NOTES,
	PLATTER,
} from './support/products';
import { expect, test } from './support/shop-test';

const PAGES = [ '/shop/', PLATTER.path, '/cart/', '/checkout/' ];

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
	test.describe( name, () => {
		test.use( {
			viewport: { width, height: 640 },
			shopOptions: { locale },
		} );

		test( 'needs no scrolling sideways and cuts nothing off', async ( {
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
				await expectFit( page );
			}

			await cartPage.open();
			await cartPage.enterCoupon( 'ten' );
			await expect( cartPage.chip( 'ten' ) ).toBeVisible();
			await cartPage.enterCoupon( 'old' );
			await expect( page.getByRole( 'alert' ) ).toBeVisible();
			await expectFit( page );
		} );
	} );
}
