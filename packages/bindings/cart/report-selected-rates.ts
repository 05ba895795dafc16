import { cartStore } from '@shopfront/data/cart';
import { getInstance } from '@shopfront/data/services';
import { doStoreAction } from '@shopfront/events';
import type { DataRegistry } from '@wordpress/data';

type Registry = Pick< DataRegistry, 'select' >;

/** The last report's rate ids by package; `null` before the first report. */
interface ReportedRates {
	last: ReadonlyMap< string, string > | null;
}

const createReportedRates = (): ReportedRates => ( { last: null } );

/** Without a pending selection. */
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

export const initializeReportedRates = ( registry: Registry ): void => {
	getInstance( registry, createReportedRates ).last ??= new Map(
		getServerSelectedRates( registry )
	);
};

/**
 * Reports the server's selected rates (docs/contract/events.md 1): each change once, whatever caused it. The platform
 * also reports rates that an address change leaves unchanged; listeners would count them as choices.
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
