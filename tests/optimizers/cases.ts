import { expect, type Page } from '@playwright/test';
import type { CartPage } from '../e2e/support/cart-page';
import type { CheckoutPage } from '../e2e/support/checkout-page';
import { layoutShifts, watchLayoutShifts } from '../e2e/support/layout-shifts';
import type { Transformation } from './transformations';

/** `none` for a site that has an optimizer of its own. */
export type OptimizerName = Transformation | 'none';

const ALL: readonly Transformation[] = [
	'delay',
	'defer',
	'async',
	'combine',
	'defer-inline',
	'move-inline',
	'minify',
	'unused-styles',
	'rocket-loader',
	'stale-page',
];
/** The two that found most faults. */
const USUAL: readonly Transformation[] = [ 'delay', 'combine' ];

/** `OPTIMIZERS` is `all` or a list of names. */
export const readOptimizers = (): readonly OptimizerName[] => {
	const { OPTIMIZERS: names = USUAL.join() } = process.env;
	if ( names === 'none' ) {
		return [ 'none' ];
	}
	return names === 'all'
		? ALL
		: ALL.filter( ( name ) => names.split( ',' ).includes( name ) );
};

/** The page has another visitor's cart, or none of its styles: it corrects itself, and moves. */
const MOVES: readonly OptimizerName[] = [ 'stale-page', 'unused-styles' ];

/** A shop behind an optimizer. */
export interface OptimizedShop {
	name: OptimizerName;
	/** Without a trailing slash. */
	address: string;
	product: { id: number; name: string; path: string };
	/** Selector of the product page's button. */
	addButton: string;
	/** A page with a drawer. */
	drawerPath: string;
}

const open = async ( page: Page, { address }: OptimizedShop, path: string ) => {
	await page.goto( address + path, { waitUntil: 'domcontentloaded' } );
};

const fillCart = async ( page: Page, shop: OptimizedShop ) => {
	await open( page, shop, `/?add-to-cart=${ shop.product.id }` );
	// This page prints WooCommerce's notice. On the next one, WooCommerce's script would take the focus for it.
	await page.request.get( `${ shop.address }/cart/` );
};

const expectStill = async ( page: Page, { name }: OptimizedShop ) => {
	if ( ! MOVES.includes( name ) ) {
		expect( await layoutShifts( page ) ).toEqual( [] );
	}
};

const countItems = ( page: Page ) =>
	page.evaluate( async () => {
		const cart = await fetch( '/wp-json/wc/store/v1/cart' );
		return ( await cart.json() ).items_count;
	} );

export const addProduct = async (
	page: Page,
	shop: OptimizedShop
): Promise< void > => {
	await open( page, shop, shop.product.path );
	await page.locator( shop.addButton ).first().click();
	// By a script, or by the form itself while scripts wait: then another page is loading.
	await expect( async () =>
		expect( await countItems( page ) ).toBe( 1 )
	).toPass();
};

export const pressPlus = async (
	page: Page,
	cartPage: CartPage,
	shop: OptimizedShop
): Promise< void > => {
	const { name } = shop.product;
	await fillCart( page, shop );
	await watchLayoutShifts( page );
	await open( page, shop, '/cart/' );
	await cartPage.plus( name ).click();
	await expect( cartPage.quantity( name ) ).toHaveValue( '2' );
	await expect
		.poll( () => countItems( page ), 'the server has the change' )
		.toBe( 2 );
	await expectStill( page, shop );
	// A script that still held presses would hold this one, too.
	await cartPage.proceed.click();
	await expect( page ).toHaveURL( /\/checkout\// );
};

export const openDrawer = async (
	page: Page,
	shop: OptimizedShop
): Promise< void > => {
	await fillCart( page, shop );
	await open( page, shop, shop.drawerPath );
	await page.locator( '.wc-block-mini-cart__button:visible' ).last().click();
	const drawer = page.getByRole( 'dialog' );
	await expect( drawer ).toBeVisible();
	await expect( drawer.getByText( shop.product.name ).first() ).toBeVisible();
	expect( page.url() ).toContain( shop.drawerPath );
};

export const placeOrder = async (
	page: Page,
	checkoutPage: CheckoutPage,
	shop: OptimizedShop
): Promise< void > => {
	await fillCart( page, shop );
	await watchLayoutShifts( page );
	await open( page, shop, '/checkout/' );
	await checkoutPage.email.pressSequentially( 'pat@shop.test' );
	await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
	await expect( checkoutPage.email ).toHaveValue( 'pat@shop.test' );
	await expectStill( page, shop );
	await checkoutPage.fill();
	await checkoutPage.placeOrder.click();
	await checkoutPage.expectPlaced();
};
