import { currencyFromResponse, type Currency } from '@shopfront/money';
import type { ProductPrices } from '@shopfront/store-api';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FormattedMonetaryAmount } from '../formatted-monetary-amount/formatted-monetary-amount';
import { ProductPrice } from '../product/product-price';

export interface ProductPriceRangeProps {
	prices: ProductPrices;
	/** Currency of prices without one. */
	siteCurrency: Currency;
}

/** The product's price, or its variations' lowest and highest price. */
export const ProductPriceRange = ( {
	prices,
	siteCurrency,
}: ProductPriceRangeProps ) => {
	const currency = currencyFromResponse( prices, siteCurrency );
	const range = prices.price_range;
	if ( ! range || range.min_amount === range.max_amount ) {
		return (
			<ProductPrice
				price={ range?.min_amount ?? prices.price }
				regularPrice={ range ? undefined : prices.regular_price }
				currency={ currency }
			/>
		);
	}
	const amount = ( value: string ) => (
		<FormattedMonetaryAmount
			className="wc-block-components-product-price__value"
			value={ value }
			currency={ currency }
		/>
	);
	return (
		<span className="price wc-block-components-product-price">
			{ createInterpolateElement(
				/* translators: <lowest/> and <highest/>: prices, as "$10.00 – $25.00". */
				__( '<lowest/> – <highest/>', 'shopfront' ),
				{
					lowest: amount( range.min_amount ),
					highest: amount( range.max_amount ),
				}
			) }
		</span>
	);
};
