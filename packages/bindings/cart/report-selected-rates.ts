import { cartStore } from '@shopfront/data/cart';
import { getInstance } from '@shopfront/data/services';
import { doStoreAction } from '@shopfront/events';
import type { DataRegistry } from '@wordpress/data';

type Registry = Pick< DataRegistry, 'select' >;

/** The rate ids of the last report, by package; `null` before there is one. */
interface ReportedRates {
	last: ReadonlyMap< string, string > | null;
}

const createReportedRates = (): ReportedRates => ( { last: null } );

/** The rates that the server has selected. One that the shopper has just chosen is not among them yet. */
const getServerSelectedRates = (
	registry: Registry
): Array< [ string, string ] > =>
	registry
		.select( cartStore )
		.getServerCart()
		.shippingRates.flatMap( ( { package_id: id, shipping_rates: rates } ) =>
			rates
				.filter( ( { selected } ) => selected )
				.map( ( { rate_id: rateId } ): [ string, string ] => [
					String( id ),
					rateId,
				] )
		);

/** Takes the selected rates as known, unless some have been reported already. */
export const initializeReportedRates = ( registry: Registry ): void => {
	getInstance( registry, createReportedRates ).last ??= new Map(
		getServerSelectedRates( registry )
	);
};

/**
 * Reports rates that the server has selected since the last report (docs/contract/events.md 1): on a checkout the rates
 * that it opens with, and each change once, no matter who made it. The platform also reports rates that an address
 * change leaves as they are; listeners would count those as choices.
 */
export const reportSelectedRates = ( registry: Registry ): void => {
	const reported = getInstance( registry, createReportedRates );
	const before = reported.last ?? new Map< string, string >();
	const now = getServerSelectedRates( registry );
	reported.last = new Map( [ ...before, ...now ] );
	const changed = now
		.filter(
			( [ packageId, rateId ] ) => before.get( packageId ) !== rateId
		)
		.map( ( [ , rateId ] ) => rateId );
	for ( const shippingRateId of new Set( changed ) ) {
		doStoreAction( 'checkout-set-selected-shipping-rate', {
			shippingRateId,
			storeCart: registry.select( cartStore ).getCartData(),
		} );
	}
};
