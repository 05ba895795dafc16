import type { ShippingPackageResponse } from '@shopfront/store-api';
import { __ } from '@wordpress/i18n';

/**
 * What is said in place of a price for shipping that is not known (docs/contract/blocks.md 6).
 *
 * @param packages
 * @param isAddressComplete Whether it is known well enough where they go.
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
