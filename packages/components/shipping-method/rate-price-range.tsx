import {
	compareMinor,
	currencyFromResponse,
	isZeroMinor,
	type Currency,
} from '@shopfront/money';
import type { ShippingRateResponse } from '@shopfront/store-api';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FormattedMonetaryAmount } from '../formatted-monetary-amount/formatted-monetary-amount';
import { withTax, type TaxDisplay } from '../totals/totals-values';

export interface RatePriceRangeProps {
	/** At least one. */
	rates: readonly ShippingRateResponse[];
	/** Currency of rates without one. */
	siteCurrency: Currency;
	taxDisplay: TaxDisplay;
}

/** Shows the only price, or the lowest of several. Surface: `.wc-block-checkout__shipping-option--free`. */
export const RatePriceRange = ( {
	rates,
	siteCurrency,
	taxDisplay,
}: RatePriceRangeProps ) => {
	const priced = rates
		.map( ( rate ) => ( {
			price: withTax( rate.price, rate.taxes, taxDisplay ),
			currency: currencyFromResponse( rate, siteCurrency ),
		} ) )
		.sort( ( a, b ) => compareMinor( a.price, b.price ) );
	const [ lowest ] = priced;
	if ( ! lowest ) {
		return null;
	}
	const isRange = priced.some(
		( { price } ) => compareMinor( price, lowest.price ) > 0
	);
	if ( isRange ) {
		return createInterpolateElement(
			/* translators: <price/>: the lowest price of several ways to get the goods. */
			__( 'from <price/>', 'shopfront' ),
			{
				price: (
					<FormattedMonetaryAmount
						value={ lowest.price }
						currency={ lowest.currency }
					/>
				),
			}
		);
	}
	return isZeroMinor( lowest.price ) ? (
		<span className="wc-block-checkout__shipping-option--free">
			{ __( 'Free', 'woocommerce' ) }
		</span>
	) : (
		<FormattedMonetaryAmount
			value={ lowest.price }
			currency={ lowest.currency }
		/>
	);
};
