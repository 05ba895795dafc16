import { atLevel } from '../run/test-level';
import { expectAccessible } from './support/expect-accessible';
import { expectContrast } from './support/expect-contrast';
import { expect, test } from './support/shop-test';

const getOverflow = () =>
	document.documentElement.scrollWidth - document.documentElement.clientWidth;

// One page load for all checks.
test( 'the page of behaviors is accessible, mirrored, narrow, in the dark and with large text', async ( {
	page,
} ) => {
	test.slow();
	await page.goto( '/behaviors/' );
	// Behaviors that wait for intent, visibility or scrolling start, too.
	await page.getByRole( 'contentinfo' ).scrollIntoViewIfNeeded();
	await page.locator( '#review-rating' ).scrollIntoViewIfNeeded();
	await expect( page.getByRole( 'radio' ).first() ).toBeVisible();
	await expectAccessible( page );
	await page.emulateMedia( { colorScheme: 'dark' } );
	await expectContrast( page );
	await page.emulateMedia( { colorScheme: 'light' } );
	await page.setViewportSize( { width: 320, height: 640 } );
	expect( await page.evaluate( getOverflow ) ).toBe( 0 );
	await page.evaluate( () => {
		document.documentElement.style.fontSize = '200%';
	} );
	expect( await page.evaluate( getOverflow ) ).toBe( 0 );
	await page.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	expect( await page.evaluate( getOverflow ) ).toBe( 0 );
	await atLevel( {
		// Takes longer than all checks above, which found the same elements.
		usual: async () => {},
		all: () => expectAccessible( page, 'main' ),
	} )();
} );
