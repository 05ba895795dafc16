import { expect, type Page } from '@playwright/test';
import type { CartPage } from './cart-page';
import type { CheckoutPage } from './checkout-page';
import { CAP, LAMP, MUG, SHIRT, SOCKS } from './products';
import type { Shop } from './shop';

export interface LookFixtures {
	page: Page;
	shop: Shop;
	cartPage: CartPage;
	checkoutPage: CheckoutPage;
}

/** A page in a state that a shopper meets. */
export interface Look {
	name: string;
	open: ( fixtures: LookFixtures ) => Promise< unknown >;
	/** Whether it covers the window, and the page is behind it. */
	isInWindow?: boolean;
	/** Selectors of what differs each time, such as the number of an order. */
	changing?: readonly string[];
	/** Called before each picture: gives what would move its neighbors the same text each day. */
	steady?: ( page: Page ) => Promise< void >;
}

const at = ( name: string, path: string ): Look => ( {
	name,
	open: ( { page } ) => page.goto( path ),
} );

/** As in demo-shop/wishlist/settings.ts. */
const MOBILE_LIST_PX = 768;

const fillCart = ( { shop }: LookFixtures ) =>
	shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ], [ LAMP.id, 1 ] );

/** Dialogs that open from a link or a button. */
const inDialog = (
	name: string,
	path: string,
	press: ( page: Page ) => Promise< void >
): Look => ( {
	name,
	isInWindow: true,
	open: async ( { page } ) => {
		await page.goto( path );
		await press( page );
		await expect( page.getByRole( 'dialog' ).last() ).toBeVisible();
	},
} );

const pressLink = ( name: string | RegExp ) => ( page: Page ) =>
	page.getByRole( 'link', { name } ).first().press( 'Enter' );

const pressButton = ( name: string | RegExp ) => ( page: Page ) =>
	page.getByRole( 'button', { name } ).first().press( 'Enter' );

