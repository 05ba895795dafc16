import { expect, type Locator, type Page } from '@playwright/test';

/** The cart page by what a shopper finds on it. Products go by the names that are read. */
export interface CartPage {
	/** Opens it and waits for the block. */
	open: () => Promise< void >;
	table: Locator;
	line: ( name: string ) => Locator;
	quantity: ( name: string ) => Locator;
	plus: ( name: string ) => Locator;
	minus: ( name: string ) => Locator;
	remove: ( name: string ) => Locator;
	lineTotal: ( name: string ) => Locator;
	/** The value of a line of the totals. */
	total: ( label: string ) => Locator;
	/** What the lines of the totals are called, in order. */
	totalLabels: Locator;
	couponToggle: Locator;
	couponField: Locator;
	apply: Locator;
	chip: ( code: string ) => Locator;
	/** Opens the panel where it is closed, and sends a code. */
	/** Opens the panel for coupon codes; fulfilled when its field is there. */
	openCoupons: () => Promise< void >;
	enterCoupon: ( code: string ) => Promise< void >;
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
	const emptyHeading = page.getByRole( 'heading', {
		name: 'Your cart is currently empty!',
	} );
	return {
		open: async () => {
			await page.goto( '/cart/' );
			await expect( table.or( emptyHeading ) ).toBeVisible();
		},
		table,
		line,
		remove,
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
		chip: ( code ) => button( `Remove coupon "${ code }"` ),
		openCoupons,
		enterCoupon: async ( code ) => {
			if ( ! ( await couponField.isVisible() ) ) {
				await openCoupons();
			}
			await couponField.fill( code );
			await apply.click();
		},
		emptyHeading,
		proceed: page.getByRole( 'link', { name: 'Proceed to Checkout' } ),
	};
};
