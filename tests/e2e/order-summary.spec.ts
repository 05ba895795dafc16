import type { Page } from '@playwright/test';
import type { ShopOptions } from '../../demo-shop/options';
import { CALLIGRAPHY, CAP, MUG, NOTES } from './support/products';
import { expect, test } from './support/shop-test';

/** One text per line. Spaces between a page's blocks aren't part of the text. */
const clean = ( text: string ) =>
	text
		.replace( /[ \t\n]+/g, ' ' )
		.replace( /[\u2066-\u2069]/g, '' )
		.trim();

const readCheckout = async ( page: Page ) => {
	const read = await page.evaluate( () => {
		const text = ( root: ParentNode, selector: string ) =>
			root.querySelector( selector )?.textContent ?? '';
		const summary = document.querySelector(
			'.wp-block-woocommerce-checkout-order-summary-block'
		);
		const all = ( selector: string ) => [
			...( summary?.querySelectorAll( selector ) ?? [] ),
		];
		return {
			lines: all( '.wc-block-components-order-summary-item' ).map(
				( item ) => [
					text( item, '.wc-block-components-product-name' ),
					[
						...item.querySelectorAll(
							'.wc-block-components-product-details li'
						),
					]
						.map( ( detail ) =>
							[ 'name', 'value' ]
								.map( ( part ) =>
									text(
										detail,
										`.wc-block-components-product-details__${ part }`
									).trim()
								)
								.join( ' ' )
						)
						.join( ', ' ),
					text(
						item,
						'.wc-block-components-order-summary-item__quantity span[aria-hidden]'
					),
					text(
						item,
						'.wc-block-components-order-summary-item__total-price .wc-block-components-product-price__value, .wc-block-components-order-summary-item__total-price .wc-block-formatted-money-amount'
					),
				]
			),
			totals: all( '.wc-block-components-totals-item' ).map( ( item ) => [
				text( item, '.wc-block-components-totals-shipping__via' ) ||
					text( item, '.wc-block-components-totals-item__label' ),
				`${ text( item, '.wc-block-components-totals-item__value' ) } ${ text( item, 'p.wc-block-components-totals-footer-item-tax' ) }`,
			] ),
			address: [
				...document.querySelectorAll(
					'#shipping-fields .wc-block-components-address-card bdi'
				),
			].map( ( line ) => line.textContent ?? '' ),
		};
	} );
	return {
		lines: read.lines.map( ( line ) => line.map( clean ) ),
		totals: read.totals.map( ( row ) => row.map( clean ) ),
		address: read.address.map( clean ),
	};
};

const readOrder = async ( page: Page ) => {
	const read = await page.evaluate( () => {
		const rows = [
			...document.querySelectorAll( '.order-table tbody tr' ),
		];
		return {
			lines: rows.map( ( row ) => [
				row.querySelector( 'th bdi' )?.textContent ?? '',
				row.querySelector( '.cart-table__choices' )?.textContent ?? '',
				row.querySelector( '.order-table__quantity' )?.textContent ??
					'',
				row.querySelector( 'td' )?.textContent ?? '',
			] ),
			totals: [
				...document.querySelectorAll( '.cart-totals > div' ),
			].map( ( row ) => [
				row.querySelector( 'dt' )?.textContent ?? '',
				row.querySelector( 'dd' )?.textContent ?? '',
			] ),
			address: [
				...( [ ...document.querySelectorAll( '.address-card' ) ]
					.at( -1 )
					?.querySelectorAll( 'bdi' ) ?? [] ),
			].map( ( line ) => line.textContent ?? '' ),
		};
	} );
	return {
		lines: read.lines.map(
			( [ name = '', choices = '', quantity = '', total = '' ] ) => [
				clean( name ),
				clean( choices ),
				clean( quantity.replace( '×', '' ) ),
				clean( total ),
			]
		),
		totals: read.totals.map( ( row ) => row.map( clean ) ),
		address: read.address.map( clean ),
	};
};

const SMALL_RED_SHIRT = 38;

const CASES: ReadonlyArray< {
	name: string;
	options?: Partial< ShopOptions >;
	coupon?: string;
	isPickup?: boolean;
} > = [
	{ name: 'taxes in lines of their own' },
	{ name: 'a coupon', coupon: 'ten' },
	{ name: 'pickup', isPickup: true },
	{ name: 'a fee', options: { handlingFee: true } },
	{
		name: 'prices with tax in euros',
		options: { taxDisplayCart: 'incl', currency: 'EUR' },
		coupon: 'ten',
	},
	{
		name: 'taxes in one line, in German',
		options: { itemizedTaxes: false, locale: 'de_DE', currency: 'EUR' },
	},
	{ name: 'Arabic', options: { locale: 'ar' } },
];

/** The usual run's cases: the most lines, and the other direction. */
const USUAL: readonly string[] = [ 'taxes in lines of their own', 'Arabic' ];

for ( const { name, options = {}, coupon, isPickup = false } of CASES ) {
	const tag = USUAL.includes( name ) ? [] : [ '@all' ];
	test.describe( name, { tag }, () => {
		test.use( {
			shopOptions: {
				paymentMethods: [ 'cod', 'demo-card' ],
				...options,
			},
		} );

		test( `an order with ${ name } is confirmed as it was shown`, async ( {
			page,
			shop,
			cartPage,
		} ) => {
			await shop.becomeCustomer();
			await shop.add(
				[ MUG.id, 2 ],
				[ CAP.id, 1 ],
				[ NOTES.id, 1 ],
				[ CALLIGRAPHY.id, 1 ],
				[ SMALL_RED_SHIRT, 1 ]
			);
			if ( coupon ) {
				await cartPage.open();
				await cartPage.applyCoupon( coupon );
			}
			await page.goto( '/checkout/' );
			const placeOrder = page.locator(
				'.wc-block-components-checkout-place-order-button'
			);
			await expect( placeOrder ).toBeVisible();
			if ( isPickup ) {
				await page
					.locator(
						'#shipping-method [role="radio"], #shipping-method input[type="radio"]'
					)
					.nth( 1 )
					.click();
				await page.waitForLoadState( 'networkidle' );
			}
			await page
				.locator( '#radio-control-wc-payment-method-options-cod' )
				.check();
			await page.waitForLoadState( 'networkidle' );
			await expect(
				page.locator( '.sf-pending-value.is-pending' )
			).toHaveCount( 0 );
			const shown = await readCheckout( page );
			expect( shown.lines ).toHaveLength( 5 );
			await placeOrder.click();
			await page.waitForURL( /order-received/ );
			const confirmed = await readOrder( page );
			expect( confirmed.lines ).toEqual( shown.lines );
			expect( confirmed.totals ).toEqual( shown.totals );
			if ( ! isPickup ) {
				expect(
					confirmed.address.slice( 0, shown.address.length )
				).toEqual( shown.address );
				expect( shown.address.length ).toBeGreaterThan( 2 );
			}
		} );
	} );
}
