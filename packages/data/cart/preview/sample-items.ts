import { multiplyMinor } from '@shopfront/money';
import type {
	CartItemResponse,
	CurrencyFields,
	VariationAttribute,
} from '@shopfront/store-api';
import { __ } from '@wordpress/i18n';

const RAW_DECIMALS = '0000';

/** Amounts are in minor units of the shop's currency. */
interface ItemAmounts {
	key: string;
	id: number;
	name: string;
	description: string;
	quantity: number;
	price: string;
	regularPrice: string;
	tax: string;
	lowStockRemaining?: number;
	variation?: VariationAttribute[];
}

const amounts = (): ItemAmounts[] => [
	{
		key: 'preview-mug',
		id: 1,
		name: __( 'Stone mug', 'shopfront' ),
		description: __( 'Thrown by hand, glazed in grey.', 'shopfront' ),
		quantity: 2,
		price: '1800',
		regularPrice: '1800',
		tax: '288',
	},
	{
		key: 'preview-cap',
		id: 2,
		name: __( 'Canvas cap', 'shopfront' ),
		description: __( 'Keeps the sun off.', 'shopfront' ),
		quantity: 1,
		price: '2000',
		regularPrice: '2500',
		tax: '160',
		lowStockRemaining: 2,
	},
	{
		key: 'preview-shirt',
		id: 3,
		name: __( 'Linen shirt', 'shopfront' ),
		description: __( 'Light, and gets softer.', 'shopfront' ),
		quantity: 1,
		price: '4500',
		regularPrice: '4500',
		tax: '360',
		variation: [
			{
				attribute: __( 'Colour', 'shopfront' ),
				value: __( 'Green', 'woocommerce' ),
			},
			{
				attribute: __( 'Size', 'woocommerce' ),
				value: __( 'Small', 'woocommerce' ),
			},
		],
	},
];

/** Quantities go from 1 to 99 in steps of 1 (docs/contract/cart-and-checkout.md 9, "Payment and preview"). */
export const sampleItems = (
	currency: CurrencyFields,
	isTaxed: boolean
): CartItemResponse[] =>
	amounts().map( ( item ) => {
		const line = multiplyMinor( item.price, item.quantity );
		const tax = isTaxed ? item.tax : '0';
		return {
			key: item.key,
			id: item.id,
			type: item.variation ? 'variation' : 'simple',
			quantity: item.quantity,
			quantity_limits: {
				minimum: 1,
				maximum: 99,
				multiple_of: 1,
				editable: true,
			},
			name: item.name,
			short_description: item.description,
			description: '',
			sku: '',
			low_stock_remaining: item.lowStockRemaining ?? null,
			backorders_allowed: false,
			show_backorder_badge: false,
			sold_individually: false,
			permalink: '',
			images: [],
			variation: item.variation ?? [],
			item_data: [],
			prices: {
				...currency,
				price: item.price,
				regular_price: item.regularPrice,
				sale_price: item.price,
				price_range: null,
				raw_prices: {
					precision:
						currency.currency_minor_unit + RAW_DECIMALS.length,
					price: item.price + RAW_DECIMALS,
					regular_price: item.regularPrice + RAW_DECIMALS,
					sale_price: item.price + RAW_DECIMALS,
				},
			},
			totals: {
				...currency,
				line_subtotal: line,
				line_subtotal_tax: tax,
				line_total: line,
				line_total_tax: tax,
			},
			catalog_visibility: 'visible',
			extensions: {},
		};
	} );
