import { setPageErrors, validationStore } from '@shopfront/data/validation';
import type { ShippingPackageResponse } from '@shopfront/store-api';
import { useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { hasAllRatesSelected } from '../../cart/delivery';

/** See docs/contract/stores.md 4, "Ids used". */
const ERROR_ID = 'shipping-rates-error';

/** Blocks an order without a selected rate. The message stays hidden until the shopper places the order. */
export const useRequireRates = (
	isNeeded: boolean,
	packages: readonly ShippingPackageResponse[],
	isLoading: boolean
): void => {
	const registry = useRegistry();
	const isMissing =
		isNeeded && ! isLoading && ! hasAllRatesSelected( packages );
	useEffect( () => {
		if ( ! isMissing ) {
			return;
		}
		setPageErrors( registry, {
			[ ERROR_ID ]: {
				message: __(
					'Sorry, this order requires a shipping option.',
					'woocommerce'
				),
				hidden: true,
			},
		} );
		return () =>
			void registry
				.dispatch( validationStore )
				.clearValidationError( ERROR_ID );
	}, [ isMissing, registry ] );
};