/** All that a shopper meets between the home page and the order. */
export const LOOKS: readonly Look[] = [
	at( 'home', '/' ),
	at( 'listing', '/shop/' ),
	at( 'no results', '/shop/?s=zzzz' ),
	at( 'product', MUG.path ),
	at( 'reviews', `${ MUG.path }#reviews` ),
	{
		name: 'options without a choice',
		open: async ( { page } ) => {
			await page.goto( SHIRT.path );
			const add = page
				.getByRole( 'article' )
				.getByRole( 'button', { name: 'Add to cart' } );
			await expect( add ).toHaveClass( /wc-variation-selection-needed/ );
			await add.press( 'Enter' );
			await expect(
				page.getByRole( 'radiogroup', { name: 'Size' } )
			).toHaveAccessibleDescription( /^Please select/ );
		},
	},
	{
		name: 'options',
		open: async ( { page } ) => {
			await page.goto( SHIRT.path );
			for ( const name of [ 'Large', 'Green' ] ) {
				await page.getByRole( 'radio', { name } ).press( 'Space' );
			}
			await expect( page.getByText( 'Shirt in green' ) ).toBeVisible();
		},
	},
	inDialog( 'quick view', '/shop/', async ( page ) => {
		await pressLink( /^Quick view.*Linen Shirt$/ )( page );
		await expect(
			page.getByRole( 'dialog' ).getByRole( 'heading' ).first()
		).toBeFocused();
	} ),
	inDialog(
		'full-screen picture',
		'/product/ships-lantern/',
		pressButton( 'View full-screen image gallery' )
	),
	inDialog( 'login', '/terms/', pressLink( 'Log in' ) ),
	inDialog( 'wishlists', MUG.path, pressLink( 'Add to another list' ) ),
	{
		name: 'suggestions',
		isInWindow: true,
		open: async ( { page } ) => {
			await page.goto( '/terms/' );
			await page
				.getByRole( 'combobox', { name: 'Search products' } )
				.pressSequentially( 'mug' );
			await expect(
				page.getByRole( 'option', { name: /Stone Mug/ } )
			).toBeVisible();
		},
	},
	{
		name: 'added to cart',
		isInWindow: true,
		open: async ( { page } ) => {
			await page.goto( MUG.path );
			await page
				.getByRole( 'article' )
				.getByRole( 'button', { name: 'Add to cart' } )
				.press( 'Enter' );
			await expect( page.locator( '.sf-added-notice' ) ).toBeVisible();
		},
	},
	{
		name: 'wishlist',
		open: async ( { page } ) => {
			for ( const { path } of [ SOCKS, MUG ] ) {
				await page.goto( path );
				const block = page
					.locator( '.product .yith-wcwl-add-to-wishlist' )
					.first();
				await block.locator( 'a' ).first().press( 'Enter' );
				await expect( block ).toHaveClass( /\bexists\b/ );
				// Otherwise the next page would end its request.
				await expect( page.locator( '.loading' ) ).toHaveCount( 0 );
			}
			await page.goto( '/wishlist/' );
			await expect(
				page.getByRole( 'link', { name: SOCKS.name } ).first()
			).toBeVisible();
		},
		steady: async ( page ) => {
			// Its script loads another layout for another width.
			await expect(
				page.locator( '.wishlist_table.mobile' )
			).toHaveCount(
				( page.viewportSize()?.width ?? 0 ) > MOBILE_LIST_PX ? 0 : 1
			);
			// Also when the list of an earlier width arrives late.
			await page.evaluate( () => {
				const settle = () => {
					for ( const date of document.querySelectorAll(
						'.dateadded, .item-details-table tr:first-child .value'
					) ) {
						if ( date.textContent !== '1 May 2026' ) {
							date.textContent = '1 May 2026';
						}
					}
				};
				settle();
				new MutationObserver( settle ).observe( document.body, {
					childList: true,
					subtree: true,
				} );
			} );
		},
		changing: [ 'input[value*="/wishlist/view/"]' ],
	},
	{
		name: 'cart',
		open: async ( fixtures ) => {
			await fillCart( fixtures );
			await fixtures.cartPage.open();
		},
	},
	{
		name: 'cart with a refused coupon',
		open: async ( fixtures ) => {
			await fillCart( fixtures );
			await fixtures.cartPage.open();
			await fixtures.cartPage.enterCoupon( 'nothing' );
			await expect( fixtures.cartPage.couponField ).toHaveAttribute(
				'aria-invalid',
				'true'
			);
		},
	},
	{
		name: 'empty cart',
		open: async ( { page, cartPage } ) => {
			await page.goto( '/cart/' );
			await expect( cartPage.emptyHeading ).toBeVisible();
		},
	},
	{
		name: 'drawer',
		isInWindow: true,
		open: async ( fixtures ) => {
			await fillCart( fixtures );
			await fixtures.page.goto( '/terms/' );
			await fixtures.page
				.locator( '.wc-block-mini-cart__button' )
				.click();
			await expect(
				fixtures.page.getByRole( 'dialog' ).getByRole( 'row' ).nth( 1 )
			).toBeVisible();
		},
	},
	{
		name: 'checkout',
		open: async ( fixtures ) => {
			await fillCart( fixtures );
			await fixtures.checkoutPage.open();
		},
	},
	{
		name: 'checkout with errors',
		open: async ( fixtures ) => {
			await fillCart( fixtures );
			await fixtures.checkoutPage.open();
			await fixtures.checkoutPage.placeOrder.click();
			await expect(
				fixtures.page.locator( '.sf-error-summary' )
			).toBeVisible();
		},
	},
	{
		name: 'checkout for pickup',
		open: async ( fixtures ) => {
			await fillCart( fixtures );
			await fixtures.checkoutPage.open();
			await fixtures.page
				.locator( '.wc-block-checkout__shipping-method-option' )
				.last()
				.click();
			await expect(
				fixtures.page.locator( '#pickup-options input' ).first()
			).toBeChecked();
		},
		// The reason for the new total hides after some seconds.
		steady: ( page ) =>
			expect( page.locator( '.sf-total-change__text' ) ).toHaveCount( 0, {
				timeout: 60_000,
			} ),
	},
	{
		name: 'checkout of a customer',
		changing: [ '#contact-fields', '.wc-block-components-address-card' ],
		open: async ( fixtures ) => {
			await fixtures.shop.becomeCustomer();
			await fillCart( fixtures );
			await fixtures.page.goto( '/checkout/' );
			await expect(
				fixtures.page
					.locator( '.wc-block-components-address-card' )
					.first()
			).toBeVisible();
		},
	},
	{
		name: 'order received',
		changing: [ '.order-overview dd', '.order-steps strong' ],
		open: async ( fixtures ) => {
			await fillCart( fixtures );
			await fixtures.checkoutPage.open();
			await fixtures.checkoutPage.fill();
			await fixtures.checkoutPage.placeOrder.click();
			await fixtures.checkoutPage.expectPlaced();
		},
	},
	{
		name: 'account',
		open: async ( { page, shop } ) => {
			await shop.becomeCustomer();
			await page.goto( '/my-account/' );
		},
	},
	at( 'accounts', '/my-account/' ),
	{
		name: 'payment of an order',
		changing: [ '.order-overview dd', 'h1', '[aria-current="page"]' ],
		open: async ( { page, shop } ) =>
			page.goto( await shop.orderToPay( MUG.id ) ),
	},
	at( 'contact', '/contact/' ),
	at( 'guide', '/guide/' ),
	at( 'classic list', '/classic/' ),
	at( 'collections', '/collections/' ),
	at( 'All Products', '/all-products/' ),
	at( 'text', '/terms/' ),
	at( 'missing page', '/nowhere/' ),
	at( 'options of the demonstration', '/demo/' ),
];

/** A long page of developers, an account with new texts each time, and a message that leaves by itself. */
const WITHOUT_PICTURES = [
	'options of the demonstration',
	'account',
	'added to cart',
];

export const PICTURED_LOOKS = LOOKS.filter(
	( { name } ) => ! WITHOUT_PICTURES.includes( name )
);
