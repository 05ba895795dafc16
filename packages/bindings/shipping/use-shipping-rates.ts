import { isCollected } from '@shopfront/components';
import { cartStore } from '@shopfront/data/cart';
import { processErrorResponse } from '@shopfront/data/notices';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import type {
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';
import { useDispatch } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { useBlockApp } from '../app/block-app';
import { useStoreCart } from '../cart/use-store-cart';
import { doStoreAction } from '../events/do-store-action';
import { useAnnounceRates } from './use-announce-rates';
import { useDefaultRates } from './use-default-rates';

export interface ShippingRates {
	packages: readonly ShippingPackageResponse[];
	/** Whether the rates are being worked out anew, for another place. */
	isLoading: boolean;
	/** Shipping methods that the shopper fetches. */
	collectableMethodIds: readonly string[];
	/** Chooses a rate; one that is fetched is chosen for all packages (specification 4, Shipping). */
	selectRate: (
		rate: ShippingRateResponse,
		shippingPackage: ShippingPackageResponse
	) => void;
}

/**
 * The rates that goods may go by. A choice shows at once; what the server refuses becomes a notice. A package without
 * a choice gets its first rate; what was found for another place is announced. For one component of a page.
 */
export const useShippingRates = (): ShippingRates => {
	const { registry, settings } = useBlockApp();
	const { collectableMethodIds } = settings;
	const { shippingRates: packages, isLoadingRates: isLoading } =
		useStoreCart();
	const { selectShippingRate } = useDispatch( cartStore );

	const selectRate = useCallback< ShippingRates[ 'selectRate' ] >(
		async ( rate, { package_id: packageId } ) => {
			const target = isCollected( rate, collectableMethodIds )
				? null
				: packageId;
			try {
				await selectShippingRate( rate.rate_id, target );
			} catch ( error ) {
				processErrorResponse( registry, error, NOTICE_CONTEXTS.CART );
				return;
			}
			doStoreAction( 'checkout-set-selected-shipping-rate', {
				shippingRateId: rate.rate_id,
				storeCart: registry.select( cartStore ).getCartData(),
			} );
		},
		[ registry, collectableMethodIds, selectShippingRate ]
	);

	useDefaultRates( packages, isLoading, selectRate );
	useAnnounceRates( packages, isLoading );
	return { packages, isLoading, collectableMethodIds, selectRate };
};
