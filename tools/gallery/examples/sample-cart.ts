import { multiplyMinor } from '@shopfront/money';
import type {
	CartItemResponse,
	CartTotalsResponse,
	ImageResponse,
} from '@shopfront/store-api';
import { SAMPLE_CURRENCY_FIELDS } from './sample-data';

/** Inline SVG, so that the examples need no other file. */
const PICTURE =
	'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"%3E%3Crect width="96" height="96" fill="%23d9e4e0"/%3E%3Cpath d="M28 30h32v38a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6zM60 38h8v20h-8" fill="none" stroke="%23155e4b" stroke-width="4"/%3E%3C/svg%3E';

export const SAMPLE_IMAGE: ImageResponse = {
	id: 1,
	src: PICTURE,
	thumbnail: PICTURE,
	srcset: '',
	sizes: '',
	name: 'mug',
	alt: 'A mug of grey stoneware',
};

export interface SampleItem extends Partial<
	Omit< CartItemResponse, 'prices' | 'totals' >
> {
	/** For one item, in minor units. */
	price?: string;
	regularPrice?: string;
}

/** One mug for 18.00. */
export const sampleItem = ( {
	price = '1800',
	regularPrice = price,
	...rest
}: SampleItem = {} ): CartItemResponse => {
	const quantity = rest.quantity ?? 1;
	const line = multiplyMinor( price, quantity );
	return {
		key: 'mug',
		id: 26,
		type: 'simple',
		quantity,
		quantity_limits: {
			minimum: 1,
			maximum: 99,
			multiple_of: 1,
			editable: true,
		},
		name: 'Stone Mug',
		short_description: '<p>Thrown by hand, glazed in grey.</p>',
		description: '',
		sku: 'MUG',
		low_stock_remaining: null,
		backorders_allowed: false,
		show_backorder_badge: false,
		sold_individually: false,
		permalink: '/product/stone-mug/',
		images: [ SAMPLE_IMAGE ],
		variation: [],
		item_data: [],
		prices: {
			...SAMPLE_CURRENCY_FIELDS,
			price,
			regular_price: regularPrice,
			sale_price: price,
			price_range: null,
			raw_prices: {
				precision: 6,
				price: `${ price }0000`,
				regular_price: `${ regularPrice }0000`,
				sale_price: `${ price }0000`,
			},
		},
		totals: {
			...SAMPLE_CURRENCY_FIELDS,
			line_subtotal: line,
			line_subtotal_tax: '0',
			line_total: line,
			line_total_tax: '0',
		},
		catalog_visibility: 'visible',
		extensions: {},
		...rest,
	};
};

/** 61.00 with 4.88 tax, shipping 10.00 with 0.80 tax. */
export const sampleTotals = (
	rest: Partial< CartTotalsResponse > = {}
): CartTotalsResponse => ( {
	...SAMPLE_CURRENCY_FIELDS,
	total_items: '6100',
	total_items_tax: '488',
	total_fees: '0',
	total_fees_tax: '0',
	total_discount: '0',
	total_discount_tax: '0',
	total_shipping: '1000',
	total_shipping_tax: '80',
	total_price: '7668',
	total_tax: '568',
	tax_lines: [],
	...rest,
} );
