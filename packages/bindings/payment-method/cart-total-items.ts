import type { CartTotalsResponse } from '@shopfront/store-api';
import { __ } from '@wordpress/i18n';
import type { CartTotalItem } from './payment-interface';

/** Payment methods expect a number. Integers keep the addition exact. */
const minor = ( ...amounts: ReadonlyArray< string | null > ): number =>
	Number(
		amounts.reduce( ( sum, amount ) => sum + BigInt( amount || '0' ), 0n )
	);

/** An express payment window shows these line items (docs/contract/events.md 3). */
export const cartTotalItems = (
	totals: CartTotalsResponse,
	needsShipping: boolean
): readonly CartTotalItem[] => {
	const line = (
		key: string,
		label: string,
		amount: string | null,
		tax: string | null
	): CartTotalItem => ( {
		key,
		label,
		value: minor( amount ),
		valueWithTax: minor( amount, tax ),
	} );
	return [
		line(
			'total_items',
			__( 'Subtotal:', 'woocommerce' ),
			totals.total_items,
			totals.total_items_tax
		),
		line(
			'total_fees',
			__( 'Fees:', 'woocommerce' ),
			totals.total_fees,
			totals.total_fees_tax
		),
		line(
			'total_discount',
			__( 'Discount:', 'woocommerce' ),
			totals.total_discount,
			totals.total_discount_tax
		),
		line(
			'total_tax',
			__( 'Taxes:', 'woocommerce' ),
			totals.total_tax,
			null
		),
		...( needsShipping
			? [
					line(
						'total_shipping',
						__( 'Shipping:', 'woocommerce' ),
						totals.total_shipping,
						totals.total_shipping_tax
					),
				]
			: [] ),
	];
};

/** Minor units. */
export const cartTotalValue = ( { total_price: total }: CartTotalsResponse ) =>
	minor( total );
