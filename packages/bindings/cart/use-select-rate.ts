import { isPickupRate } from '@shopfront/components';
import { reportError } from '@shopfront/data/notices';
import type {
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';
import { useCallback } from '@wordpress/element';
import { useBlockApp } from '../app/block-app';
import { chooseRate } from './choose-rate';

/**
 * Chooses a rate; one that is fetched is chosen for all packages (docs/contract/cart-and-checkout.md 4, "Shipping").
 */
export type SelectRate = (
	rate: ShippingRateResponse,
	shippingPackage: ShippingPackageResponse
) => void;

/**
 * How a shopper chooses a rate: it shows at once; what the server refuses becomes a notice.
 *
 * @param noticeContext As `wc/cart`.
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
