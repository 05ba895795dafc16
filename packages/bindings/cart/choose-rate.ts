import { cartStore } from '@shopfront/data/cart';
import type { CartResponse } from '@shopfront/store-api';
import type { BlockApp } from '../app/block-app';
import {
	initializeReportedRates,
	reportSelectedRates,
} from './report-selected-rates';
import { getShippingFailure } from './shipping-failure';

/**
 * Selects a rate and notifies add-ons of the outcome (docs/contract/events.md 1 and 4), except for choices that are
 * superseded or already selected. Without a package id, selects the rate for all packages. Resolves to `null` if no
 * request was needed or the response is superseded. Rejects with the store's error.
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
