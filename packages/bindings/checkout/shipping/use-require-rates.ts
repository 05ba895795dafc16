import { setPageErrors, validationStore } from '@shopfront/data/validation';
import type { ShippingPackageResponse } from '@shopfront/store-api';
import { useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { hasAllRatesSelected } from '../../cart/delivery';

/** Holds up an order that ships, and of which nobody knows how (docs/contract/stores.md 4, "Ids used"). */
const ERROR_ID = 'shipping-rates-error';

/**
 * Keeps an order back for which no rate is chosen. The message is shown when the order is asked for, not before.
 *
 * @param isNeeded  Whether anything is shipped or fetched.
 * @param packages  With the rates that can be chosen.
 * @param isLoading Whether other rates are on their way.
 */
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
