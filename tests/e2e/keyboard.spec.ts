import type { Locator, Page } from '@playwright/test';
import { cartBadge } from './support/cart-badge';
import { expectServerCart } from './support/expect-server-cart';
import { MUG } from './support/products';
import { expect, test } from './support/shop-test';

/** By Tab alone, with visible focus at each stop. */
const tabTo = async (
	page: Page,
	target: Locator,
	key: 'Tab' | 'Shift+Tab' = 'Tab'
) => {
	const isThere = () =>
		target.evaluate(
			( element ) => element.ownerDocument.activeElement === element
		);
	for ( let presses = 0; presses < 60; presses++ ) {
		if ( await isThere() ) {
			return;
		}
		await page.keyboard.press( key );
		const focus = await page.evaluate( () => {
			const { activeElement } = document;
			if ( ! activeElement || activeElement === document.body ) {
				return 'the page';
			}
			const { outlineStyle, outlineWidth } =
				getComputedStyle( activeElement );
			const isSeen = outlineStyle !== 'none' && outlineWidth !== '0px';
			return isSeen ? '' : activeElement.outerHTML.slice( 0, 200 );
		} );
		// After the last element, the browser itself takes focus once.
		expect( [ '', 'the page' ] ).toContain( focus );
	}
	throw new Error( `Sixty presses of ${ key } do not lead to ${ target }.` );
};

// By default, tests/engines covers this in Firefox and WebKit.
test(
	'everything works with the keyboard alone',
	{ tag: '@all' },
	async ( { page, shop, cartPage, wire } ) => {
		await page.goto( MUG.path );
		await tabTo(
			page,
			page.getByRole( 'article' ).getByRole( 'button', {
				name: 'Add to cart',
			} )
		);
		await page.keyboard.press( 'Enter' );
		await expect( cartBadge( page, 1 ) ).toBeVisible();

		await page.keyboard.press( 'Control+Home' );
		await page.goto( '/shop/' );
		await tabTo( page, cartBadge( page, 1 ) );
		await page.keyboard.press( 'Enter' );
		const drawer = page.getByRole( 'dialog' );
		await expect( drawer.getByText( MUG.name ).first() ).toBeVisible();
		await tabTo(
			page,
			drawer.getByRole( 'link', { name: 'View my cart' } )
		);
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /\/cart\/$/ );
		await expect( cartPage.line( MUG.name ) ).toBeVisible();

		await tabTo( page, cartPage.quantity( MUG.name ) );
		await page.keyboard.press( 'ArrowUp' );
		await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '2' );
		await tabTo( page, cartPage.plus( MUG.name ) );
		await page.keyboard.press( 'Space' );
		await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '3' );
		await expectServerCart( { page, shop, wire } );

		await tabTo( page, cartPage.couponToggle );
		await page.keyboard.press( 'Enter' );
		await expect( cartPage.couponField ).toBeFocused();
		await page.keyboard.type( 'ten' );
		await page.keyboard.press( 'Enter' );
		await expect( cartPage.chip( 'ten' ) ).toBeVisible();
		await expect( cartPage.couponToggle ).toBeFocused();
		await tabTo( page, cartPage.chip( 'ten' ) );
		await page.keyboard.press( 'Enter' );
		await expect( cartPage.chip( 'ten' ) ).toHaveCount( 0 );
		await expect( cartPage.couponToggle ).toBeFocused();

		await tabTo( page, cartPage.remove( MUG.name ), 'Shift+Tab' );
		await page.keyboard.press( 'Space' );
		await expect( cartPage.emptyHeading ).toBeFocused();
		await expectServerCart( { page, shop, wire } );
	}
);
