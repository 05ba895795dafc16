import { html } from 'hono/html';
import {
	addMinor,
	formatMoney,
	isZeroMinor,
	negateMinor,
} from '@shopfront/money';
import type {
	CartResponse,
	CartTotalsResponse,
	MinorAmount,
} from '@shopfront/store-api';
import { htmlToText } from '../text';
import { currencyFields, CURRENCIES } from '../money';
import type { ShopOptions } from '../options';
import type { Markup } from './layout';
import { t } from '../texts';

export interface Sums extends Pick< CartResponse, 'fees' | 'needs_shipping' > {
	rateNames?: readonly string[];
	totals: Pick<
		CartTotalsResponse,
		| 'total_items'
		| 'total_items_tax'
		| 'total_discount'
		| 'total_discount_tax'
		| 'total_shipping'
		| 'total_shipping_tax'
		| 'total_tax'
		| 'total_price'
		| 'tax_lines'
	>;
}

/** With or without tax, depending on the shop's setting. */
export const asShown = (
	net: MinorAmount,
	tax: MinorAmount,
	{ taxDisplayCart }: ShopOptions
): MinorAmount => ( taxDisplayCart === 'incl' ? addMinor( net, tax ) : net );

/** The same characters as in the blocks. */
export const amountText = (
	amount: MinorAmount,
	options: ShopOptions
): string => {
	const fields = currencyFields( options );
	return formatMoney( amount, {
		...CURRENCIES[ options.currency ],
		prefix: fields.currency_prefix,
		suffix: fields.currency_suffix,
	} );
};

export const amountHtml = (
	amount: MinorAmount,
	options: ShopOptions
): Markup =>
	html`<span class="woocommerce-Price-amount amount"
		>${ amountText( amount, options ) }</span
	>`;

const row = ( label: string, value: Markup ): Markup =>
	html`<div>
		<dt>${ label }</dt>
		<dd>${ value }</dd>
	</div>`;

/** Added taxes: one row per tax or a single row, by the shop's setting. Empty if prices include tax. */
const taxRows = (
	{ totals }: Sums,
	money: ( amount: MinorAmount ) => Markup
): Markup[] => {
	if ( isZeroMinor( totals.total_tax ) ) {
		return [];
	}
	return totals.tax_lines.length > 0
		? totals.tax_lines.map( ( { name, price } ) =>
				row( htmlToText( name ), money( price ) )
			)
		: [ row( t( 'Taxes' ), money( totals.total_tax ) ) ];
};

const includedTax = (
	{ totals }: Sums,
	money: ( amount: MinorAmount ) => Markup
): Markup => {
	if ( isZeroMinor( totals.total_tax ) ) {
		return html``;
	}
	const taxes = totals.tax_lines.map(
		( { name, price }, index ) =>
			html`${ index > 0 ? ', ' : '' }${ money( price ) }
			${ htmlToText( name ) }`
	);
	const text =
		taxes.length > 0
			? html`${ t( 'Including' ) } ${ taxes }`
			: html`${ t( 'Including' ) } ${ money( totals.total_tax ) }
				${ t( 'in taxes' ) }`;
	return html` <small>${ text }</small>`;
};

export const cartTotals = ( cart: Sums, options: ShopOptions ): Markup => {
	const { totals } = cart;
	const money = ( amount: MinorAmount ) => amountHtml( amount, options );
	const shown = ( net: MinorAmount, tax: MinorAmount ) =>
		money( asShown( net, tax, options ) );
	const isGross = options.taxDisplayCart === 'incl';
	const { total_shipping: shipping } = totals;
	return html`<dl class="cart-totals">
		${ row( t( 'Subtotal' ), shown( totals.total_items, totals.total_items_tax ) ) }
		${
			isZeroMinor( totals.total_discount )
				? ''
				: row(
						t( 'Discount' ),
						money(
							negateMinor(
								asShown(
									totals.total_discount,
									totals.total_discount_tax,
									options
								)
							)
						)
					)
		}
		${ cart.fees.map( ( fee ) =>
			row(
				htmlToText( fee.name ),
				shown( fee.totals.total, fee.totals.total_tax )
			)
		) }
		${
			cart.needs_shipping && shipping !== null
				? row(
						[ ...new Set( cart.rateNames ) ].join( ', ' ) ||
							t( 'Shipping' ),
						isZeroMinor( shipping )
							? html`${ t( 'Free' ) }`
							: shown(
									shipping,
									totals.total_shipping_tax ?? '0'
								)
					)
				: ''
		}
		${ isGross ? '' : taxRows( cart, money ) }
		${ row( t( 'Total' ), html`${ money( totals.total_price ) }${ isGross ? includedTax( cart, money ) : '' }` ) }
	</dl>`;
};
