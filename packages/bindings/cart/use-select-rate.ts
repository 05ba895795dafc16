import { isPickupRate } from '@shopfront/components';
import { reportError } from '@shopfront/data/notices';
import type {
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';
import { useCallback } from '@wordpress/element';
import { useBlockApp } from '../app/block-app';
import { chooseRate } from './choose-rate';

/** Selects a rate. A pickup rate is selected for all packages (docs/contract/cart-and-checkout.md 4, "Shipping"). */
export type SelectRate = (
	rate: ShippingRateResponse,
	shippingPackage: ShippingPackageResponse
) => void;

/**
 * Returns a function that selects a rate optimistically and shows server errors as notices.
 *
 * @param noticeContext A context such as `wc/cart`.
 */
export const useSelectRate = ( noticeContext: string ): SelectRate => {
	const app = useBlockApp();
	return useCallback< SelectRate >(
		async ( rate, { package_id: packageId } ) => {
			const isForAll = isPickupRate(
				rate,
				app.settings.collectableMethodIds
			);
			try {
				await chooseRate(
					app,
					rate.rate_id,
					isForAll ? null : packageId
				);
			} catch ( error ) {
				await reportError( app.registry, error, noticeContext );
			}
		},
		[ app, noticeContext ]
	);
};
