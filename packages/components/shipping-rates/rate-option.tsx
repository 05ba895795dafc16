import {
	currencyFromResponse,
	isZeroMinor,
	type Currency,
} from '@shopfront/money';
import type { ShippingRateResponse } from '@shopfront/store-api';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { FormattedMonetaryAmount } from '../formatted-monetary-amount/formatted-monetary-amount';
import type { RadioOption } from '../radio-control/radio-option';
import { withTax, type TaxDisplay } from '../totals/totals-values';
import { getPickupLocation } from '@shopfront/address';

const BLOCK = 'wc-block-components-shipping-rates-control__package';

const priceOf = (
	rate: ShippingRateResponse,
	siteCurrency: Currency,
	taxDisplay: TaxDisplay
): ReactElement => {
	const price = withTax( rate.price, rate.taxes, taxDisplay );
	return isZeroMinor( price ) ? (
		<span
			className={ `${ BLOCK }__description--free wc-block-checkout__shipping-option--free` }
		>
			{ __( 'Free', 'woocommerce' ) }
		</span>
	) : (
		<FormattedMonetaryAmount
			value={ price }
			currency={ currencyFromResponse( rate, siteCurrency ) }
		/>
	);
};

/** Names and addresses have their own text direction, independent of the page's. */
const isolateDirection = ( text: string ) => text && <bdi>{ text }</bdi>;

/**
 * Shows name, price and delivery time, or the pickup address (docs/contract/cart-and-checkout.md 9, "Money and
 * totals"; docs/contract/cart-and-checkout.md 3, "Local pickup location"). Texts of the rate are decoded, as in the
 * cart of the bindings.
 */
export const rateOption = (
	rate: ShippingRateResponse,
	siteCurrency: Currency,
	taxDisplay: TaxDisplay
): RadioOption => {
	const price = priceOf( rate, siteCurrency, taxDisplay );
	const pickupLocation = getPickupLocation( rate );
	return {
		value: rate.rate_id,
		label: isolateDirection( rate.name ),
		secondaryLabel: rate.delivery_time
			? createInterpolateElement(
					/* translators: <price/>: what shipping costs, as "$5.00"; <time/>: how long it takes, as "2 days". */
					__( '<price/> — <time/>', 'shopfront' ),
					{
						price,
						time: (
							<span className={ `${ BLOCK }__delivery_time` }>
								{ rate.delivery_time }
							</span>
						),
					}
				)
			: price,
		description: isolateDirection(
			pickupLocation ? pickupLocation.address : rate.description
		),
		secondaryDescription:
			pickupLocation && isolateDirection( pickupLocation.details ),
	};
};
