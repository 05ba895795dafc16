import {
	currencyFromResponse,
	isZeroMinor,
	type Currency,
} from '@shopfront/money';
import type { ShippingRateResponse } from '@shopfront/store-api';
import { createInterpolateElement } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FormattedMonetaryAmount } from '../formatted-monetary-amount/formatted-monetary-amount';
import { LoadingMask } from '../loading-mask/loading-mask';
import { RadioControl } from '../radio-control/radio-control';
import type { RadioOption } from '../radio-control/radio-option';
import { getPickupLocation } from '@shopfront/address';
import { withTax, type TaxDisplay } from '../totals/totals-values';

const CONTROL_ID = 'local-pickup';

export interface PickupOptionsProps {
	/** Pickup rates of one package. All packages have the same locations. */
	rates: readonly ShippingRateResponse[];
	/** Each package is charged separately. */
	packageCount: number;
	/** `''` for none. */
	selectedRateId: string;
	/** Currency of rates without one. */
	siteCurrency: Currency;
	taxDisplay: TaxDisplay;
	isLoading?: boolean;
	onSelect: ( rate: ShippingRateResponse ) => void;
}

type PickupDisplay = Pick<
	PickupOptionsProps,
	'packageCount' | 'siteCurrency' | 'taxDisplay'
>;

const priceOf = (
	rate: ShippingRateResponse,
	{ packageCount, siteCurrency, taxDisplay }: PickupDisplay
): ReactNode => {
	const price = withTax( rate.price, rate.taxes, taxDisplay );
	if ( isZeroMinor( price ) ) {
		return __( 'Free', 'woocommerce' );
	}
	const amount = (
		<FormattedMonetaryAmount
			value={ price }
			currency={ currencyFromResponse( rate, siteCurrency ) }
		/>
	);
	return packageCount > 1
		? createInterpolateElement(
				sprintf(
					/* translators: <price/>: what fetching one package costs, %d: how many packages there are. */
					_n(
						'<price/> × %d package',
						'<price/> × %d packages',
						packageCount,
						'shopfront'
					),
					packageCount
				),
				{ price: amount }
			)
		: amount;
};

export const pickupOption = (
	rate: ShippingRateResponse,
	display: PickupDisplay
): RadioOption => {
	const pickupLocation = getPickupLocation( rate );
	// Names and addresses have their own text direction, independent of the page's.
	return {
		value: rate.rate_id,
		label: <bdi>{ pickupLocation?.location || rate.name }</bdi>,
		secondaryLabel: priceOf( rate, display ),
		description: pickupLocation?.address && (
			<bdi>{ pickupLocation.address }</bdi>
		),
		secondaryDescription: pickupLocation?.details && (
			<bdi>{ pickupLocation.details }</bdi>
		),
	};
};

/**
 * Surface: `.wc-block-components-local-pickup-rates-control`, `.wc-block-components-local-pickup-select`
 * (`--multiple`) (docs/contract/blocks.md 5).
 */
export const PickupOptions = ( props: PickupOptionsProps ) => {
	const { rates, packageCount, selectedRateId, isLoading, onSelect } = props;
	return (
		<LoadingMask
			className="wc-block-components-local-pickup-rates-control"
			isLoading={ isLoading ?? false }
			screenReaderLabel={ __( 'Loading pickup locations…', 'shopfront' ) }
		>
			<div
				className={ clsx( 'wc-block-components-local-pickup-select', {
					'wc-block-components-local-pickup-select--multiple':
						packageCount > 1,
				} ) }
			>
				{ rates.length === 0 ? (
					<p className="wc-block-components-shipping-rates-control__no-results-notice">
						{ __(
							'Pickup isn’t available for this order. Please choose shipping.',
							'shopfront'
						) }
					</p>
				) : (
					<RadioControl
						id={ CONTROL_ID }
						options={ rates.map( ( rate ) =>
							pickupOption( rate, props )
						) }
						selected={ selectedRateId }
						highlightChecked
						descriptionStackingDirection="column"
						onChange={ ( rateId ) => {
							const rate = rates.find(
								( each ) => each.rate_id === rateId
							);
							if ( rate ) {
								onSelect( rate );
							}
						} }
					/>
				) }
			</div>
		</LoadingMask>
	);
};
