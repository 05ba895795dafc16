import { expect, type Page } from '@playwright/test';
import {
	currencyFromResponse,
	DEFAULT_CURRENCY_SETTING,
	formatMoney,
	siteCurrency,
} from '@shopfront/money';
import type { CartResponse } from '@shopfront/store-api';
import { htmlToText } from '../../../demo-shop/text';
import type { Shop } from './shop';
import type { Wire } from './wire';

interface ReportedCart {
	lines: { name: string; quantity: string; total: string }[];
	coupons: string[];
	/** `''` for an empty cart, which shows no total. */
	total: string;
	/** Amounts and lines that are marked as pending. */
	waiting: number;
}

/** A product without a quantity selector counts as one. */
const readShownCart = ( page: Page ): Promise< ReportedCart > =>
	page.evaluate( () => {
		const texts = ( root: ParentNode, selector: string ) =>
			Array.from(
				root.querySelectorAll( selector ),
				( { textContent } ) => textContent?.trim() ?? ''
			);
		const rows = document.querySelectorAll( '.wc-block-cart-items__row' );
		return {
			lines: Array.from( rows, ( row ) => ( {
				name:
					texts( row, '.wc-block-components-product-name' )[ 0 ] ??
					'',
				quantity: row.querySelector( 'input' )?.value ?? '1',
				total:
					texts(
						row,
						'.wc-block-cart-item__total .wc-block-components-product-price__value'
					)[ 0 ] ?? '',
			} ) ),
			coupons: texts(
				document,
				'.wc-block-components-chip__text [aria-hidden]'
			),
			total:
				texts(
					document,
					'.wc-block-components-totals-footer-item .wc-block-components-totals-item__value'
				)[ 0 ] ?? '',
			waiting: document.querySelectorAll(
				'.wp-block-woocommerce-cart [aria-busy=true]'
			).length,
		};
	} );

/** The same for the server's cart, in a shop that shows prices without tax. */
const readServerCart = ( {
	items,
	coupons,
	totals,
}: CartResponse ): ReportedCart => {
	const currency = currencyFromResponse(
		totals,
		siteCurrency( DEFAULT_CURRENCY_SETTING )
	);
	return {
		lines: items.map( ( item ) => ( {
			name: htmlToText( item.name ),
			quantity: String( item.quantity ),
			total: formatMoney( item.totals.line_subtotal, currency ),
		} ) ),
		// The server keeps an empty cart's coupons, but the page doesn't show them.
		coupons: items.length > 0 ? coupons.map( ( { code } ) => code ) : [],
		total:
			items.length > 0 ? formatMoney( totals.total_price, currency ) : '',
		waiting: 0,
	};
};

/** Waits until no request is pending and the page shows exactly the server's cart. */
export const expectServerCart = async (
	{ page, shop, wire }: { page: Page; shop: Shop; wire: Wire },
	timeout = 10_000
) =>
	expect( async () => {
		expect( wire.isBusy() ).toBe( false );
		expect( await readShownCart( page ) ).toEqual(
			readServerCart( await shop.cart() )
		);
	} ).toPass( { timeout, intervals: [ 100 ] } );
