import { currencyFields, sampleProduct } from '@shopfront/data/cart';
import type { Currency } from '@shopfront/money';
import type { ProductResponse } from '@shopfront/store-api';
import { __ } from '@wordpress/i18n';

interface Sample {
	name: string;
	/** In minor units. */
	price: string;
	regularPrice?: string;
	rating: string;
	reviews: number;
}

const getSamples = (): [ Sample, ...Sample[] ] => [
	{
		name: __( 'Stone mug', 'shopfront' ),
		price: '1800',
		rating: '4.50',
		reviews: 12,
	},
	{
		name: __( 'Canvas cap', 'shopfront' ),
		price: '2000',
		regularPrice: '2500',
		rating: '4.00',
		reviews: 7,
	},
	{
		name: __( 'Linen shirt', 'shopfront' ),
		price: '4500',
		rating: '5.00',
		reviews: 3,
	},
	{
		name: __( 'Coaster pair', 'shopfront' ),
		price: '900',
		rating: '3.50',
		reviews: 2,
	},
	{
		name: __( 'Tea towel', 'shopfront' ),
		price: '1200',
		regularPrice: '1500',
		rating: '4.50',
		reviews: 5,
	},
	{
		name: __( 'Beeswax candle', 'shopfront' ),
		price: '1500',
		rating: '4.00',
		reviews: 9,
	},
];

/** No product of a sample cart has these ids, so these products aren't in the cart. */
const FIRST_ID = 101;

/**
 * Lists show these fixed products in the editor (docs/decisions/editor.md): six in the same order, repeated for a
 * longer list.
 */
export const createSampleProducts = (
	currency: Currency,
	count: number
): ProductResponse[] => {
	const samples = getSamples();
	return Array.from( { length: count }, ( _, index ) => {
		const {
			name,
			price,
			regularPrice = price,
			rating,
			reviews,
		} = samples[ index % samples.length ] ?? samples[ 0 ];
		const product = sampleProduct(
			FIRST_ID + index,
			name,
			price,
			currencyFields( currency )
		);
		return {
			...product,
			sku: `SF-${ product.id }`,
			on_sale: regularPrice !== price,
			prices: { ...product.prices, regular_price: regularPrice },
			average_rating: rating,
			review_count: reviews,
			stock_availability: {
				text: __( 'In stock', 'woocommerce' ),
				class: 'in-stock',
			},
		};
	} );
};
