import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { expectAnnounced } from './support/expect-announced';
import { expectNoOverflow } from './support/expect-no-overflow';
import { CAP, MUG, NOTES, PLATTER } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

/** A page without another block. */
const PATH = '/terms/';

const drawerOf = ( page: Page ) => {
	const dialog = page.getByRole( 'dialog' );
	const button = ( name: string ) =>
		dialog.getByRole( 'button', { name, exact: true } );
	return {
		dialog,
		open: async () => {
			await page.emulateMedia( { reducedMotion: 'reduce' } );
			await page.goto( PATH );
			await page.locator( '.wc-block-mini-cart__button' ).click();
			await expect( dialog ).toBeVisible();
		},
		row: ( name: string ) =>
			dialog.getByRole( 'row' ).filter( { hasText: name } ),
		subtotal: dialog.locator( '.wc-block-mini-cart__footer-subtotal' ),
		close: button( 'Close' ),
		message: dialog.getByText( 'Your cart is currently empty!' ),
		increase: ( name: string ) =>
			button( `Increase quantity of ${ name }` ),
		remove: ( name: string ) => button( `Remove ${ name } from cart` ),
		undo: ( name: string ) => button( `Undo removal of ${ name }` ),
	};
};

test( 'the drawer changes, removes and restores items with the keyboard @quick', async ( {
	page,
	shop,
} ) => {
	await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] );
	const drawer = drawerOf( page );
	await drawer.open();
	await drawer.increase( MUG.name ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( drawer.dialog.getByRole( 'heading' ) ).toContainText(
		'(items: 4)'
	);
	await expect
		.poll( async () => ( await shop.cart() ).items_count )
		.toBe( 4 );

	await drawer.remove( MUG.name ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( drawer.undo( MUG.name ) ).toBeFocused();
	await expectAnnounced( page, 'Stone Mug has been removed from your cart.' );

	await drawer.remove( CAP.name ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( drawer.message ).toBeVisible();
	await expect( drawer.dialog.locator( ':focus' ) ).toHaveCount( 1 );

	await drawer.undo( MUG.name ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( drawer.subtotal ).toContainText( '$54.00' );
	await expect(
		drawer.row( MUG.name ).getByRole( 'link', { name: MUG.name } ).last()
	).toBeFocused();
	expect( ( await shop.cart() ).items ).toMatchObject( [
		{ name: MUG.name, quantity: 3 },
	] );
} );

test( 'a link of the drawer sends a pending quantity before the page changes', async ( {
	page,
	shop,
} ) => {
	await shop.add( [ MUG.id, 1 ] );
	const drawer = drawerOf( page );
	await drawer.open();
	await drawer.increase( MUG.name ).click();
	await drawer.dialog.getByRole( 'link', { name: 'View my cart' } ).click();
	await page.waitForURL( '**/cart/' );
	expect( ( await shop.cart() ).items ).toMatchObject( [ { quantity: 2 } ] );
} );

test.describe( 'states', () => {
	test.use( { allowedConsoleErrors: LOST_REQUESTS } );

	test( 'of the drawer are accessible', async ( { page, shop } ) => {
		const drawer = drawerOf( page );
		let release = () => {};
		const released = new Promise< void >( ( resolve ) => {
			release = resolve;
		} );
		await page.route( '**/build/**/mini-cart.*.js', async ( route ) => {
			await released;
			await route.continue();
		} );
		await drawer.open();
		await expect( drawer.dialog.getByRole( 'status' ) ).toHaveText(
			'Loading your cart…'
		);
		await expectAccessible( page, 'dialog' );
		release();
		await expect( drawer.message ).toBeVisible();
		await expectAccessible( page, 'dialog' );
		await drawer.close.click();
		await expect( drawer.dialog ).toBeHidden();
		await expectAccessible( page );

		await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ], [ NOTES.id, 1 ] );
		await drawer.open();
		await expect( drawer.row( MUG.name ) ).toBeVisible();
		await expectAccessible( page, 'dialog' );
		await drawer.remove( CAP.name ).click();
		await expect( drawer.undo( CAP.name ) ).toBeVisible();
		await expectAccessible( page, 'dialog' );

		await page.evaluate( () => localStorage.clear() );
		await shop.injectFault( { match: 'cart', kind: 'error-500' } );
		await drawer.open();
		const retry = drawer.dialog.getByRole( 'button', { name: 'Retry' } );
		await expect( retry ).toBeVisible( { timeout: 120_000 } );
		await expectAccessible( page, 'dialog' );
		await shop.clearFaults();
		await retry.click();
		await expect( drawer.row( MUG.name ) ).toBeVisible();
	} );
} );

for ( const { name, width, textSize, locale } of [
	{ name: '320 px', width: 320, textSize: '100%', locale: 'en_US' },
	{
		name: '320 px from right to left',
		width: 320,
		textSize: '100%',
		locale: 'ar',
	},
	{ name: 'twice the text', width: 390, textSize: '200%', locale: 'en_US' },
] ) {
	// As on other pages, the mirrored one has the least space.
	const tag = locale === 'ar' ? [] : [ '@all' ];
	test.describe( name, { tag }, () => {
		test.use( {
			viewport: { width, height: 640 },
			shopOptions: { locale },
		} );

		test( 'the drawer fits, and its buttons can be reached', async ( {
			page,
			shop,
		} ) => {
			await shop.add( [ MUG.id, 1 ], [ PLATTER.id, 1 ] );
			await page.addInitScript( ( size ) => {
				document.addEventListener( 'DOMContentLoaded', () => {
					document.documentElement.style.fontSize = size;
				} );
			}, textSize );
			const drawer = drawerOf( page );
			await drawer.open();
			await expect( drawer.row( MUG.name ) ).toBeVisible();
			await expectNoOverflow( page );
			const checkout = drawer.dialog.locator(
				'.wc-block-mini-cart__footer-checkout'
			);
			await checkout.focus();
			await expect( checkout ).toBeInViewport( { ratio: 1 } );
		} );
	} );
}
