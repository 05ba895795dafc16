import type { Page } from '@playwright/test';
import { inRoot } from '../../tools/support/root.mjs';
import { MUG } from './support/products';
import { expect, test } from './support/shop-test';

interface SeenEvent {
	name: string;
	ecommerce: { items: Array< { item_id: string } >; value?: number };
}

/** Across pages. */
const readEvents = ( page: Page ) =>
	page.evaluate(
		() =>
			JSON.parse(
				sessionStorage.getItem( 'test-events' ) ?? '[]'
			) as SeenEvent[]
	);

test.beforeEach( async ( { page } ) => {
	await page.addInitScript( () =>
		document.addEventListener( 'shopfront:event', ( event ) => {
			const seen = JSON.parse(
				sessionStorage.getItem( 'test-events' ) ?? '[]'
			);
			sessionStorage.setItem(
				'test-events',
				JSON.stringify( [ ...seen, ( event as CustomEvent ).detail ] )
			);
		} )
	);
	await page.addInitScript( {
		path: inRoot( 'build/behaviors/commerce-events.js' ),
	} );
} );

test( 'reports a visit once and in order, from a product to the reloaded order', async ( {
	page,
	cartPage,
	checkoutPage,
} ) => {
	await page.goto( '/product/stone-mug/' );
	const main = page.locator( '.product__summary' );
	await main.getByRole( 'button', { name: 'Add to cart' } ).click();
	const names = async () =>
		( await readEvents( page ) )
			.map( ( { name } ) => name )
			.filter( ( name ) => ! name.endsWith( '_list' ) );
	await expect.poll( names ).toEqual( [ 'view_item', 'add_to_cart' ] );
	await page.goto( '/cart/' );
	await cartPage.plus( MUG.name ).click();
	await expect
		.poll( names )
		.toEqual( [ 'view_item', 'add_to_cart', 'view_cart', 'add_to_cart' ] );
	await page.reload();
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '2' );
	await checkoutPage.open();
	await checkoutPage.fill();
	await checkoutPage.placeOrder.click();
	await checkoutPage.expectPlaced();
	await page.reload();
	await checkoutPage.expectPlaced();
	await expect
		.poll( names )
		.toEqual( [
			'view_item',
			'add_to_cart',
			'view_cart',
			'add_to_cart',
			'begin_checkout',
			'add_shipping_info',
			'add_payment_info',
			'purchase',
		] );
	const events = await readEvents( page );
	expect(
		new Set(
			events
				.filter( ( { name } ) => ! name.endsWith( '_list' ) )
				.flatMap( ( { ecommerce } ) => ecommerce.items )
				.map( ( { item_id: id } ) => id )
		)
	).toEqual( new Set( [ String( MUG.id ) ] ) );
} );
