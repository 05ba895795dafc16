import { isCollected } from '@shopfront/components';
import { cartStore } from '@shopfront/data/cart';
import { processErrorResponse } from '@shopfront/data/notices';
import type {
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';
import { useDispatch } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { useBlockApp } from '../app/block-app';
import { doStoreAction } from '../events/do-store-action';
import { shippingFailureOf } from './shipping-failure';

/** Chooses a rate; one that is fetched is chosen for all packages (specification 4, Shipping). */
export type SelectRate = (
	rate: ShippingRateResponse,
	shippingPackage: ShippingPackageResponse
) => void;

/**
 * How a rate is chosen: it shows at once; what the server refuses becomes a notice. Add-ons are told either way
 * (contract/events.md 1 and 4).
 *
 * @param noticeContext As `wc/cart`.
 */
export const useSelectRate = ( noticeContext: string ): SelectRate => {
	const { registry, settings, events } = useBlockApp();
	const { collectableMethodIds } = settings;
	const { selectShippingRate } = useDispatch( cartStore );
	return useCallback< SelectRate >(
		async ( rate, { package_id: packageId } ) => {
			const { rate_id: rateId } = rate;
			const target = isCollected( rate, collectableMethodIds )
				? null
				: packageId;
			try {
				await selectShippingRate( rateId, target );
			} catch ( error ) {
				processErrorResponse( registry, error, noticeContext );
				void events.shippingRateSelectFail.ask( {
					...shippingFailureOf( registry ),
					hasError: true,
				} );
				return;
			}
			doStoreAction( 'checkout-set-selected-shipping-rate', {
				shippingRateId: rateId,
				storeCart: registry.select( cartStore ).getCartData(),
			} );
			void events.shippingRateSelectSuccess.ask( {
				[ packageId ]: rateId,
			} );
		},
		[
			registry,
			events,
			collectableMethodIds,
			selectShippingRate,
			noticeContext,
		]
	);
};
