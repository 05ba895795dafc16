import type { ShippingPackageResponse } from '@shopfront/store-api';
import { __ } from '@wordpress/i18n';
import { NoticeBanner } from '../notice-banner/notice-banner';
import { isPickupRate } from './pickup-location';

/**
 * Whether the packages have different pickup locations, or only some are picked up, although each can be
 * (docs/contract/cart-and-checkout.md 8, "Messages").
 */
export const isPickupSplit = (
	packages: readonly ShippingPackageResponse[],
	collectableMethodIds: readonly string[]
): boolean => {
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

/** Warns that all packages must have the same pickup location. */
export const PickupSplitWarning = () => {
	const warning = __(
		'Multiple shipments must have the same pickup location',
		'woocommerce'
	);
	return (
		<NoticeBanner
			status="warning"
			isDismissible={ false }
			spokenMessage={ warning }
		>
			{ warning }
		</NoticeBanner>
	);
};
