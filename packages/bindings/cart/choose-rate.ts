import { cartStore } from '@shopfront/data/cart';
import type { CartResponse } from '@shopfront/store-api';
import type { BlockApp } from '../app/block-app';
import {
	initializeReportedRates,
	reportSelectedRates,
} from './report-selected-rates';
import { getShippingFailure } from './shipping-failure';

/**
 * Chooses a rate, whoever wants it, and tells add-ons what comes of it (docs/contract/events.md 1 and 4): nothing of a
 * choice that another has taken the place of, or that was so already.
 * For all packages without one. Gives the cart; `null` when nothing was asked or the answer is of no interest any more.
 * Rejects as the store does.
 */
export const chooseRate = async (
	{ registry, events }: Pick< BlockApp, 'registry' | 'events' >,
	rateId: string,
	packageId: number | string | null
): Promise< CartResponse | null > => {
	let response: CartResponse | null;
	initializeReportedRates( registry );
	try {
		response = await registry
			.dispatch( cartStore )
			.selectShippingRate( rateId, packageId );
	} catch ( error ) {
		void events.shippingRateSelectFail.notify( {
			...getShippingFailure( registry ),
			hasError: true,
		} );
		throw error;
	}
	if ( response ) {
		reportSelectedRates( registry );
		const storeCart = registry.select( cartStore ).getCartData();
		void events.shippingRateSelectSuccess.notify(
			Object.fromEntries(
				( packageId === null
					? storeCart.shippingRates.map( ( each ) => each.package_id )
					: [ packageId ]
				).map( ( id ) => [ id, rateId ] )
			)
		);
	}
	return response;
};
