import { expect, type Locator, type Page } from '@playwright/test';

/** Controls of the cart page as a shopper sees them. Products go by their visible names. */
export interface CartPage {
	/** Waits for the block. */
	open: () => Promise< void >;
	table: Locator;
	line: ( name: string ) => Locator;
	quantity: ( name: string ) => Locator;
	plus: ( name: string ) => Locator;
	minus: ( name: string ) => Locator;
	remove: ( name: string ) => Locator;
	undo: ( name: string ) => Locator;
	lineTotal: ( name: string ) => Locator;
	total: ( label: string ) => Locator;
	totalLabels: Locator;
	couponToggle: Locator;
	couponField: Locator;
	apply: Locator;
	chip: ( code: string ) => Locator;
	/** Opens the panel and waits for its field. */
	openCoupons: () => Promise< void >;
	/** Opens the panel first if it's closed. */
	enterCoupon: ( code: string ) => Promise< void >;
	/** Waits until the code is accepted and the panel closed, so that you can enter another. */
	applyCoupon: ( code: string ) => Promise< void >;
	emptyHeading: Locator;
	proceed: Locator;
}

const TOTAL = '.wc-block-components-totals-item';

export const createCartPage = ( page: Page ): CartPage => {
	const table = page.getByRole( 'table', { name: 'Products in cart' } );
	const button = ( name: string ) =>
		page.getByRole( 'button', { name, exact: true } );
	const remove = ( name: string ) => button( `Remove ${ name } from cart` );
	const line = ( name: string ) =>
		table.getByRole( 'row' ).filter( { has: remove( name ) } );
	const couponToggle = button( 'Add coupons' );
	const couponField = page.getByRole( 'textbox', { name: 'Enter code' } );
	const apply = button( 'Apply' );
	const openCoupons = async () => {
		await couponToggle.click();
		await expect( couponField ).toBeVisible();
	};
	const chip = ( code: string ) => button( `Remove coupon "${ code }"` );
	const enterCoupon = async ( code: string ) => {
		if ( ! ( await couponField.isVisible() ) ) {
			await openCoupons();
		}
		await couponField.fill( code );
		await apply.click();
	};
	const emptyHeading = page.getByRole( 'heading', {
		name: 'Your cart is currently empty!',
	} );
	return {
		open: async () => {
			await page.goto( '/cart/' );
			await expect( table.or( emptyHeading ) ).toBeVisible();
			await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
		},
		table,
		line,
		remove,
		undo: ( name ) => button( `Undo removal of ${ name }` ),
		quantity: ( name ) =>
			page.getByRole( 'spinbutton', {
				name: `Quantity of ${ name } in your cart.`,
			} ),
		plus: ( name ) => button( `Increase quantity of ${ name }` ),
		minus: ( name ) => button( `Reduce quantity of ${ name }` ),
		lineTotal: ( name ) => line( name ).getByRole( 'cell' ).last(),
		total: ( label ) =>
			page
				.locator( TOTAL )
				.filter( {
					has: page
						.locator( `${ TOTAL }__label` )
						.getByText( label, { exact: true } ),
				} )
				.locator( `${ TOTAL }__value` ),
		totalLabels: page.locator( `${ TOTAL }__label` ),
		couponToggle,
		couponField,
		apply,
		chip,
		openCoupons,
		enterCoupon,
		applyCoupon: async ( code ) => {
			await enterCoupon( code );
			await expect( chip( code ) ).toBeVisible();
			await expect( couponField ).toBeHidden();
		},
		emptyHeading,
		proceed: page.getByRole( 'link', { name: 'Proceed to Checkout' } ),
	};
};
