import { isPickupRate } from '@shopfront/address';
import { cartStore } from '@shopfront/data/cart';
import { reportError } from '@shopfront/data/notices';
import type {
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';
import { useCallback } from '@wordpress/element';
import { useBlockApp } from '../app/block-app';
import { chooseRate } from './choose-rate';
import { canBeCollected } from './delivery';

/**
 * Selects a pickup rate for all packages if all can be picked up (docs/contract/cart-and-checkout.md 4, "Shipping"),
 * any other rate for its package.
 */
export type SelectRate = (
	rate: ShippingRateResponse,
	shippingPackage: ShippingPackageResponse
) => void;

/** Selects a rate optimistically. Server errors show as notices in a context such as `wc/cart`. */
export const useSelectRate = ( noticeContext: string ): SelectRate => {
	const app = useBlockApp();
	return useCallback< SelectRate >(
		async ( rate, { package_id: packageId } ) => {
			const { collectableMethodIds } = app.settings;
			const isForAll =
				isPickupRate( rate, collectableMethodIds ) &&
				// Otherwise the server would reset the rates of packages that can't be picked up.
				canBeCollected(
					app.registry.select( cartStore ).getCartData()
						.shippingRates,
					collectableMethodIds
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
