import type { ShippingPackageResponse } from '@shopfront/store-api';
import { __ } from '@wordpress/i18n';

/**
 * Shown instead of an unknown shipping price (docs/contract/blocks.md 6). A complete address suffices to calculate
 * rates.
 */
export const getShippingPlaceholder = (
	packages: readonly ShippingPackageResponse[],
	isAddressComplete: boolean
): string => {
	if ( packages.some( ( each ) => each.shipping_rates.length > 0 ) ) {
		return __( 'Calculated at checkout', 'woocommerce' );
	}
	return isAddressComplete
		? __( 'No available delivery option', 'woocommerce' )
		: __( 'Enter address to calculate', 'woocommerce' );
};
