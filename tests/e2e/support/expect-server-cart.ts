import { expect, type Page } from '@playwright/test';
import {
	currencyFromResponse,
	DEFAULT_CURRENCY_SETTING,
	formatMoney,
	siteCurrency,
} from '@shopfront/money';
import type { CartResponse } from '@shopfront/store-api';
import { htmlToText } from '../../demo-shop/text';
import type { Shop } from './shop';
import type { Wire } from './wire';

/** A cart in the words of a page. */
interface ReportedCart {
	lines: { name: string; quantity: string; total: string }[];
	/** Codes. */
	coupons: string[];
	/** `''` for an empty cart, which shows none. */
	total: string;
	/** Numbers and lines that are marked as waiting for the server. */
	waiting: number;
}

/** What stands on the page. A product without a quantity selector stands there once. */
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

/** The same of the server's cart, for a shop that shows prices without tax. */
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
		// The server keeps them for what comes next; the page of an empty cart has no place for them.
		coupons: items.length > 0 ? coupons.map( ( { code } ) => code ) : [],
		total:
			items.length > 0 ? formatMoney( totals.total_price, currency ) : '',
		waiting: 0,
	};
};

/** Waits until the page has come to rest, and shows the cart that the server has: nothing lost, nothing made up. */
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
