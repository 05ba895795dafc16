import { expectAccessible } from './support/expect-accessible';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

const LINES: [ number, number ][] = [
	[ 26, 2 ],
	[ 27, 1 ],
];

const PAGES = [
	[ 'shop listing', '/', 200 ],
	[ 'product', '/product/stone-mug/', 200 ],
	[ 'cart', '/cart/', 200 ],
	[ 'account', '/my-account/', 200 ],
	[ 'checkout', '/checkout/', 200 ],
	[ 'options', '/demo/', 200 ],
	[ 'missing page', '/nowhere/', 404 ],
] as const;

/** All pages without a block are the demo shop's own, so by default they only open on a phone. */
const BLOCKS = [ 'cart', 'checkout' ];

/** Rarely changed: only `npm run test:release` opens them. */
const FOR_ALL = [ 'account', 'options', 'missing page' ];

for ( const [ name, path, status ] of PAGES ) {
	const others = FOR_ALL.includes( name ) ? '@all' : '@phone';
	const tag = BLOCKS.includes( name ) ? [] : [ others ];
	test.describe( `the ${ name }`, { tag }, () => {
		// Browsers log a missing page to the console.
		test.use( {
			allowedConsoleErrors: status === 404 ? LOST_REQUESTS : null,
		} );

		test( 'opens without overflow and is accessible @quick', async ( {
			page,
			shop,
			shopOptions,
		} ) => {
			await shop.add( ...LINES );

			const response = await page.goto( path );
			expect( response?.status() ).toBe( status );
			await expect(
				page.getByRole( 'heading', { level: 1 } )
			).toHaveCount( 1 );
			await expect( page.locator( 'html' ) ).toHaveAttribute(
				'dir',
				shopOptions.locale === 'ar' ? 'rtl' : 'ltr'
			);
			await page.waitForLoadState( 'networkidle' );

			const overflow = await page.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth
			);
			expect( overflow ).toBe( 0 );
			await expectAccessible( page );
		} );
	} );
}
