import type { ShippingPackageResponse } from '@shopfront/store-api';
import { __ } from '@wordpress/i18n';
import { TextNotice } from '../notice-banner/text-notice';
import { isPickupRate } from '@shopfront/address';

export interface PickupSplitWarningProps {
	packages: readonly ShippingPackageResponse[];
	/** Shipping methods for pickup (docs/contract/settings.md 3). */
	collectableMethodIds: readonly string[];
}

const isPickupSplit = ( {
	packages,
	collectableMethodIds,
}: PickupSplitWarningProps ): boolean => {
	const chosen = packages.flatMap( ( { shipping_rates: rates } ) =>
		rates.filter( ( { selected } ) => selected )
	);
	return (
		packages.length > 1 &&
		packages.every( ( { shipping_rates: rates } ) =>
			rates.some( ( rate ) => isPickupRate( rate, collectableMethodIds ) )
		) &&
		chosen.some( ( rate ) => isPickupRate( rate, collectableMethodIds ) ) &&
		new Set( chosen.map( ( rate ) => rate.rate_id ) ).size > 1
	);
};

/**
 * Warns if the packages have different pickup locations, or only some are picked up, although all can be
 * (docs/contract/cart-and-checkout.md 8, "Messages").
 */
export const PickupSplitWarning = ( props: PickupSplitWarningProps ) =>
	isPickupSplit( props ) ? (
		<TextNotice
			status="warning"
			message={ __(
				'Multiple shipments must have the same pickup location',
				'woocommerce'
			) }
		/>
	) : null;
